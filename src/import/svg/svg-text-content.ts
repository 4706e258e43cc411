import type { Run, Text } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { pinnedFace } from '../fonts/pinned-face.ts'
import { familyFor, familyNames } from '../fonts/substitute-font.ts'
import { fontSizePx, within } from '../numbers.ts'
import { scalesOf } from '../placed-box.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { storableText } from '../storable-text.ts'
import type { SvgStyle } from './svg-css.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { readFraction, readLength } from './svg-lengths.ts'
import { isInexpressible, paintOf } from './svg-shape.ts'
import { type Chunk, sizeOf, type StyledText } from './text-chunks.ts'

/** A text, by its ID in the design, and what its conversion needs. */
export interface TextContext {
  readonly id: string
  readonly context: SvgContext
  readonly file: SvgImport
}

/** Returns the text of lines of one style, with runs where it differs. */
export function contentOf(lines: readonly Chunk[], { id, context, file }: TextContext) {
  const style = lines[0]?.style ?? context.style
  const contents = lines.flatMap(({ runs }, index) => [
    ...(index > 0 ? [{ text: '\n', style, shift: 0 }] : []),
    ...runs,
  ])
  const scale = scalesOf(context.matrix)?.x ?? 1
  const use = { context, file, id, scale, style }
  const base = {
    ...runStyle(style, use),
    fontFamily: familyFor(file.draft, style['font-family'] ?? 'serif', { element: id }),
    fontSize: fontSizePx(sizeOf(style) * scale),
  }
  const runs = contents.map((run): Run => runOf(run, base, use))
  const isPlain = runs.every((run) => Object.keys(run).length === 1)
  if (isPlain) return { text: storableText(runs.map((run) => run.text).join(''), file.draft, id), ...base }
  const noun = 'parts of a text in different styles'
  return { runs: [...file.draft.first(runs, LIMITS.runs, { noun, element: id })], ...base }
}

interface RunUse extends TextContext {
  readonly scale: number
  /** Of the first words. */
  readonly style: SvgStyle
}

/** Returns only what differs from the text. */
function runOf({ text, style, shift }: StyledText, base: Partial<Text>, use: RunUse): Run {
  const isOwn = style['font-family'] !== use.style['font-family']
  const family = isOwn
    ? familyFor(use.file.draft, style['font-family'] ?? 'serif', { element: use.id })
    : base.fontFamily
  const own = { ...runStyle(style, use), fontFamily: family, fontSize: fontSizePx(sizeOf(style) * use.scale) }
  const differing = Object.entries(own).filter(
    ([name, value]) => JSON.stringify(base[name as keyof Text]) !== JSON.stringify(value),
  )
  const run = Object.fromEntries(text === '\n' ? [] : differing) as Partial<Run>
  return { ...run, text, ...(shift !== 0 && text !== '\n' && { baselineShift: within(shift, -10, 10) }) }
}

function runStyle(style: SvgStyle, { context, file, scale }: Omit<RunUse, 'style'>) {
  const opacity = readFraction(style['fill-opacity'], 1)
  const size = sizeOf(style)
  const spacing =
    style['letter-spacing'] === 'normal'
      ? 0
      : (readLength(style['letter-spacing'], { whole: 0, fontSize: size }) ?? 0) / size
  const decoration = style['text-decoration'] ?? ''
  const painted = { box: { x: 0, y: 0, width: 0, height: 0 }, toShape: context.matrix, size: { width: 0, height: 0 } }
  const fill = paintOf(style['fill'] ?? 'black', opacity, { painted, context: { ...context, style }, file })
  const stroke = readColor(style['stroke'] ?? 'none')
  const strokeWidth = within((readLength(style['stroke-width'], { whole: 0, fontSize: size }) ?? 1) * scale, 0, 1000)
  const transform = (['uppercase', 'lowercase', 'capitalize'] as const).find((name) => name === style['text-transform'])
  const isPainted = fill !== null && !isInexpressible(fill)
  // Our export writes neither weight nor style, which are in the name of the face.
  const face = pinnedFace(familyNames(style['font-family'] ?? '')[0] ?? '')
  const isItalic = face?.isItalic === true || /italic|oblique/.test(style['font-style'] ?? '')
  return {
    fontWeight: face?.weight ?? weightOf(style['font-weight']),
    fontStyle: isItalic ? ('italic' as const) : ('normal' as const),
    fill: isPainted ? fill : '#00000000',
    ...(spacing !== 0 && { letterSpacing: within(spacing, -1, 10) }),
    ...(decoration.includes('underline') && { underline: true }),
    ...(decoration.includes('line-through') && { strikethrough: true }),
    ...(transform && { textTransform: transform }),
    ...(stroke &&
      strokeWidth > 0 && {
        stroke: { paint: hexOf(stroke, readFraction(style['stroke-opacity'], 1)), width: strokeWidth },
      }),
  }
}

function weightOf(value: string | undefined): number {
  if (value === 'bold' || value === 'bolder') return 700
  const number = Number(value)
  return Number.isFinite(number) && number >= 50 ? Math.min(Math.max(Math.round(number / 100) * 100, 100), 900) : 400
}
