import { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { baselineOf } from '../fonts/baseline.ts'
import { within } from '../numbers.ts'
import { isNearlySimilar, placeBox, scalesOf } from '../placed-box.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { type Chunk, joinLines, readChunks, sizeOf } from './text-chunks.ts'
import type { Inexpressible } from './svg-shape.ts'
import { contentOf } from './svg-text-content.ts'
import { convertTextOnPath, textPathIn, type TextUse } from './svg-text-path.ts'

/** Returns a text for each position, or why a design cannot express it. */
export function convertText(element: XmlElement, context: SvgContext, file: SvgImport): Element[] | Inexpressible {
  const reason = unsupported(element, context, file)
  if (reason !== undefined) return { reason }
  const textPath = textPathIn(element)
  if (textPath) return convertTextOnPath(textPath, { element, context, file })
  const chunks = joinLines(readChunks(element, context, file))
  return chunks.flatMap(({ lines, lineHeight }) => textOf(lines, lineHeight, { element, context, file }))
}

function unsupported(element: XmlElement, { style, matrix }: SvgContext, file: SvgImport): string | undefined {
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

function textOf(lines: readonly Chunk[], given: number | undefined, { element, context, file }: TextUse): Element[] {
  const [first] = lines
  if (!first) return []
  const { style } = first
  const id = file.draft.id('text', element.attributes['id'])
  const content = contentOf(lines, { id, context, file })
  const size = sizeOf(style)
  const lineHeight = within(given ?? 1.2, 0.1, 10)
  const longest = Math.max(
    ...lines.map(({ runs }) => runs.reduce((sum, run) => sum + run.text.length * sizeOf(run.style), 0)),
  )
  // Wide enough for wide letters, so that lines do not wrap.
  const width = longest * 0.9 + size
  const anchor = style['text-anchor'] ?? 'start'
  const shift = BASELINES[style['dominant-baseline'] ?? style['alignment-baseline'] ?? ''] ?? 0
  const box = {
    x: anchor === 'middle' ? first.x - width / 2 : anchor === 'end' ? first.x - width : first.x,
    y: first.y + shift * size - baselineOf(content.fontFamily, lineHeight) * size,
    width,
    height: lineHeight * size * lines.length,
  }
  const place = placeBox(context.matrix, box)
  if (!place) return []
  const text: Text = {
    id,
    type: 'text',
    ...place,
    ...content,
    align: anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left',
    lineHeight,
    // A rotated box that shrinks to its text would move.
    ...(place.rotation === undefined && { fit: 'hug' }),
  }
  return [text]
}
