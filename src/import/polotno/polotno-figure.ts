import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Stroke } from '../../document/paint.ts'
import { readCssPaint } from '../css-paint.ts'
import { lengthPx, within } from '../numbers.ts'
import { presetPath } from '../shapes/preset-paths.ts'
import { baseOf, dashOf } from './polotno-base.ts'
import type { PolotnoElement } from './polotno-context.ts'
import { numberIn, textIn } from './polotno-values.ts'

/** The shapes of Polotno that are paths, by those of presentations. */
const PRESETS: Readonly<Record<string, string>> = {
  triangle: 'triangle',
  rightTriangle: 'rtTriangle',
  diamond: 'diamond',
  parallelogram: 'parallelogram',
  trapezoid: 'trapezoid',
  heart: 'heart',
  cross: 'plus',
  speechBubble: 'wedgeRectCallout',
  arrowRight: 'rightArrow',
  rightArrow: 'rightArrow',
  arrowLeft: 'leftArrow',
  leftArrow: 'leftArrow',
  upArrow: 'upArrow',
  arrowUp: 'upArrow',
  downArrow: 'downArrow',
  arrowDown: 'downArrow',
  cloud: 'cloud',
  arc: 'blockArc',
  semicircle: 'flowChartDelay',
}
const POLYGONS: ReadonlyMap<string, number> = new Map([
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
])

export function convertFigure(element: PolotnoElement): Element[] {
  const { fields, draft, scale, id } = element
  const subType = textIn(fields, 'subType', 'rect')
  const base = baseOf(element)
  const [width, height] = [numberIn(fields, 'width', 100), numberIn(fields, 'height', 100)]
  const fill = readCssPaint(textIn(fields, 'fill', '#00a1ff'), draft, { element: id }) ?? null
  const paints = { fill, ...strokeOf(element) }
  const radius = lengthPx(numberIn(fields, 'cornerRadius', 0) * scale)
  const cornerRadius = radius > 0 ? { cornerRadius: radius } : {}
  if (subType === 'rect') return [{ ...base, type: 'rect', ...paints, ...cornerRadius }]
  if (subType === 'circle' || subType === 'ellipse') return [{ ...base, type: 'ellipse', ...paints }]
  if (subType === 'star') return [{ ...base, type: 'star', points: 5, innerRatio: 0.5, ...paints }]
  const sides = POLYGONS.get(subType)
  if (sides !== undefined) return [{ ...base, type: 'polygon', sides, ...paints }]
  const preset = presetPath(presetOf(subType), { width, height }, {})
  if (preset) {
    const shape = { d: preset.d, viewBox: [0, 0, Math.max(width, 0.001), Math.max(height, 0.001)] as Viewed }
    return [{ ...base, type: 'path', ...shape, ...paints }]
  }
  draft.note(`Figure “${subType.slice(0, 40)}”`, 'The shape is not known; a rectangle is drawn.', { element: id })
  return [{ ...base, type: 'rect', ...paints, ...cornerRadius }]
}

function presetOf(subType: string): string {
  return (Object.hasOwn(PRESETS, subType) ? PRESETS[subType] : undefined) ?? subType
}

type Viewed = [number, number, number, number]

function strokeOf(element: PolotnoElement): { stroke?: Stroke } {
  const { fields, scale, draft, id } = element
  const width = within(numberIn(fields, 'strokeWidth', 0) * scale, 0, LIMITS.strokePx)
  if (width === 0) return {}
  const paint = readCssPaint(textIn(fields, 'stroke', '#62c5ff'), draft, { element: id })
  if (!paint) return {}
  const dash = dashOf(element, width)
  return { stroke: { paint, width, align: 'inside', ...(dash.length > 0 && { dash }) } }
}
