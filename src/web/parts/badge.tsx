import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeLook = 'plain' | 'good' | 'warn' | 'bad' | 'busy' | 'press'

const LOOKS: Readonly<Record<BadgeLook, string>> = {
  plain: 'bg-ink/7 text-ink-soft',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  busy: 'bg-busy-wash text-busy',
  press: 'bg-press-wash text-press-strong',
}

/** The text, never only the color, carries the meaning. */
export function Badge({
  look = 'plain',
  children,
  className,
}: {
  look?: BadgeLook
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 max-w-full items-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap',
        LOOKS[look],
        className,
      )}
    >
      {children}
    </span>
  )
}
