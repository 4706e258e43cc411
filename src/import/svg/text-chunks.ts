import { XmlElement, XmlText } from '@rgrove/parse-xml'
import { localName } from '../read-xml.ts'
import { type SvgStyle, styleOf } from './svg-css.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { readLength, readLengths } from './svg-lengths.ts'

/** Text from one position on, in user units. */
export interface Chunk {
  readonly x: number
  readonly y: number
  readonly style: SvgStyle
  readonly runs: StyledText[]
}

export interface StyledText {
  text: string
  readonly style: SvgStyle
  readonly shift: number
}

export function sizeOf(style: SvgStyle): number {
  return readLength(style['font-size'], { whole: 16, fontSize: 16 }) ?? 16
}

export function readChunks(element: XmlElement, context: SvgContext, file: SvgImport): Chunk[] {
  const chunks: Chunk[] = []
  const isPreserved =
    element.attributes['xml:space'] === 'preserve' ||
    /^(pre|pre-wrap|break-spaces)$/.test(context.style['white-space'] ?? '')
  let current = { x: 0, y: 0 }
  const visit = (node: XmlElement, style: SvgStyle, shift: number): void => {
    const fontSize = sizeOf(style)
    const { width, height } = file.viewport
    const [x, y] = [
      readLength(node.attributes['x'], { whole: width, fontSize }),
      readLength(node.attributes['y'], { whole: height, fontSize }),
    ]
    const [dx = 0] = readLengths(node.attributes['dx'], { whole: width, fontSize })
    const [dy = 0] = readLengths(node.attributes['dy'], { whole: height, fontSize })
    const isMoved = x !== undefined || y !== undefined || chunks.length === 0
    if (isMoved) {
      current = { x: (x ?? current.x) + dx, y: (y ?? current.y) + dy }
      chunks.push({ ...current, style, runs: [] })
    }
    const raised = shift + (isMoved ? 0 : -dy / fontSize) + shiftOf(node, style)
    for (const child of node.children) {
      if (child instanceof XmlText) {
        const text = isPreserved ? child.text.replaceAll(/[\n\t]/g, ' ') : child.text.replaceAll(/\s+/g, ' ')
        chunks.at(-1)?.runs.push({ text, style, shift: raised })
      } else if (child instanceof XmlElement && ['tspan', 'a', 'tref'].includes(localName(child))) {
        const own = styleOf(child, style, file.rules)
        if (localName(child) === 'a')
          file.draft.note('Link of words', 'Only whole elements have links; it was left out.')
        if (own['display'] !== 'none') visit(child, own, raised)
      }
    }
  }
  visit(element, context.style, 0)
  return chunks
    .map((chunk) => (isPreserved ? chunk : { ...chunk, runs: trimmed(chunk.runs) }))
    .filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
}

function shiftOf(element: XmlElement, style: SvgStyle): number {
  const shift = localName(element) === 'text' ? undefined : style['baseline-shift']
  if (shift === 'super') return 0.35
  if (shift === 'sub') return -0.2
  return shift === undefined
    ? 0
    : (readLength(shift, { whole: sizeOf(style), fontSize: sizeOf(style) }) ?? 0) / sizeOf(style)
}

/** Drops spaces at both ends, and after other spaces. */
function trimmed(runs: readonly StyledText[]): StyledText[] {
  let endsInSpace = true
  const kept = runs.map((run) => {
    const text = endsInSpace ? run.text.replace(/^ /, '') : run.text
    if (text !== '') endsInSpace = text.endsWith(' ')
    return { ...run, text }
  })
  const last = kept.findLastIndex(({ text }) => text !== '')
  return kept
    .filter((_, index) => index <= last)
    .map((run, index) => (index === last ? { ...run, text: run.text.replace(/ $/, '') } : run))
}

/** Lines below each other at equal distances, in one style, are one text. */
export function joinLines(chunks: readonly Chunk[]): { lines: Chunk[]; lineHeight: number | undefined }[] {
  const texts: { lines: Chunk[]; distance?: number }[] = []
  for (const chunk of chunks) {
    const text = texts.at(-1)
    const last = text?.lines.at(-1)
    const distance = chunk.y - (last?.y ?? 0)
    const size = sizeOf(chunk.style)
    const isNext =
      last &&
      Math.abs(last.x - chunk.x) < 0.01 &&
      distance > size * 0.6 &&
      distance < size * 3 &&
      sizeOf(last.style) === size
    const isEven = text?.distance === undefined || Math.abs(text.distance - distance) < size * 0.02
    if (text && isNext && isEven) {
      text.lines.push(chunk)
      text.distance = distance
    } else texts.push({ lines: [chunk] })
  }
  return texts.map(({ lines, distance }) => ({
    lines,
    lineHeight: distance === undefined ? undefined : distance / sizeOf((lines[0] as Chunk).style),
  }))
}
