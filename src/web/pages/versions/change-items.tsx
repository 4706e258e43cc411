import { Badge, type BadgeVariant } from '../../parts/badge.tsx'
import { count } from '../../parts/format-text.ts'
import { classNames } from '../../parts/class-names.ts'
import type { ChangeKind, ListedChange } from './change-list.ts'
import type { NumberedChange } from './change-marks.tsx'

const LABELS: Readonly<Record<ChangeKind, { readonly label: string; readonly variant: BadgeVariant }>> = {
  added: { label: 'Added', variant: 'good' },
  removed: { label: 'Removed', variant: 'bad' },
  changed: { label: 'Changed', variant: 'busy' },
}

/** More than a person reads. */
const MAX_LISTED = 200

interface ChangeItemsProps {
  readonly changes: readonly NumberedChange[]
  /** ID of the page that is shown. */
  readonly chosenPage: string
  /** Reports the change that is pointed at or focused. */
  readonly onActive: (key: string | undefined) => void
  readonly onShow: (change: ListedChange) => void
}

export function ChangeItems({ changes, chosenPage, onActive, onShow }: ChangeItemsProps) {
  return (
    <>
      <ol className="divide-y divide-rule border-y border-rule">
        {changes.slice(0, MAX_LISTED).map(({ change, number }) => (
          <li key={change.key}>
            <button
              type="button"
              onClick={() => onShow(change)}
              onPointerEnter={() => onActive(change.key)}
              onPointerLeave={() => onActive(undefined)}
              onFocus={() => onActive(change.key)}
              onBlur={() => onActive(undefined)}
              className={classNames(
                'grid w-full grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-sm px-1 py-2.5 text-left text-sm hover:bg-ink/4',
                change.pageId !== undefined && change.pageId !== chosenPage && 'text-ink-soft',
              )}
            >
              <span className="text-right text-ink-soft tabular-nums">{number}</span>
              <span className="min-w-0">
                <span className="block font-semibold user-text">{change.title}</span>
                {change.kind === 'changed' || change.details.length > 1 ? (
                  change.details.map((detail) => (
                    <span key={detail} className="block text-ink-soft user-text">
                      {detail}
                    </span>
                  ))
                ) : (
                  <span className="sr-only">{change.details[0]}</span>
                )}
              </span>
              <Badge variant={LABELS[change.kind].variant}>{LABELS[change.kind].label}</Badge>
            </button>
          </li>
        ))}
      </ol>
      {changes.length > MAX_LISTED && (
        <p className="text-sm text-ink-soft">And {count(changes.length - MAX_LISTED)} more.</p>
      )}
    </>
  )
}
