import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

type Variant = 'primary' | 'plain' | 'quiet' | 'danger'
type Height = 'small' | 'normal' | 'large'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the main action of a page, `quiet` without a border, `danger` for deletions. */
  readonly variant?: Variant
  readonly height?: Height
  readonly icon?: LucideIcon
  readonly busy?: boolean
  /** Gives its only child, for example a link, the style of the button. */
  readonly asChild?: boolean
  readonly children: ReactNode
}

const VARIANTS: Readonly<Record<Variant, string>> = {
  primary: 'bg-ink text-paper hover:bg-ink/88 active:bg-ink/80 border-transparent',
  plain: 'bg-sheet text-ink border-rule-strong/60 hover:border-rule-strong hover:bg-well',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-ink/7 active:bg-ink/12',
  danger: 'bg-sheet text-bad border-bad/45 hover:bg-bad-wash hover:border-bad',
}

const HEIGHTS: Readonly<Record<Height, string>> = {
  small: 'min-h-8 px-2.5 text-sm gap-1.5 touchable',
  normal: 'min-h-9 px-3.5 text-sm gap-2 touchable',
  large: 'min-h-11 px-5 text-base gap-2',
}

const SHAPE =
  'inline-flex max-w-full shrink-0 items-center justify-center rounded-md border font-semibold select-none transition-colors duration-120 disabled:opacity-50 disabled:pointer-events-none aria-busy:opacity-50 aria-busy:cursor-default'

export function Button({
  variant = 'plain',
  height = 'normal',
  icon: Icon,
  busy = false,
  asChild = false,
  ...props
}: ButtonProps) {
  const { className, children, type, onClick, ...rest } = props
  const names = classNames(SHAPE, VARIANTS[variant], HEIGHTS[height], className)
  if (asChild) {
    return (
      <Slot.Root className={names} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={names}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // Not `disabled`, since a disabled button loses the focus.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <LoaderCircle className="size-4 animate-turn" aria-hidden />
      ) : (
        Icon && <Icon className="size-4" aria-hidden />
      )}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: LucideIcon
  readonly label: string
  /** For the tooltip. Default: the label. */
  readonly tip?: string
  readonly variant?: 'plain' | 'quiet' | 'danger'
  readonly height?: 'small' | 'normal'
}

export function IconButton({
  icon: Icon,
  label,
  tip = label,
  variant = 'quiet',
  height = 'normal',
  className,
  ...rest
}: IconButtonProps) {
  const square = height === 'small' ? 'size-8' : 'size-9'
  return (
    <Tooltip text={tip}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={classNames(SHAPE, 'touchable', VARIANTS[variant], square, className)}
      >
        <Icon className="size-4.5" aria-hidden />
      </button>
    </Tooltip>
  )
}
