import type { Page, Size } from '../../document/document.ts'
import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { altOf, textWithin } from '../../document/readable-text.ts'
import { type Bounds, intersect, isEmpty } from '../../paint/bounds.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { apply, IDENTITY, multiply, type Point } from '../../paint/matrix.ts'

/** The area of a link in CSS pixels of its page. */
export interface LinkArea {
  readonly elementId: string
  /** The text in the area, or else its address. */
  readonly description: string
  readonly url: string
  readonly corners: readonly Point[]
  readonly bounds: Bounds
}

/** Returns the height of a text that grows with its lines, in CSS pixels. */
export type TextHeight = (element: Complete<'text'>) => number

export function linkAreas(page: Page, size: Size, textHeight: TextHeight): LinkArea[] {
  const areas: LinkArea[] = []
  const visit = (element: Element, parent: { matrix: Matrix; bounds: Bounds }): void => {
    const whole = complete(element)
    if (!whole.visible || whole.opacity === 0) return
    const matrix = multiply(parent.matrix, boxMatrix(whole))
    const height = whole.type === 'text' && whole.fit === 'grow' ? textHeight(whole) : whole.height
    const corners = [
      { x: 0, y: 0 },
      { x: whole.width, y: 0 },
      { x: whole.width, y: height },
      { x: 0, y: height },
    ].map((corner) => apply(matrix, corner))
    const bounds = intersect(boundsOf(corners), parent.bounds)
    if (whole.link !== undefined && !isEmpty(bounds)) {
      const description = describedBy(whole) || whole.link
      areas.push({ elementId: whole.id, url: whole.link, description, corners, bounds })
    }
    if (whole.type !== 'group') return
    for (const child of whole.elements) visit(child, { matrix, bounds: whole.clip ? bounds : parent.bounds })
  }
  const bounds = { left: 0, top: 0, right: size.width, bottom: size.height }
  for (const element of page.elements) visit(element, { matrix: IDENTITY, bounds })
  return areas
}

function describedBy(element: Complete): string {
  const alt = altOf(element)
  return alt === '' ? textWithin(element) : alt
}

function boundsOf(corners: readonly Point[]): Bounds {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
