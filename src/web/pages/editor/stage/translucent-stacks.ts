import { complete, type Element } from '../../../../document/elements/element.ts'
import type { Paint } from '../../../../document/paint.ts'
import { type Bounds, intersect, isEmpty } from '../../../../paint/bounds.ts'
import type { InkOf } from './device-ink.ts'

/** Each translucent element of a picture may be off by one level, since it is rounded twice. */
const MOST_DEEP = 2
/** The side of the cells in which neighbors are looked for, in device pixels. */
const CELL_PX = 64

interface Layered {
  readonly ink: Bounds
  readonly depth: number
}

/**
 * Returns those of `elements`, from back to front, that lie above two other translucent ones. A picture that they
 * share would differ from the page by more than two levels, so these are painted in every frame.
 */
export function deepInStacks(elements: readonly Element[], inkOf: InkOf, surface: Bounds): ReadonlySet<Element> {
  const cells = new Map<string, Layered[]>()
  const deep = new Set<Element>()
  for (const element of elements) {
    if (isOpaque(element)) continue
    const ink = intersect(inkOf(element), surface)
    if (isEmpty(ink)) continue
    const own = cellsOf(ink).map((name) => {
      const layered = cells.get(name) ?? []
      cells.set(name, layered)
      return layered
    })
    const beneath = own.flatMap((layered) => layered.filter((other) => !isEmpty(intersect(other.ink, ink))))
    const depth = 1 + beneath.reduce((most, other) => Math.max(most, other.depth), 0)
    if (depth > MOST_DEEP) deep.add(element)
    else for (const layered of own) layered.push({ ink, depth })
  }
  return deep
}

function cellsOf({ left, top, right, bottom }: Bounds): string[] {
  const names: string[] = []
  for (let y = Math.floor(top / CELL_PX); y * CELL_PX < bottom; y += 1) {
    for (let x = Math.floor(left / CELL_PX); x * CELL_PX < right; x += 1) names.push(`${x} ${y}`)
  }
  return names
}

/** Apart from its edges. */
function isOpaque(element: Element): boolean {
  const { opacity, shadows, blur } = complete(element)
  if (opacity < 1 || shadows.length > 0 || blur > 0) return false
  switch (element.type) {
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star': {
      const { fill, stroke } = complete<'rect' | 'ellipse' | 'polygon' | 'star'>(element)
      return isOpaquePaint(fill) && (stroke === null || isOpaquePaint(stroke.paint))
    }
    default:
      return false
  }
}

function isOpaquePaint(paint: Paint | null | undefined): boolean {
  return typeof paint === 'string' && paint.startsWith('#') && (paint.length === 7 || paint.length === 4)
}
