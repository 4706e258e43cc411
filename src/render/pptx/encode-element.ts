import type { Canvas } from '@napi-rs/canvas'
import { encodePng } from '../png/encode-png.ts'
import { pictureFile } from '../picture-file.ts'
import type { MediaFile } from './pptx-package.ts'

/** Encodes what has been drawn of elements. */
export function encodeElement(canvas: Canvas): MediaFile {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  if (!extendColors(data, width)) return pictureFile(canvas, {})
  const bytes = encodePng((y, rows) => data.slice(y * width * 4, (y + rows) * width * 4), { width, height })
  return { type: 'image/png', bytes }
}

/**
 * Gives transparent pixels at edges the color of their neighbors: programs that mix the colors of pixels apart from
 * their opacity would show dark edges. Returns whether there are transparent pixels.
 */
function extendColors(data: Uint8ClampedArray, width: number): boolean {
  const [right, below] = [4, width * 4]
  let isTransparent = false
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 0) continue
    isTransparent = true
    const neighbor = [at - right, at + right, at - below, at + below].find((each) => (data[each + 3] ?? 0) > 0)
    if (neighbor !== undefined) data.copyWithin(at, neighbor, neighbor + 3)
  }
  return isTransparent
}
