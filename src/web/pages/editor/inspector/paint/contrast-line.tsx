import { contrastLevel, contrastRatio } from '../../../../../edit/colors/contrast.ts'
import { Badge } from '../../../../parts/badge.tsx'

const WORDS = {
  AAA: 'AAA: easy to read',
  AA: 'AA: readable',
  low: 'Hard to read',
} as const

/** How well a text in this color can be read on what lies beneath it. */
export function ContrastLine({ color, beneath, isLarge }: { color: string; beneath: string; isLarge: boolean }) {
  const ratio = contrastRatio(color, beneath)
  const level = contrastLevel(ratio, isLarge)
  return (
    <p className="flex items-center justify-between gap-2 text-xs text-ink-soft">
      <span>
        Contrast <span className="font-semibold text-ink tabular-nums">{(Math.floor(ratio * 10) / 10).toFixed(1)}</span>
      </span>
      <Badge variant={level === 'low' ? 'warn' : 'good'}>{WORDS[level]}</Badge>
    </p>
  )
}
