import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../parts/class-names.ts'
import { usePreference } from '../../../parts/preferences.ts'

interface SectionProps {
  readonly title: string
  /** The title of the section around it. */
  readonly within?: string
  /** Until it has been opened for the first time. */
  readonly startsClosed?: boolean
  /** A button next to the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the inspector that can be collapsed, which this browser remembers. */
export function Section({ title, within, startsClosed = false, action, children }: SectionProps) {
  const [stored, store] = usePreference(`platen-inspector-${nameOf(within, title)}`)
  const isOpen = stored === '' ? !startsClosed : stored === 'open'
  const id = useId()
  const Heading = within === undefined ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={within === undefined ? 'border-b border-rule px-4 py-2 last:border-b-0' : 'border-t border-rule pt-1'}
    >
      <div className="flex h-8 items-center gap-1">
        <Heading id={`${id}-title`} className="min-w-0 flex-1 font-sans text-sm font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => store(isOpen ? 'closed' : 'open')}
            className="-ml-1 flex h-8 w-full items-center gap-1 rounded-md px-1 text-left hover:bg-ink/5"
          >
            <ChevronRight
              className={classNames('size-3.5 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-90')}
              aria-hidden
            />
            {title}
          </button>
        </Heading>
        {action}
      </div>
      <div id={id} hidden={!isOpen} className={isOpen ? 'grid grid-cols-1 gap-2 pt-1 pb-2' : undefined}>
        {isOpen && children}
      </div>
    </section>
  )
}

/** `text-columns-and-tabs`. */
function nameOf(...titles: readonly (string | undefined)[]): string {
  return titles
    .filter((title) => title !== undefined)
    .join(' ')
    .toLowerCase()
    .replaceAll(' ', '-')
}
