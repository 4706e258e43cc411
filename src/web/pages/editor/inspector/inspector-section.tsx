import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../parts/class-names.ts'
import { usePreference } from '../../../parts/preferences.ts'

interface SectionProps {
  readonly title: string
  /** Until it has been opened for the first time. */
  readonly startsClosed?: boolean
  /** A button next to the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the inspector that can be collapsed, which this browser remembers. */
export function Section({ title, startsClosed = false, action, children }: SectionProps) {
  const [stored, store] = usePreference(`platen-inspector-${title.toLowerCase().replaceAll(' ', '-')}`)
  const isOpen = stored === '' ? !startsClosed : stored === 'open'
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-rule px-4 py-2 last:border-b-0">
      <div className="flex h-8 items-center gap-1">
        <h2 id={`${id}-title`} className="min-w-0 flex-1 font-sans text-sm font-semibold">
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
        </h2>
        {action}
      </div>
      <div id={id} hidden={!isOpen} className={isOpen ? 'grid grid-cols-1 gap-2 pt-1 pb-2' : undefined}>
        {isOpen && children}
      </div>
    </section>
  )
}
