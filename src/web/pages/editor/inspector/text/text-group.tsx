import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { usePreference } from '../../../../parts/preferences.ts'
import { classNames } from '../../../../parts/class-names.ts'

/** Rarer properties of text, which are closed at first. This browser remembers which are open. */
export function TextGroup({ title, children }: { title: string; children: ReactNode }) {
  const [stored, store] = usePreference(`platen-text-${title.toLowerCase().replaceAll(' ', '-')}`)
  const isOpen = stored === 'open'
  const id = useId()
  return (
    <section aria-label={title} className="border-t border-rule pt-1">
      <h3 className="font-sans text-sm font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => store(isOpen ? '' : 'open')}
          className="-mx-1 flex h-8 w-full items-center gap-1 rounded-md px-1 text-left hover:bg-ink/5"
        >
          <ChevronRight
            className={classNames('size-3.5 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-90')}
            aria-hidden
          />
          {title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={isOpen ? 'grid grid-cols-1 gap-2 pt-1 pb-2' : undefined}>
        {isOpen && children}
      </div>
    </section>
  )
}
