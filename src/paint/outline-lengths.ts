import type { Complete } from '../document/elements/element.ts'
import { pathMatrix } from './path-matrix.ts'
import { dataLengths, type Pieces } from './measure-path.ts'

/** A typical letter: forty curves with a total length of six em. */
const LETTER = { curves: 40, lengthEm: 6 }

/** Shorter path data is too cheap to measure. */
const SHORT_DATA = 300

export function outlineOf(element: Complete): readonly Pieces[] {
  const { width, height } = element
  switch (element.type) {
    case 'path': {
      const isDashed = (element.stroke?.dash?.length ?? 0) > 0
      if (element.d.length < SHORT_DATA && !isDashed) return []
      const { a, d } = pathMatrix(element)
      return dataLengths(element.d, { x: Math.abs(a), y: Math.abs(d) })
    }
    case 'image':
      return imageOutline(element)
    case 'line':
      return element.points.slice(1).map(({ x, y }, index) => {
        const from = element.points[index] ?? { x, y }
        return { count: 1, lengthPx: Math.hypot(x - from.x, y - from.y) * (1 + element.curve / 2) }
      })
    case 'rect':
      return [width, height].map((lengthPx) => ({ count: 2, lengthPx }))
    case 'polygon':
      return [{ count: element.sides, lengthPx: (Math.PI * Math.max(width, height)) / element.sides }]
    case 'star':
      return [{ count: element.points * 2, lengthPx: Math.hypot(width, height) / 2 }]
    case 'ellipse':
      return [{ count: element.innerRadius > 0 ? 8 : 4, lengthPx: (Math.PI * (width + height)) / 8 }]
    case 'text':
      return textOutline(element)
    case 'svg':
    case 'code':
    case 'chart':
    case 'table':
    case 'group':
    case 'repeat':
      return []
  }
}

/** Without a mask, the outline matters only to a dashed stroke. */
function imageOutline({ mask, stroke, width, height }: Complete<'image'>): readonly Pieces[] {
  const isDashed = (stroke?.dash?.length ?? 0) > 0
  if (mask?.type === 'path' && (isDashed || mask.d.length >= SHORT_DATA)) {
    return dataLengths(mask.d, { x: width, y: height })
  }
  return isDashed ? [width, height].map((lengthPx) => ({ count: 2, lengthPx })) : []
}

/** Skia caches letters, so that only strokes take time. */
function textOutline({ text, fontSize, stroke, runs }: Complete<'text'>): readonly Pieces[] {
  if (!stroke && !runs?.some((run) => run.stroke)) return []
  const styledTexts = runs ?? [{ text: text ?? '' }]
  return styledTexts.map((styled) => {
    const sizePx = ('fontSize' in styled ? styled.fontSize : undefined) ?? fontSize
    return { count: styled.text.length * LETTER.curves, lengthPx: (sizePx * LETTER.lengthEm) / LETTER.curves }
  })
}
