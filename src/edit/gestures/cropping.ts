import type { Size } from '../../document/document.ts'
import type { Image } from '../../document/elements/image.ts'
import type { Point } from '../../paint/matrix.ts'
import { moveFrame, panPicture, zoomPicture } from '../crop/change-crop.ts'
import { pictureBox } from '../crop/picture-box.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { pointWithin, pullOf } from '../geometry/pull-of.ts'
import { boxOnPage, pageMatrix } from '../geometry/page-matrix.ts'
import type { Handle } from '../geometry/resize-box.ts'
import { reached, snapEdges } from '../snap/snap-edge.ts'
import type { Axis } from '../snap/snap-lines.ts'
import type { Guide, Snap, SnapTargets } from '../snap/snap-move.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import type { Gesture, Start, Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { handleOnPage, isUprightOnPage } from './resizing.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'

type Cropping = Extract<Gesture, { kind: 'cropping' }>

/** An image with a picture that has been loaded, so that it can be cropped. */
export interface Cropped {
  readonly place: Place
  readonly image: Image
  readonly picture: Size
}

export function croppedOf(state: EditorState, id: string, { places, pictures }: Surroundings): Cropped | undefined {
  const place = placesOf(state.document).get(id)
  const shown = places.get(id)?.element
  const picture = shown?.type === 'image' ? pictures?.get(shown.src) : undefined
  if (place?.element.type !== 'image' || !picture || place.element.locked === true) return undefined
  return { place, image: place.element, picture }
}

/** What is being cropped, if anything is. */
export function croppedNow(state: EditorState, around: Surroundings): Cropped | undefined {
  return state.detail?.kind === 'crop' ? croppedOf(state, state.detail.id, around) : undefined
}

/** Whether a point of the page is on the whole picture, also where it is cropped. */
export function isOnPicture({ place, image, picture }: Cropped, point: Point): boolean {
  const { x, y } = pointWithin(place, point)
  const box = pictureBox(image, picture)
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}

export function startCropping(
  state: EditorState,
  { start, handle, around }: { start: Start; handle: Handle | null; around: Surroundings },
  { place, picture }: Cropped,
): EditorState {
  if (state.gesture.kind !== 'pressing') return state
  const { id } = place.element
  const targets = snapTargetsOf(state, around, { moving: new Set([id]), zoom: state.gesture.event.zoom })
  return { ...state, gesture: { kind: 'cropping', start, handle, id, picture, targets, snap: null } }
}

/** Ctrl ignores what the frame or the picture could snap to. */
export function continueCropping(state: EditorState, gesture: Cropping, event: DragEvent | ReleaseEvent): EditorState {
  const { start, handle, id, picture } = gesture
  const place = placesOf(start.document).get(id)
  if (place?.element.type !== 'image') return state
  const image = place.element
  const by = pullOf(place, start.point, event.point)
  const cropped = { image, picture, place }
  const { changed, snap } = handle
    ? framed(cropped, { by, handle, targets: gesture.targets, snaps: canSnap(event) })
    : slid(cropped, { by, reach: gesture.targets.reach, snaps: state.options.snaps && canSnap(event) })
  return { ...state, document: replaceEach(start.document, new Map([[image, changed]])), gesture: { ...gesture, snap } }
}

interface Result {
  readonly changed: Image
  readonly snap: Snap | null
}

/** The frame snaps to what its edges would snap to while it is resized. */
function framed(
  { place, image, picture }: Cropped,
  { by, handle, targets, snaps }: { by: Point; handle: Handle; targets: SnapTargets; snaps: boolean },
): Result {
  const free = moveFrame(image, picture, { handle, by })
  if (!snaps || !isUprightOnPage(place)) return { changed: free, snap: null }
  const onPage = (element: Image) => boxOnPage({ ...place, element })
  const side = handleOnPage(place, handle)
  const snap = snapEdges(onPage(free), side, { ...targets, grows: 1 })
  const pull = pullOf(place, { x: 0, y: 0 }, snap)
  const changed = moveFrame(image, picture, { handle, by: { x: by.x + pull.x, y: by.y + pull.y } })
  return { changed, snap: reached(snap, onPage(changed), { handle: side, boxes: targets.boxes }) }
}

/** The middle of the picture snaps to that of its frame. Its edges stop at those of the frame anyway. */
function slid(
  { place, image, picture }: Cropped,
  { by, reach, snaps }: { by: Point; reach: number; snaps: boolean },
): Result {
  const free = panPicture(image, picture, by)
  const box = pictureBox(free, picture)
  const off = { x: box.x + box.width / 2 - image.width / 2, y: box.y + box.height / 2 - image.height / 2 }
  // A picture that cannot move along an axis is in the middle anyway.
  const canMove = { x: box.width > image.width + SAME_PX, y: box.height > image.height + SAME_PX }
  const isNear = (axis: Axis): boolean => snaps && canMove[axis] && Math.abs(off[axis]) <= reach
  if (!isNear('x') && !isNear('y')) return { changed: free, snap: null }
  const back = { x: isNear('x') ? -off.x : 0, y: isNear('y') ? -off.y : 0 }
  const changed = panPicture(free, picture, back)
  const guides = isUprightOnPage(place)
    ? (['x', 'y'] as const).filter(isNear).map((axis) => middleGuide(place, axis))
    : []
  return { changed, snap: { ...back, guides, gaps: [], sizes: [] } }
}

const SAME_PX = 0.01

/** The middle of a frame across one of its own axes, on the page. */
function middleGuide(place: Place, axis: Axis): Guide {
  const { left, top, right, bottom } = boxOnPage(place)
  const isVertical = Math.abs(pageMatrix(place).a) > 0.5 === (axis === 'x')
  return isVertical
    ? { axis: 'x', at: (left + right) / 2, from: top, to: bottom }
    : { axis: 'y', at: (top + bottom) / 2, from: left, to: right }
}

/** Moves the picture within its frame by a distance on the frame. */
export function nudgePicture(state: EditorState, { image, picture }: Cropped, { by, at }: Nudge): EditorState {
  const document = replaceEach(state.document, new Map([[image, panPicture(image, picture, by)]]))
  return commit(state, { document, label: 'Crop', key: `crop:${image.id}`, at })
}

interface Nudge {
  readonly by: Point
  readonly at: number
}

/** Enlarges the picture that is being cropped, around a point of the page, or around the middle of its frame. */
export function zoomCropped(
  state: EditorState,
  { place, image, picture }: Cropped,
  { factor, around, at }: { factor: number; around?: Point; at: number },
): EditorState {
  const center = around ? pointWithin(place, around) : { x: image.width / 2, y: image.height / 2 }
  const zoomed = zoomPicture(image, picture, { factor, at: center })
  const document = replaceEach(state.document, new Map([[image, zoomed]]))
  return commit(state, { document, label: 'Crop', key: `crop:${image.id}`, at })
}
