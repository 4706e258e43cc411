import type { XmlElement } from '@rgrove/parse-xml'
import { checkPathData } from '../../document/check-path-data.ts'
import { LIMITS } from '../../document/limits.ts'
import { EMU_PER_PX } from '../../document/px-per-unit.ts'
import type { Stroke } from '../../document/paint.ts'
import { lengthPx, px } from '../numbers.ts'
import { childOf, childrenNamed } from '../read-xml.ts'
import { presetPath } from '../shapes/preset-paths.ts'
import { readCustomPath } from './custom-path.ts'
import type { ShapePlace } from './shape-place.ts'
import type { ShapeUse } from './shape-paints.ts'
import type { SlideContext } from './slide-part.ts'

type Outline = { type: 'rect' | 'ellipse' | 'path' | 'line' } & Record<string, unknown>

interface Painted {
  readonly paints: Readonly<Record<string, unknown>>
  readonly stroke: Stroke | null
  readonly place: ShapePlace
}

export function geometryOf(
  properties: readonly (XmlElement | undefined)[],
  { paints, stroke, place }: Painted,
  { context, id }: ShapeUse,
): Outline {
  const [width, height] = [Math.max(place.width, LIMITS.minViewBoxSide), Math.max(place.height, LIMITS.minViewBoxSide)]
  const custom = properties.flatMap((part) => childOf(part, 'custGeom') ?? [])[0]
  if (custom) {
    const path = readCustomPath(custom, extentOf(properties, { width, height }))
    const scaled = path && scaledPath(path)
    if (scaled && scaled.d.length <= LIMITS.pathCharacters && checkPathData(scaled.d) === undefined)
      return { type: 'path', ...scaled, ...paints, ...(!path.hasFill && { fill: null }) }
    context.draft.note('Shape with an outline of its own', 'The outline cannot be read; a rectangle is drawn.', {
      element: id,
    })
    return { type: 'rect', ...paints }
  }
  const geometry = properties.flatMap((part) => childOf(part, 'prstGeom') ?? [])[0]
  const name = geometry?.attributes['prst'] ?? 'rect'
  const adjustments = Object.fromEntries(
    childrenNamed(childOf(geometry, 'avLst'), 'gd').map(({ attributes }) => [
      attributes['name'] ?? '',
      Number((attributes['fmla'] ?? '').replace('val ', '')),
    ]),
  )
  if (name === 'rect') return { type: 'rect', ...paints }
  if (name === 'roundRect')
    return {
      type: 'rect',
      ...paints,
      cornerRadius: lengthPx((Math.min(width, height) * Math.min(adjustments['adj'] ?? 16_667, 50_000)) / 100_000),
    }
  if (name === 'ellipse') return { type: 'ellipse', ...paints }
  if ((name === 'line' || name.includes('Connector')) && stroke)
    return lineElement(properties[0], { stroke, place }, context)
  const preset = presetPath(name, { width, height }, adjustments)
  if (preset)
    return {
      type: 'path',
      d: preset.d,
      viewBox: [0, 0, width, height],
      ...paints,
      ...(preset.isOpen && { fill: null }),
    }
  context.draft.note(`Shape “${name.slice(0, 40)}”`, 'A rectangle is drawn.', { element: id })
  return { type: 'rect', ...paints }
}

/** In EMU, the units of paths that name no others. */
function extentOf(
  properties: readonly (XmlElement | undefined)[],
  { width, height }: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  const extent = properties.flatMap((part) => childOf(part, 'xfrm', 'ext') ?? [])[0]?.attributes
  const [cx, cy] = [Number(extent?.['cx'] ?? 0), Number(extent?.['cy'] ?? 0)]
  return { width: cx > 0 ? cx : width * EMU_PER_PX, height: cy > 0 ? cy : height * EMU_PER_PX }
}

/** EMU are too large for path data, so that they become a thousandth. */
function scaledPath({ d, viewBox }: { readonly d: string; readonly viewBox: readonly number[] }) {
  const most = Math.max(...viewBox)
  const factor = most > 10_000 ? 10_000 / most : 1
  let [command, index] = ['', 0]
  const scaled = d.replaceAll(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi, (token) => {
    if (/[a-z]/i.test(token)) {
      ;[command, index] = [token, 0]
      return token
    }
    const isAngle = command === 'A' && index % 7 >= 2 && index % 7 <= 4
    index += 1
    return isAngle ? token : String(Math.round(Number(token) * factor * 1000) / 1000)
  })
  return {
    d: scaled,
    viewBox: viewBox.map((side, index) =>
      Math.max(Math.round(side * factor * 1000) / 1000, index > 1 ? LIMITS.minViewBoxSide : 0),
    ),
  }
}

const CAPS: Readonly<Record<string, 'triangle' | 'arrow' | 'circle'>> = {
  triangle: 'triangle',
  stealth: 'triangle',
  arrow: 'arrow',
  oval: 'circle',
  diamond: 'circle',
}

export function lineElement(
  properties: XmlElement | undefined,
  { stroke, place: { width, height } }: { readonly stroke: Stroke; readonly place: ShapePlace },
  { draft }: SlideContext,
) {
  const kind = childOf(properties, 'prstGeom')?.attributes['prst'] ?? 'line'
  const line = childOf(properties, 'ln')
  const [startCap, endCap] = ['headEnd', 'tailEnd'].map((name) => CAPS[childOf(line, name)?.attributes['type'] ?? ''])
  const isCurved = kind.startsWith('curved')
  const bend = kind.startsWith('bentConnector') && kind !== 'bentConnector2'
  if (isCurved) draft.note('Curved connector', 'Its curve was approximated.')
  const points =
    bend || isCurved
      ? [
          [0, 0],
          [width / 2, 0],
          [width / 2, height],
          [width, height],
        ]
      : kind === 'bentConnector2'
        ? [
            [0, 0],
            [width, 0],
            [width, height],
          ]
        : [
            [0, 0],
            [width, height],
          ]
  return {
    type: 'line' as const,
    points: points.map(([x = 0, y = 0]) => ({ x: px(x), y: px(y) })),
    stroke,
    ...(startCap && { startCap }),
    ...(endCap && { endCap }),
    ...(isCurved && { curve: 0.7 }),
  }
}
