import { classNames } from '../../parts/class-names.ts'
import type { ChangeKind, ListedChange } from './change-list.ts'

export interface NumberedChange {
  readonly change: ListedChange
  /** 1-based, in the list. */
  readonly number: number
}

const TONES: Readonly<Record<ChangeKind, { readonly border: string; readonly badge: string }>> = {
  added: { border: 'border-good', badge: 'bg-good-wash text-good' },
  removed: { border: 'border-bad', badge: 'bg-bad-wash text-bad' },
  changed: { border: 'border-busy', badge: 'bg-busy-wash text-busy' },
}

interface ChangeMarksProps {
  readonly side: 'before' | 'after'
  readonly pageId: string
  readonly changes: readonly NumberedChange[]
  /** Key of the change that is pointed at. */
  readonly active: string | undefined
}

/** Frames around what changed, with the numbers of the list. For the eye only, since the list says the same. */
export function ChangeMarks({ side, pageId, changes, active }: ChangeMarksProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {changes.map(({ change, number }) => {
        const mark = change[side]
        if (mark?.pageId !== pageId) return null
        const { border, badge } = TONES[change.kind]
        const isActive = active === change.key
        return (
          <span
            key={change.key}
            // The second, light line is seen on pictures of any color.
            className={classNames(
              'absolute border-2 outline-1 outline-sheet transition-opacity duration-120',
              border,
              isActive && 'z-10 bg-press/20',
              active !== undefined && !isActive && 'opacity-35',
            )}
            style={{
              left: `calc(${100 * mark.x}% - 3px)`,
              top: `calc(${100 * mark.y}% - 3px)`,
              width: `calc(${100 * mark.width}% + 6px)`,
              height: `calc(${100 * mark.height}% + 6px)`,
            }}
          >
            <span
              className={classNames(
                'absolute -top-2 -left-2 grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums shadow-raised',
                badge,
              )}
            >
              {number}
            </span>
          </span>
        )
      })}
    </div>
  )
}
