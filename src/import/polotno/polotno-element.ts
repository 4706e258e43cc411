import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { readCssPaint } from '../css-paint.ts'
import { lengthPx, px, within } from '../numbers.ts'
import { boundsOf } from '../placed-box.ts'
import { refuse } from '../refuse.ts'
import { baseOf, dashOf, lookOf } from './polotno-base.ts'
import type { PolotnoElement, PolotnoPage } from './polotno-context.ts'
import { convertFigure } from './polotno-figure.ts'
import { convertImage, convertSvg } from './polotno-image.ts'
import { convertTable } from './polotno-table.ts'
import { convertText } from './polotno-text.ts'
import { type Fields, fieldsOf, listOf, noteCustom, numberIn, textIn } from './polotno-values.ts'

export function convertChildren(children: readonly unknown[], page: PolotnoPage, depth = 0): Element[] {
  return children.flatMap((child) => convertElement(fieldsOf(child), page, depth))
}

function convertElement(fields: Fields, page: PolotnoPage, depth: number): Element[] {
  const { draft } = page
  const type = textIn(fields, 'type')
  const id = draft.id(type === '' ? 'element' : type, textIn(fields, 'id'))
  noteCustom(fields, draft, { kind: 'element', element: id })
  if (type === 'group') return convertGroup(fields, { ...page, id, depth })
  const element: PolotnoElement = { ...page, fields, id }
  noteEffects(element)
  switch (type) {
    case 'text':
      return convertText(element)
    case 'image':
    case 'gif':
      return convertImage(element)
    case 'svg':
      return convertSvg(element)
    case 'figure':
      return convertFigure(element)
    case 'line':
      return convertLine(element)
    case 'table':
      return convertTable(element)
    case 'video':
      draft.note('Video', 'Designs have no videos; it was left out.')
      return []
    default:
      draft.note(`Element of the type “${type.slice(0, 40)}”`, 'The type is not known; it was left out.')
      return []
  }
}

function noteEffects({ fields, draft, id: element }: PolotnoElement): void {
  noteAnimations(fields, draft, element)
  if (['image', 'gif', 'svg'].includes(textIn(fields, 'type'))) return
  const filters = ['brightnessEnabled', 'sepiaEnabled', 'grayscaleEnabled'].filter((name) => fields[name] === true)
  if (filters.length > 0 || Object.keys(fieldsOf(fields['filters'])).length > 0)
    draft.note('Color filter', 'Only images have filters; it was left out.', { element })
}

function noteAnimations(fields: Fields, draft: PolotnoPage['draft'], element: string): void {
  const animations = listOf(fields['animations']).map(fieldsOf)
  if (animations.some(({ enabled, name = 'none' }) => enabled !== false && name !== 'none'))
    draft.note('Animation', 'Designs do not move; it was left out.', { element })
}

const MAX_DEPTH = 200

/** Groups of Polotno have neither box nor rotation: their elements are placed on the page. */
function convertGroup(fields: Fields, page: PolotnoPage & { readonly id: string; readonly depth: number }): Element[] {
  const { id, depth, draft } = page
  if (depth > MAX_DEPTH) refuse(`it nests more than ${MAX_DEPTH} groups`)
  noteAnimations(fields, draft, id)
  const elements = convertChildren(listOf(fields['children']), page, depth + 1)
  if (elements.length === 0) return []
  if (depth >= LIMITS.groupDepth - 1) {
    draft.note('Deeply nested group', `Groups nest up to ${LIMITS.groupDepth} levels; it was dissolved.`)
    return elements
  }
  return [groupOf(elements, { id, ...lookOf(fields, page, id) })]
}

function groupOf(elements: readonly Element[], base: { readonly id: string }): Element {
  const box = boundsOf(elements)
  const moved = elements.map((element) => ({ ...element, x: px(element.x - box.x), y: px(element.y - box.y) }))
  return { ...base, type: 'group', ...box, elements: moved }
}

const HEADS: ReadonlyMap<string, 'arrow' | 'triangle' | 'bar' | 'circle'> = new Map([
  ['arrow', 'arrow'],
  ['triangle', 'triangle'],
  ['bar', 'bar'],
  ['circle', 'circle'],
  ['square', 'bar'],
])

function headOf({ fields, draft, id: element }: PolotnoElement, name: string) {
  const head = textIn(fields, name)
  if (head === 'square') draft.note('Line with a square at its end', 'A bar is drawn.', { element })
  if (head !== '' && !HEADS.has(head))
    draft.note(`End of a line “${head.slice(0, 40)}”`, 'It is not known; the line has no head there.', { element })
  return HEADS.get(head)
}

function convertLine(element: PolotnoElement): Element[] {
  const { fields, scale } = element
  const [width, thickness] = [numberIn(fields, 'width', 400), numberIn(fields, 'height', 10)]
  const strokeWidth = within(thickness * scale, 0, LIMITS.strokePx)
  const dash = dashOf(element, strokeWidth)
  const [startCap, endCap] = [headOf(element, 'startHead'), headOf(element, 'endHead')]
  const end = { x: lengthPx(width * scale), y: lengthPx((thickness * scale) / 2) }
  return [
    {
      ...baseOf(element),
      type: 'line',
      points: [{ x: 0, y: end.y }, end],
      stroke: {
        paint: readCssPaint(textIn(fields, 'color', 'black'), element.draft, { element: element.id }) ?? '#000000',
        width: strokeWidth,
        ...(dash.length > 0 && { dash }),
      },
      ...(startCap && { startCap }),
      ...(endCap && { endCap }),
    },
  ]
}
