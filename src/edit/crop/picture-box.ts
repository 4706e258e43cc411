import type { Size } from '../../document/document.ts'
import { complete } from '../../document/elements/element.ts'
import type { Image } from '../../document/elements/image.ts'
import { LIMITS } from '../../document/limits.ts'
import { fitPicture } from '../../paint/fit-picture.ts'
import type { Box } from '../geometry/resize-box.ts'
import { withProperties } from '../tree/with-properties.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
/** Of fractions. */
const DECIMALS = 1e8

/**
 * Returns where the whole picture of an image lies around its frame, as it is seen, in CSS pixels from
 * the top left corner of the frame. `contain` counts as `cover`, since cropping fills the frame.
 */
export function pictureBox(image: Image, picture: Size): Box {
  const { crop = WHOLE, focus, fit, width, height } = complete<'image'>(image)
  const region = {
    x: crop.x * picture.width,
    y: crop.y * picture.height,
    width: Math.min(crop.width, 1 - crop.x) * picture.width,
    height: Math.min(crop.height, 1 - crop.y) * picture.height,
  }
  const framing = { region, focus, fit: fit === 'contain' ? ('cover' as const) : fit }
  const { source } = fitPicture(framing, { x: 0, y: 0, width, height })
  const [scaleX, scaleY] = [width / source.width, height / source.height]
  const box = {
    x: -source.x * scaleX,
    y: -source.y * scaleY,
    width: picture.width * scaleX,
    height: picture.height * scaleY,
  }
  return mirrored(image, box)
}

/** Crops an image so that the whole picture would lie in `seen`, which must cover the frame. */
export function withPictureBox(image: Image, seen: Box): Image {
  const box = mirrored(image, seen)
  const [x, width] = side(-box.x / box.width, image.width / box.width)
  const [y, height] = side(-box.y / box.height, image.height / box.height)
  const isWhole = x === 0 && y === 0 && width === 1 && height === 1
  return withProperties(image, {
    crop: isWhole ? undefined : { x, y, width, height },
    focus: undefined,
    fit: image.fit === 'fill' ? 'fill' : undefined,
  })
}

function side(start: number, length: number): [number, number] {
  const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS
  const from = Math.min(1 - LIMITS.minCrop, Math.max(0, rounded(start)))
  return [from, Math.max(LIMITS.minCrop, Math.min(rounded(length), rounded(1 - from)))]
}

function mirrored({ flipX, flipY, width, height }: Image, box: Box): Box {
  return {
    ...box,
    x: flipX === true ? width - box.x - box.width : box.x,
    y: flipY === true ? height - box.y - box.height : box.y,
  }
}
