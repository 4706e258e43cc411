import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../../../parts/class-names.ts'

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: LucideIcon
  readonly label: string
}

/** A button of the tool bar on small screens, with its name below its icon. */
export function BarButton({ icon: Icon, label, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'grid h-13 min-w-15 flex-1 content-center justify-items-center gap-0.5 rounded-md px-1 text-xs font-semibold whitespace-nowrap text-ink-soft select-none aria-expanded:bg-ink/10 aria-expanded:text-ink aria-pressed:bg-ink/10 aria-pressed:text-ink active:bg-ink/10 disabled:opacity-45',
        className,
      )}
    >
      <Icon className="size-5" aria-hidden />
      {label}
    </button>
  )
}
