import type { Size } from '../../document/document.ts'
import type { Image } from '../../document/elements/image.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Point } from '../../paint/matrix.ts'
import { type Box, type Handle, resizeBox } from '../geometry/resize-box.ts'
import { pictureBox, withPictureBox } from './picture-box.ts'

/** Moves the picture within its frame, which stays covered. `by` is in the element's own space, in CSS pixels. */
export function panPicture(image: Image, picture: Size, by: Point): Image {
  const box = pictureBox(image, picture)
  return withPictureBox(image, covering(image, { ...box, x: box.x + by.x, y: box.y + by.y }))
}

/** Enlarges the picture around a point of its frame, in CSS pixels. The frame stays covered. */
export function zoomPicture(image: Image, picture: Size, { factor, at }: { factor: number; at: Point }): Image {
  const box = pictureBox(image, picture)
  const least = Math.max(image.width / box.width, image.height / box.height)
  const most = Math.min(image.width / box.width, image.height / box.height) / LIMITS.minCrop
  const scale = Math.min(most, Math.max(least, factor))
  const zoomed = {
    x: at.x + (box.x - at.x) * scale,
    y: at.y + (box.y - at.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
  return withPictureBox(image, covering(image, zoomed))
}

/** Moves an edge or corner of the frame, up to the edges of the picture, which stays where it is. */
export function moveFrame(image: Image, picture: Size, { handle, by }: { handle: Handle; by: Point }): Image {
  const box = pictureBox(image, picture)
  const within = {
    x: limited(handle.x, by.x, { size: image.width, start: box.x, end: box.x + box.width }),
    y: limited(handle.y, by.y, { size: image.height, start: box.y, end: box.y + box.height }),
  }
  const frame = resizeBox(image, { handle, by: within }, { keepsRatio: false, fromCenter: false })
  const left = handle.x < 0 ? image.width - frame.width : 0
  const top = handle.y < 0 ? image.height - frame.height : 0
  return withPictureBox({ ...image, ...frame }, { ...box, x: box.x - left, y: box.y - top })
}

function covering({ width, height }: Size, box: Box): Box {
  return {
    ...box,
    x: Math.min(0, Math.max(width - box.width, box.x)),
    y: Math.min(0, Math.max(height - box.height, box.y)),
  }
}

/** Limits an edge of the frame to the picture, and keeps the smallest crop. */
function limited(
  side: Handle['x'],
  by: number,
  { size, start, end }: { size: number; start: number; end: number },
): number {
  const least = Math.ceil(LIMITS.minCrop * (end - start)) + 1
  const most = Math.max(0, size - least)
  if (side < 0) return Math.max(start, Math.min(most, by))
  return side > 0 ? Math.min(end - size, Math.max(-most, by)) : by
}
