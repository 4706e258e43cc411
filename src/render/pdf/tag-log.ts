import type { Complete, Element } from '../../document/elements/element.ts'
import type { PaintPlace } from '../../paint/environment.ts'
import type { StructureNode } from './structure-tree.ts'

/** The width of a mark, in the units of its stream. No element is that narrow. */
export const MARK_WIDTH = 3 / 8192
export const MARK_STEP = 1 / 64

/**
 * Records what elements mean while they are painted. Skia has no marked content, so a tiny rectangle,
 * whose height is a number, is drawn before and after each element, and later replaced.
 */
export class TagLog {
  /** In paint order, which is the order of reading. The index is the number of the node. */
  readonly nodes: StructureNode[] = []
  #isInside = false

  /** Draws an element of a page. Content that is drawn as pixels or as a shadow has no marks. */
  tag(place: PaintPlace, element: Complete, paint: () => void): void {
    const node = nodeOf(element)
    if (!node || this.#isInside || place.target !== 'vector' || place.silhouette !== undefined) {
      paint()
      return
    }
    const index = this.nodes.push(node) - 1
    drawMark(place, 2 * index)
    this.#isInside = true
    paint()
    this.#isInside = false
    drawMark(place, 2 * index + 1)
  }
}

/** Returns undefined for elements whose descendants have their own meaning, and for decoration. */
function nodeOf(element: Complete): StructureNode | undefined {
  const alt = altOf(element)
  if (alt !== '') return { type: 'Figure', alt }
  return element.type === 'text' ? { type: 'P' } : undefined
}

/** Whether `element` or one of its descendants has a text alternative. */
export function hasAlt(element: Element): boolean {
  return altOf(element) !== '' || (element.type === 'group' && element.elements.some(hasAlt))
}

/** Returns an empty string if the element has no alternative text. */
export function altOf(element: object): string {
  return 'alt' in element && typeof element.alt === 'string' ? element.alt.trim() : ''
}

function drawMark({ context, visible }: PaintPlace, number: number): void {
  const [x, y] = [(visible.left + visible.right) / 2, (visible.top + visible.bottom) / 2]
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = '#000000'
  context.fillRect(Math.round(x), Math.round(y), MARK_WIDTH, (number + 1) * MARK_STEP)
  context.restore()
}
