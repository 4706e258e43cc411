import type { Page } from '../../document/document.ts'
import { sidesOf } from '../../document/elements/text-parts.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { EditorState } from '../editor-state.ts'
import type { EditorOptions } from '../editor-options.ts'
import { pageOf } from '../editor-state.ts'
import { boxOnPage } from '../geometry/page-matrix.ts'
import { type SnapLine, type SnapLines, snapLinesOf } from '../snap/snap-lines.ts'
import type { SnapTargets } from '../snap/snap-move.ts'
import type { Place } from '../tree/place.ts'
import type { Surroundings } from './gesture.ts'
import type { DragEvent } from './gesture-event.ts'

/** How near the pointer must be, on the screen, in CSS pixels. */
const REACH_PX = 6
/** Beyond it, guides would be everywhere, and finding equal gaps would take time. */
const MOST_BOXES = 300

/** What moving or resized elements snap to: the others on the page, the page, guides, the safe area and the grid. */
export function snapTargetsOf(
  state: EditorState,
  { places }: Surroundings,
  { moving, zoom }: { moving: ReadonlySet<string>; zoom: number },
): SnapTargets {
  const page = pageOf(state)
  const boxes = state.options.snaps ? boxesOf(page, places, moving) : []
  const lines = snapLinesOf([...boxes, ...(state.options.snaps ? areasOf(state) : [])])
  return { lines: withLines(lines, linesOf(state)), boxes, reach: REACH_PX / zoom }
}

/** Whether a drag snaps to anything now. */
export function canSnap({ modifiers, isFast = false }: Pick<DragEvent, 'modifiers' | 'isFast'>): boolean {
  return !modifiers.mod && !isFast
}

function boxesOf(page: Page, places: ReadonlyMap<string, Place>, moving: ReadonlySet<string>): Bounds[] {
  const boxes: Bounds[] = []
  for (const place of places.values()) {
    const { element, parents } = place
    if (place.page.id !== page.id || element.visible === false) continue
    if (parents.length > 0 && !moving.has(element.id) && !isSiblingOfMoving(place, moving)) continue
    if (moving.has(element.id) || parents.some(({ id }) => moving.has(id))) continue
    boxes.push(boxOnPage(place))
    if (boxes.length === MOST_BOXES) break
  }
  return boxes
}

/** Inside a group, elements snap to those in the same group. */
function isSiblingOfMoving({ siblings }: Place, moving: ReadonlySet<string>): boolean {
  return siblings.some(({ id }) => moving.has(id))
}

/** The page, and its safe area. */
function areasOf({ size: { width, height }, document }: EditorState): Bounds[] {
  const page = { left: 0, top: 0, right: width, bottom: height }
  if (document.safeArea === undefined) return [page]
  const [top, right, bottom, left] = sidesOf(document.safeArea)
  return [page, { left, top, right: width - right, bottom: height - bottom }]
}

function linesOf({ document, size, options }: EditorState): SnapLines {
  const guides = options.snaps && options.guides ? document.guides : undefined
  return {
    x: [...(guides?.vertical ?? []), ...gridOf(options, size.width)].map(lineAcross(size.height)),
    y: [...(guides?.horizontal ?? []), ...gridOf(options, size.height)].map(lineAcross(size.width)),
  }
}

function lineAcross(extent: number): (at: number) => SnapLine {
  return (at) => ({ at, from: 0, to: extent })
}

function gridOf({ grid }: EditorOptions, extent: number): number[] {
  return grid === null ? [] : Array.from({ length: Math.floor(extent / grid) + 1 }, (_, index) => index * grid)
}

/** The lines of both, in order. */
export function withLines(a: SnapLines, b: SnapLines): SnapLines {
  const merged = (one: readonly SnapLine[], other: readonly SnapLine[]): SnapLine[] =>
    [...one, ...other].toSorted((first, second) => first.at - second.at)
  return { x: merged(a.x, b.x), y: merged(a.y, b.y) }
}
