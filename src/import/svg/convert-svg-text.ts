import { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import type { Run, Text } from '../../document/elements/text.ts'
import { hexOf, readColor } from '../read-css-color.ts'
import { baselineOf } from '../fonts/baseline.ts'
import { pinnedFace } from '../fonts/pinned-face.ts'
import { familyFor, familyNames } from '../fonts/substitute-font.ts'
import { fontSizePx, within } from '../numbers.ts'
import { isNearlySimilar, placeBox, scalesOf } from '../placed-box.ts'
import { localName } from '../read-xml.ts'
import { storableText } from '../storable-text.ts'
import type { SvgStyle } from './svg-css.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { readFraction, readLength } from './svg-lengths.ts'
import { type Chunk, joinLines, readChunks, sizeOf, type StyledText } from './text-chunks.ts'
import { type Inexpressible, paintOf, isInexpressible } from './svg-shape.ts'

/** Returns a text for each position, or why a design cannot express it. */
export function convertText(element: XmlElement, context: SvgContext, file: SvgImport): Element[] | Inexpressible {
  const reason = unsupported(element, context, file)
  if (reason !== undefined) return { reason }
  const chunks = joinLines(readChunks(element, context, file))
  return chunks.flatMap(({ lines, lineHeight }) => textOf(lines, lineHeight, { element, context, file }))
}

function unsupported(element: XmlElement, { style, matrix }: SvgContext, file: SvgImport): string | undefined {
  if (hasChild(element, 'textPath')) return 'Text on a path'
  if (!isNearlySimilar(matrix)) return 'Slanted or stretched text'
  if ((scalesOf(matrix)?.y ?? 1) < 0) return 'Mirrored text'
  if (/^(tb|vertical)/.test(style['writing-mode'] ?? '')) return 'Vertical text'
  if (/^url\(/.test(style['fill'] ?? '') || /^url\(/.test(style['stroke'] ?? ''))
    return 'Text with a gradient or pattern'
  if (hasPositions(element)) return 'Text with a position for each letter'
  if (element.attributes['textLength'] !== undefined)
    file.draft.note('Text of a set length', 'Its letters keep their natural width.')
  return undefined
}

function hasChild(element: XmlElement, name: string): boolean {
  return element.children.some(
    (child) => child instanceof XmlElement && (localName(child) === name || hasChild(child, name)),
  )
}

/** Lists of positions for single letters. */
function hasPositions(element: XmlElement): boolean {
  const isList = (value: string | undefined): boolean => (value ?? '').trim().split(/[\s,]+/).length > 1
  return (
    ['x', 'y', 'dx', 'dy', 'rotate'].some((name) => isList(element.attributes[name])) ||
    element.children.some((child) => child instanceof XmlElement && hasPositions(child))
  )
}

const BASELINES: Readonly<Record<string, number>> = {
  middle: 0.28,
  central: 0.35,
  hanging: 0.75,
  'text-before-edge': 0.95,
  'text-after-edge': -0.22,
  mathematical: 0.5,
}

interface TextUse {
  readonly element: XmlElement
  readonly context: SvgContext
  readonly file: SvgImport
}

function textOf(lines: readonly Chunk[], given: number | undefined, { element, context, file }: TextUse): Element[] {
  const [first] = lines
  if (!first) return []
  const { style } = first
  const id = file.draft.id('text', element.attributes['id'])
  const family = familyFor(file.draft, style['font-family'] ?? 'serif', { element: id })
  const size = sizeOf(style)
  const lineHeight = within(given ?? 1.2, 0.1, 10)
  const contents = lines.flatMap(({ runs }, index) => [
    ...(index > 0 ? [{ text: '\n', style, shift: 0 }] : []),
    ...runs,
  ])
  const longest = Math.max(
    ...lines.map(({ runs }) => runs.reduce((sum, run) => sum + run.text.length * sizeOf(run.style), 0)),
  )
  // Wide enough for wide letters, so that lines do not wrap.
  const width = longest * 0.9 + size
  const anchor = style['text-anchor'] ?? 'start'
  const shift = BASELINES[style['dominant-baseline'] ?? style['alignment-baseline'] ?? ''] ?? 0
  const box = {
    x: anchor === 'middle' ? first.x - width / 2 : anchor === 'end' ? first.x - width : first.x,
    y: first.y + shift * size - baselineOf(family, lineHeight) * size,
    width,
    height: lineHeight * size * lines.length,
  }
  const place = placeBox(context.matrix, box)
  if (!place) return []
  const scale = scalesOf(context.matrix)?.x ?? 1
  const base = {
    ...runStyle(style, { context, file, id, scale }),
    fontFamily: family,
    fontSize: fontSizePx(size * scale),
  }
  const runs = contents.map((run): Run => runOf(run, base, { context, file, id, scale }))
  const isPlain = runs.every((run) => Object.keys(run).length === 1)
  const text: Text = {
    id,
    type: 'text',
    ...place,
    ...(isPlain ? { text: storableText(runs.map((run) => run.text).join(''), file.draft, id) } : { runs }),
    ...base,
    align: anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left',
    lineHeight,
    // A rotated box that shrinks to its text would move.
    ...(place.rotation === undefined && { fit: 'hug' }),
  }
  return [text]
}

interface RunUse {
  readonly context: SvgContext
  readonly file: SvgImport
  readonly id: string
  readonly scale: number
}

/** Returns only what differs from the text. */
function runOf({ text, style, shift }: StyledText, base: Partial<Text>, use: RunUse): Run {
  const isOwn = style['font-family'] !== use.context.style['font-family']
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

function runStyle(style: SvgStyle, { context, file, scale }: RunUse) {
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
