import { classNames } from '../../parts/class-names.ts'

interface PageChoiceProps {
  readonly pages: readonly { readonly id: string; readonly label: string; readonly changes?: number }[]
  /** ID of a page. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Buttons for the pages, with how many changes each has. Nothing for a single page. */
export function PageChoice({ pages, chosen, onChoose }: PageChoiceProps) {
  if (pages.length < 2) return null
  return (
    <ol aria-label="Pages" className="flex flex-wrap justify-center gap-1.5">
      {pages.map(({ id, label, changes = 0 }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => onChoose(id)}
            className={classNames(
              'touchable inline-flex min-h-8 items-center gap-1.5 rounded-md border px-2.5 text-sm tabular-nums transition-colors duration-120',
              id === chosen ? 'border-press font-semibold' : 'border-rule hover:border-rule-strong',
            )}
          >
            {label}
            {changes > 0 && (
              <span className="rounded-full bg-busy-wash px-1.5 text-xs font-semibold text-busy">
                {changes} <span className="sr-only">{changes === 1 ? 'change' : 'changes'}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}
