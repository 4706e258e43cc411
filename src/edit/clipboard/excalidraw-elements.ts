import { isObject } from '../../document/check-schema.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Stroke } from '../../document/paint.ts'
import { colorOfCss } from './css-color.ts'
import { grouped } from './grouped.ts'

/** What Excalidraw copies, as far as it has an equal here. */
export interface Sketch {
  readonly elements: readonly Element[]
  /** How many elements have none, such as pictures. */
  readonly omitted: number
}

type Node = Readonly<Record<string, unknown>>

const MONO_FONTS = new Set([3, 8])
const CORNER_PX = 32

/** Reads what Excalidraw copies: shapes, arrows, drawings and texts, with its groups. Undefined for anything else. */
export function excalidrawElements(value: unknown): Sketch | undefined {
  if (!isObject(value) || !/^excalidraw/.test(String(value['type'])) || !Array.isArray(value['elements']))
    return undefined
  const nodes = value['elements'].filter(isObject).filter(({ isDeleted }) => isDeleted !== true)
  const read = nodes.flatMap((node, index): { element: Element; group: string | undefined }[] => {
    const element = elementOf(node, `${String(node['type'])}-${index + 1}`)
    const groups = Array.isArray(node['groupIds']) ? node['groupIds'] : []
    return element ? [{ element, group: groups.length > 0 ? String(groups.at(-1)) : undefined }] : []
  })
  return { elements: inGroups(read), omitted: nodes.length - read.length }
}

function inGroups(read: readonly { element: Element; group: string | undefined }[]): Element[] {
  const seen = new Set<string>()
  return read.flatMap(({ element, group }) => {
    if (group === undefined) return [element]
    if (seen.has(group)) return []
    seen.add(group)
    const members = read.filter((each) => each.group === group).map((each) => each.element)
    return members.length === 1 ? members : [grouped(members, `group-${seen.size}`)]
  })
}

function elementOf(node: Node, id: string): Element | undefined {
  const base = baseOf(node, id)
  const { width, height } = base
  const stroke = strokeOf(node)
  const fill = colorOf(node['backgroundColor'])
  switch (node['type']) {
    case 'rectangle':
    case 'embeddable':
    case 'iframe': {
      const isRound = isObject(node['roundness'])
      const cornerRadius = Math.min(CORNER_PX, Math.min(width, height) / 4)
      return { ...base, type: 'rect', fill, stroke, ...(isRound && { cornerRadius }) }
    }
    case 'ellipse':
      return { ...base, type: 'ellipse', fill, stroke }
    case 'diamond': {
      const d = 'M 50 0 L 100 50 L 50 100 L 0 50 Z'
      return { ...base, type: 'path', d, viewBox: [0, 0, 100, 100], fill, stroke }
    }
    case 'line':
    case 'arrow':
      return lineOf(node, base, { stroke, fill })
    case 'freedraw':
      return lineOf({ ...node, roundness: {} }, base, {
        stroke: stroke && { ...stroke, cap: 'round', join: 'round' },
        fill: null,
      })
    case 'text':
      return textOf(node, base)
    default:
      return undefined
  }
}

function baseOf(node: Node, id: string) {
  const degrees = Math.round(((number(node['angle']) * 180) / Math.PI) * 1000) / 1000
  const opacity = number(node['opacity'], 100) / 100
  return {
    ...{ id, x: number(node['x']), y: number(node['y']) },
    ...{ width: Math.abs(number(node['width'])), height: Math.abs(number(node['height'])) },
    ...(degrees !== 0 && { rotation: degrees }),
    ...(opacity < 1 && { opacity: Math.max(0, opacity) }),
    ...(node['locked'] === true && { locked: true }),
  }
}

/** Points are relative to the place of the element, which is not always their corner. */
function lineOf(
  node: Node,
  base: ReturnType<typeof baseOf>,
  { stroke, fill }: { stroke: Stroke | null; fill: string | null },
): Element | undefined {
  const given = Array.isArray(node['points']) ? node['points'] : []
  const points = given.flatMap((point: unknown) =>
    Array.isArray(point) ? [{ x: number(point[0]), y: number(point[1]) }] : [],
  )
  if (points.length < 2 || (!stroke && fill === null)) return undefined
  const left = Math.min(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  const moved = thinned(points).map(({ x, y }) => ({ x: x - left, y: y - top }))
  const placed = { ...base, x: base.x + left, y: base.y + top }
  const [first, last] = [points[0], points.at(-1)]
  if (fill !== null && node['type'] === 'line' && first?.x === last?.x && first?.y === last?.y) {
    const d = `M ${moved.map(({ x, y }) => `${x} ${y}`).join(' L ')} Z`
    return { ...placed, type: 'path', d, fill, stroke }
  }
  const startCap = capOf(node['startArrowhead'])
  const endCap = capOf(node['endArrowhead'])
  return {
    ...placed,
    type: 'line',
    points: moved,
    stroke: stroke ?? { paint: '#00000000' },
    ...(startCap && { startCap }),
    ...(endCap && { endCap }),
    ...(isObject(node['roundness']) && points.length > 2 && { curve: 1 }),
  }
}

const MOST_POINTS = 500

function thinned<T>(points: readonly T[]): T[] {
  const step = Math.ceil(points.length / MOST_POINTS)
  return points.filter((_, index) => index % step === 0 || index === points.length - 1)
}

function capOf(head: unknown): 'arrow' | 'triangle' | 'circle' | 'bar' | undefined {
  if (typeof head !== 'string') return undefined
  if (head === 'arrow' || head === 'bar') return head
  return /^(dot|circle)/.test(head) ? 'circle' : 'triangle'
}

function textOf(node: Node, base: ReturnType<typeof baseOf>): Element {
  const align = node['textAlign']
  return {
    ...base,
    type: 'text',
    text: typeof node['text'] === 'string' ? node['text'] : '',
    fontFamily: MONO_FONTS.has(number(node['fontFamily'])) ? 'JetBrains Mono' : 'Inter',
    fontSize: Math.max(1, number(node['fontSize'], 20)),
    lineHeight: Math.max(0.5, number(node['lineHeight'], 1.25)),
    fill: colorOf(node['strokeColor']) ?? '#1e1e1e',
    fit: 'hug',
    ...(align === 'center' && { align: 'center' as const }),
    ...(align === 'right' && { align: 'end' as const }),
  }
}

function strokeOf(node: Node): Stroke | null {
  const paint = colorOf(node['strokeColor'])
  const width = number(node['strokeWidth'], 1)
  if (paint === null || width <= 0) return null
  const dashes = { dashed: [8, 8 + width], dotted: [width, 5 + width] }
  const style = node['strokeStyle']
  return { paint, width, ...((style === 'dashed' || style === 'dotted') && { dash: dashes[style] }) }
}

function colorOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === 'transparent') return null
  return colorOfCss(value) ?? null
}

function number(value: unknown, otherwise = 0): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}
