import { complete } from '../../document/elements/element.ts'
import { STROKE_DEFAULTS } from '../../document/paint.ts'
import { apply, invert, type Point } from '../../paint/matrix.ts'
import { pathOf } from '../../paint/outlines/path-of.ts'
import { type FlatPath, newFlatPath } from '../geometry/flat-path.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import type { Place } from '../tree/place.ts'

/** Whether a point of the page is inside. */
export type Area = (point: Point) => boolean

/** Returns the areas of the containers that clip an element. */
export function clipsOf({ parents }: Place): Area[] {
  return parents.map((parent, index) => areaOf({ element: parent, parents: parents.slice(0, index) }))
}

/** Returns what an element fills, measured when it is asked for. What is too long to measure counts as everywhere. */
export function areaOf(place: Pick<Place, 'element' | 'parents'>): Area {
  const whole = complete(place.element)
  if ((whole.type === 'group' && !whole.clip) || whole.type === 'repeat') return () => true
  const inverse = invert(pageMatrix(place))
  if (!inverse) return () => false
  const box = newFlatPath()
  box.rect(0, 0, whole.width, whole.height)
  // The data of a path may reach beyond its box.
  const isWithinBox = whole.type !== 'path'
  let shape: ReturnType<typeof pathOf>
  return (point) => {
    const inner = apply(inverse, point)
    if (isWithinBox && !box.contains(inner, 'nonzero')) return false
    if (!HAS_PATH.has(whole.type)) return true
    shape ??= pathOf(newFlatPath, whole)
    return shape !== undefined && ((shape.path as FlatPath).contains(inner, shape.rule) ?? true)
  }
}

/** Returns what an element strokes, if it does. The half of a stroke that is not drawn counts as well. */
export function strokeAreaOf(place: Place): Area | undefined {
  const whole = complete(place.element)
  const stroke = 'stroke' in whole && whole.type !== 'text' ? whole.stroke : null
  const inverse = stroke ? invert(pageMatrix(place)) : undefined
  if (!stroke || !inverse) return undefined
  const { width, align } = { ...STROKE_DEFAULTS, ...stroke }
  const reachPx = align === 'center' ? width / 2 : width
  let shape: ReturnType<typeof pathOf>
  return (point) => {
    shape ??= pathOf(newFlatPath, whole)
    return shape !== undefined && ((shape.path as FlatPath).isNear(apply(inverse, point), reachPx) ?? true)
  }
}

const HAS_PATH: ReadonlySet<string> = new Set(['rect', 'ellipse', 'polygon', 'star', 'path', 'image', 'group'])
