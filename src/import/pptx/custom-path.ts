import type { XmlElement } from '@rgrove/parse-xml'
import { arcTo, ellipseAngle, n } from '../shapes/arc-to.ts'
import { childOf, childrenNamed, childrenOf, localName } from '../read-xml.ts'
import { readGuides } from './shape-guides.ts'

export interface CustomPath {
  readonly d: string
  readonly viewBox: [number, number, number, number]
  readonly hasFill: boolean
}

/** Returns the outline of a shape with a geometry of its own, in the units of its first path. */
export function readCustomPath(
  geometry: XmlElement,
  size: { readonly width: number; readonly height: number },
): CustomPath | undefined {
  const paths = childrenNamed(childOf(geometry, 'pathLst'), 'path')
  const [first] = paths
  if (!first) return undefined
  const [width, height] = [sideOf(first, 'w', size.width), sideOf(first, 'h', size.height)]
  if (!(width > 0 && height > 0)) return undefined
  const value = readGuides(geometry, { width, height })
  const d = paths
    .map((path) => pathData(path, value, [width / sideOf(path, 'w', width), height / sideOf(path, 'h', height)]))
    .join('')
  return d === ''
    ? undefined
    : { d, viewBox: [0, 0, width, height], hasFill: paths.some((path) => path.attributes['fill'] !== 'none') }
}

function sideOf({ attributes }: XmlElement, name: string, fallback: number): number {
  const side = Number(attributes[name] ?? 0)
  return side > 0 ? side : fallback
}

function pathData(
  path: XmlElement,
  value: (text: string | undefined) => number,
  [scaleX, scaleY]: readonly [number, number],
): string {
  let at = { x: 0, y: 0 }
  let start = at
  return childrenOf(path)
    .map((step) => {
      const points = childrenNamed(step, 'pt').map(({ attributes }) => ({
        x: value(attributes['x']) * scaleX,
        y: value(attributes['y']) * scaleY,
      }))
      const list = points.map(({ x, y }) => `${n(x)} ${n(y)}`).join(' ')
      const end = points.at(-1)
      switch (localName(step)) {
        case 'moveTo':
          at = end ?? at
          start = at
          return `M${list}`
        case 'lnTo':
          at = end ?? at
          return `L${list}`
        case 'cubicBezTo':
          at = end ?? at
          return points.length === 3 ? `C${list}` : ''
        case 'quadBezTo':
          at = end ?? at
          return points.length === 2 ? `Q${list}` : ''
        case 'arcTo': {
          const [radiusX, radiusY] = [value(step.attributes['wR']) * scaleX, value(step.attributes['hR']) * scaleY]
          const angle = (name: string): number => (value(step.attributes[name]) / 60_000 / 180) * Math.PI
          const from = ellipseAngle(angle('stAng'), radiusX, radiusY)
          const to = ellipseAngle(angle('stAng') + angle('swAng'), radiusX, radiusY)
          const arc = arcTo(at, { radiusX, radiusY, start: from, sweep: to - from })
          at = arc.end
          return arc.d
        }
        case 'close':
          at = start
          return 'Z'
        default:
          return ''
      }
    })
    .join('')
}
