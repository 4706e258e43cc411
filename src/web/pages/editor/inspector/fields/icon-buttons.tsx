import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../../../../parts/class-names.ts'
import { Tooltip } from '../../../../parts/tooltip.tsx'

/** Buttons with icons that belong together. */
export function IconButtons({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex rounded-md bg-ink/7 p-0.5">
      {children}
    </div>
  )
}

interface IconToggleProps {
  readonly icon: LucideIcon
  readonly label: string
  /** Undefined if what is selected has different values. */
  readonly isOn: boolean | undefined
  readonly onToggle: () => void
}

/** Leaves the focus in a text that is edited, so that typing goes on. */
export function IconToggle({ icon: Icon, label, isOn, onToggle }: IconToggleProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isOn ?? 'mixed'}
        onPointerDown={leaveFocus}
        onMouseDown={leaveFocus}
        onClick={onToggle}
        className={classNames(
          'grid h-7 min-w-0 flex-1 place-items-center rounded-[5px] transition-colors duration-120',
          isOn === true ? 'bg-lift text-ink shadow-raised' : 'text-ink-soft hover:text-ink',
        )}
      >
        <Icon className="size-4" aria-hidden />
      </button>
    </Tooltip>
  )
}

function leaveFocus(event: Pick<MouseEvent, 'preventDefault'>): void {
  event.preventDefault()
}
