import type { Page } from '../../document/document.ts'
import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { type Stroke, STROKE_DEFAULTS } from '../../document/paint.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import type { Context } from '../../paint/canvas.ts'
import { apply, invert, type Point } from '../../paint/matrix.ts'
import type { NewPath } from '../../paint/outlines/outline.ts'
import { pathOf } from '../../paint/outlines/path-of.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import { type Container, isContainer } from '../tree/container.ts'

/** What hit tests need of a canvas. Its state changes. */
export interface Picking {
  readonly context: Context
  readonly newPath: NewPath
  readonly layoutText: LayoutText
  /** How far from a line it can be picked, in CSS pixels of the page: more when it is zoomed out. */
  readonly reachPx: number
  /** Selected elements are hit within their whole box, also where they are hollow. */
  readonly selected: ReadonlySet<string>
  /** Default: locked elements are not hit. */
  readonly withLocked?: boolean
}

/** An element under the pointer, and the elements that contain it, from the page inward. */
export interface Hit {
  readonly element: Element
  readonly parents: readonly Container[]
}

/**
 * Returns what is drawn at a point, from front to back, without containers and what is locked or
 * hidden. `page` must be as it is drawn, with the positions that layouts give.
 */
export function hitsAt(page: Page, point: Point, picking: Picking): Hit[] {
  return hitsAmong(page.elements, { point, parents: [] }, picking)
}

function hitsAmong(
  siblings: readonly Element[],
  { point, parents }: { point: Point; parents: readonly Container[] },
  picking: Picking,
): Hit[] {
  return siblings.toReversed().flatMap((element): Hit[] => {
    if (isFarFrom(element, point, picking.reachPx)) return []
    const whole = complete(element)
    const inverse = invert(boxMatrix(whole))
    if (!whole.visible || whole.opacity === 0 || !inverse) return []
    if (whole.locked && picking.withLocked !== true) return []
    const inner = apply(inverse, point)
    if (!isContainer(element)) return isHit(whole, inner, picking) ? [{ element, parents }] : []
    if (isClippedAway(whole, inner, picking)) return []
    return hitsAmong(element.elements, { point: inner, parents: [...parents, element] }, picking)
  })
}

/**
 * Whether a shape or a picture cannot be hit at a point, however it is turned: nothing of it is outside of a circle
 * around its box but its stroke. Much faster than the test of its path, which most elements of a page need not.
 */
function isFarFrom(element: Element, { x, y }: Point, reachPx: number): boolean {
  if (element.type !== 'rect' && element.type !== 'ellipse' && element.type !== 'image') return false
  const { width, height, stroke } = element
  const beyond = stroke ? (stroke.width ?? STROKE_DEFAULTS.width) : 0
  const radius = Math.hypot(width, height) / 2 + Math.SQRT2 * Math.max(beyond, reachPx)
  return Math.hypot(x - element.x - width / 2, y - element.y - height / 2) > radius
}

function isClippedAway(element: Complete, point: Point, { context, newPath }: Picking): boolean {
  if (element.type !== 'group' || !element.clip) return false
  const clip = pathOf(newPath, element)
  return clip !== undefined && !context.isPointInPath(clip.path, point.x, point.y, clip.rule)
}

/** `point` is in the element's own space. */
function isHit(element: Complete, point: Point, picking: Picking): boolean {
  if (picking.selected.has(element.id) && isInBox(element, point, picking.reachPx)) return true
  switch (element.type) {
    case 'text':
      return isOnText(element, point, picking)
    case 'line':
      return isOnStroke(element, element.stroke, { point, picking })
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
      return (
        (isIcon(element, picking) && isInBox(element, point, 0)) ||
        (element.fill !== null && isInside(element, point, picking)) ||
        isOnStroke(element, element.stroke, { point, picking })
      )
    case 'image':
      return isInside(element, point, picking)
    case 'svg':
    case 'code':
    case 'chart':
    case 'table':
      return isInBox(element, point, 0)
    case 'group':
    case 'repeat':
      return false
  }
}

/** A few times as large as what can be pressed. */
const ICON_REACHES = 20

/** Small drawings are pressed like a picture: their lines alone are hard to meet. */
function isIcon({ type, width, height }: Complete, { reachPx }: Picking): boolean {
  return type === 'path' && Math.max(width, height) <= ICON_REACHES * reachPx
}

function isInBox({ width, height }: Complete, { x, y }: Point, reachPx: number): boolean {
  return x >= -reachPx && y >= -reachPx && x <= width + reachPx && y <= height + reachPx
}

function isInside(element: Complete, { x, y }: Point, { context, newPath }: Picking): boolean {
  const shape = pathOf(newPath, element)
  return shape !== undefined && context.isPointInPath(shape.path, x, y, shape.rule)
}

function isOnStroke(
  element: Complete,
  stroke: Stroke | null,
  { point: { x, y }, picking: { context, newPath, reachPx } }: { point: Point; picking: Picking },
): boolean {
  const shape = stroke && pathOf(newPath, element)
  if (!shape) return false
  const { width, align } = { ...STROKE_DEFAULTS, ...stroke }
  // The half of a stroke that is not drawn is within the reach of fingers anyway.
  context.lineWidth = Math.max(align === 'center' ? width : 2 * width, 2 * reachPx)
  return context.isPointInStroke(shape.path, x, y)
}

/** Within its lines, not only on the letters. Letters on a path are hit by the box around each. */
function isOnText(element: Complete<'text'>, point: Point, { layoutText, reachPx }: Picking): boolean {
  return layoutText(element).lines.some((line) =>
    line.runs.some(({ x, width, insetPx, turn, ascentPx, descentPx }) => {
      const own = turn ? unturned(turn, point) : { x: point.x, y: point.y - line.baselinePx }
      const isAlong = own.x >= x + insetPx - reachPx && own.x <= x + insetPx + width + reachPx
      return isAlong && own.y >= -ascentPx && own.y <= descentPx
    }),
  )
}

function unturned({ x, y, radians }: { x: number; y: number; radians: number }, point: Point): Point {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const [dx, dy] = [point.x - x, point.y - y]
  return { x: cos * dx + sin * dy, y: cos * dy - sin * dx }
}
