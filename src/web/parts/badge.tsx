import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeVariant = 'plain' | 'good' | 'warn' | 'bad' | 'busy' | 'press'

const VARIANTS: Readonly<Record<BadgeVariant, string>> = {
  plain: 'bg-ink/7 text-ink-soft',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  busy: 'bg-busy-wash text-busy',
  press: 'bg-press-wash text-press-strong',
}

/** The text must carry the meaning, since not everyone sees the color. */
export function Badge({
  variant = 'plain',
  children,
  className,
}: {
  variant?: BadgeVariant
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 max-w-full items-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap',
        VARIANTS[variant],
        className,
      )}
    >
      {children}
    </span>
  )
}
