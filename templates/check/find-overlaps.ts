import type { Page } from '../../src/document/document.ts'
import { isVisible } from '../../src/edit/check/check-page.ts'
import { boxOnPage } from '../../src/edit/geometry/page-matrix.ts'
import { placesOf } from '../../src/edit/tree/place.ts'
import { type Bounds, intersect } from '../../src/paint/bounds.ts'
import type { TextMark } from './text-marks.ts'

/** Smaller overlaps are the roundness of letters. */
const VISIBLE_EM = 0.12

/**
 * Names the texts whose letters collide with those of others or with a code. Large quotation marks
 * may be behind others.
 */
export function findOverlaps(page: Page, marks: readonly TextMark[]): string[] {
  const codes = [...placesOf({ version: 1, pages: [page] }).values()]
    .filter((place) => place.element.type === 'code' && isVisible(place))
    .map((place) => ({ id: place.element.id, box: boxOnPage(place) }))
  const words = marks.filter(({ boxes }) => boxes.some(({ isWord }) => isWord))
  return words.flatMap((mark, index) => [
    ...words
      .slice(index + 1)
      .filter((other) => mark.boxes.some((box) => other.boxes.some((each) => collide(box, each.bounds))))
      .map((other) => `${mark.element.id} and ${other.element.id} overlap`),
    ...codes
      .filter(({ box }) => mark.boxes.some((each) => collide(each, box)))
      .map(({ id }) => `${mark.element.id} is on the code ${id}`),
  ])
}

function collide({ bounds, sizePx }: TextMark['boxes'][number], other: Bounds): boolean {
  const { left, top, right, bottom } = intersect(bounds, other)
  const least = VISIBLE_EM * sizePx
  return right - left > least && bottom - top > least
}
