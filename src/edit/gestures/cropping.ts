import type { Size } from '../../document/document.ts'
import type { Image } from '../../document/elements/image.ts'
import type { Point } from '../../paint/matrix.ts'
import { moveFrame, panPicture, zoomPicture } from '../crop/change-crop.ts'
import { pictureBox } from '../crop/picture-box.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { pointWithin, pullOf } from '../geometry/pull-of.ts'
import type { Handle } from '../geometry/resize-box.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import type { DragEvent, Gesture, ReleaseEvent, Start, Surroundings } from './gesture.ts'

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
  { start, handle }: { start: Start; handle: Handle | null },
  { place, picture }: Cropped,
): EditorState {
  return { ...state, gesture: { kind: 'cropping', start, handle, id: place.element.id, picture } }
}

export function continueCropping(state: EditorState, gesture: Cropping, event: DragEvent | ReleaseEvent): EditorState {
  const { start, handle, id, picture } = gesture
  const place = placesOf(start.document).get(id)
  if (place?.element.type !== 'image') return state
  const image = place.element
  const by = pullOf(place, start.point, event.point)
  const changed = handle ? moveFrame(image, picture, { handle, by }) : panPicture(image, picture, by)
  return { ...state, document: replaceEach(start.document, new Map([[image, changed]])) }
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
