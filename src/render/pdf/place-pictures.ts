import { contentStreams } from './content-streams.ts'
import { pageObjects, type Pdf } from './pdf-value.ts'

/** The last matrix before a picture, without a rotation. */
const PLACED = /^(\S+) 0 0 (\S+ \S+ \S+ cm\n(?:[^\n]*\n){0,2}?\/X\d+ Do\n)/gm

/** In points, across the whole picture. */
const SHEAR = '.00001'

/**
 * Places pictures exactly. Poppler and MuPDF stretch those that are neither rotated nor sheared to
 * whole pixels of the screen, which moves what they show, so an invisible shear prevents it.
 */
export function placePictures(pdf: Pdf): void {
  const seen = new Set<unknown>()
  for (const { page } of pageObjects(pdf)) {
    for (const { object } of contentStreams(pdf, page)) {
      // The tiles of a pattern must not leave gaps.
      const isPattern = object.value instanceof Map && object.value.has('PatternType')
      if (!object.stream || isPattern || seen.has(object)) continue
      seen.add(object)
      const content = Buffer.from(object.stream).toString('latin1')
      const placed = content.replaceAll(PLACED, `$1 ${SHEAR} ${SHEAR} $2`)
      if (placed.length > content.length) object.stream = Buffer.from(placed, 'latin1')
    }
  }
}
