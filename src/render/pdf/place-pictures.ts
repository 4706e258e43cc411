import { bufferOf, type ContentStream } from './content-streams.ts'

/** The last matrix before a picture, without a rotation. */
const PLACED = /^(\S+) 0 0 (\S+ \S+ \S+ cm\n(?:[^\n]*\n){0,2}?\/X\d+ Do\n)/gm

/** In points, across the whole picture. */
const SHEAR = '.00001'

/**
 * Places pictures exactly. Poppler and MuPDF stretch those that are neither rotated nor sheared to
 * whole pixels of the screen, which moves what they show, so an invisible shear prevents it.
 */
export function placePictures(streams: readonly ContentStream[]): void {
  for (const { object } of streams) {
    // The tiles of a pattern must not leave gaps.
    if (object.value instanceof Map && object.value.has('PatternType')) continue
    const content = bufferOf(object.stream).toString('latin1')
    const placed = content.replaceAll(PLACED, `$1 ${SHEAR} ${SHEAR} $2`)
    if (placed.length > content.length) object.stream = Buffer.from(placed, 'latin1')
  }
}
