import type { Context, Matrix } from '../../paint/canvas.ts'
import type { ReadableLine } from '../../paint/readable-line.ts'

/** Some readers order the words of a slanted text, and the lines of a vertical one, by their positions. */
export type TextAngle = 'horizontal' | 'vertical' | 'slanted'

export interface DrawnText {
  text: string
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  readonly angle: TextAngle
  /** Readers order glyphs by position, so mirrored words would be read letter by letter. */
  readonly isMirrored: boolean
  /** Whether this is the outline of a text that is also filled, or its shadow. The text must be extracted only once. */
  isRepeated: boolean
  /** What is extracted instead, since this only marks its place. */
  readonly line: ReadableLine | undefined
}

/** Describes `called.text` as `context` draws it. `matrix` is that of the context. */
export function describeText(
  context: Context,
  matrix: Matrix,
  called: Pick<DrawnText, 'text' | 'isRepeated' | 'line'>,
): DrawnText {
  const family = /"([^"]*)"|'([^']*)'|(\S+)$/.exec(context.font)
  return {
    ...called,
    family: family?.[1] ?? family?.[2] ?? family?.[3] ?? '',
    direction: context.direction === 'rtl' ? 'rtl' : 'ltr',
    letterSpacingPx: Number.parseFloat(context.letterSpacing) || 0,
    angle: angleOf(matrix),
    isMirrored: isMirrored(matrix),
  }
}

const MIN_SLANT = 1e-6

function angleOf({ a, b }: Matrix): TextAngle {
  if (Math.abs(b) < MIN_SLANT) return 'horizontal'
  return Math.abs(a) < MIN_SLANT ? 'vertical' : 'slanted'
}

function isMirrored({ a, b, c, d }: Matrix): boolean {
  return a * d - b * c < 0
}
