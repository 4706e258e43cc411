import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  readonly title: string
  /** What is in it, or what differs from the defaults. */
  readonly summary: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A section of a form that is closed until someone needs it. */
export function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId()
  return (
    <section className="border-t border-rule">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(!isOpen)}
          className="group flex min-h-13 w-full items-center gap-3 rounded-md py-2 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-base font-semibold">{title}</span>
            {!isOpen && <span className="block truncate font-sans text-sm font-normal text-ink-soft">{summary}</span>}
          </span>
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-4.5 shrink-0 text-ink-soft transition-transform duration-120 group-hover:text-ink',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="grid gap-5 pt-1 pb-5 animate-fade-in">
          {children}
        </div>
      )}
    </section>
  )
}
