import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { paintPage } from '../../paint/paint-page.ts'
import { asContext, createLayer, newPath, openCanvas } from '../../render/skia.ts'
import { layoutText } from '../../text/layout-text.ts'
import { typesetting } from '../../text/testing/lay-out.ts'
import { arbitraryTree } from '../testing/arbitrary-edits.ts'
import { placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { group, ungroup } from './group-elements.ts'

/** The middle of the page, in which most elements are. */
const SIZE = { width: 120, height: 90 }
const FILLS = ['#e4572e', '#17bebb', '#ffc91499', '#2e282a', '#76b041']

const { canvas, context } = openCanvas(SIZE.width, SIZE.height)

/** Each shape has another color than the ones around it, so that their order is seen. */
function colored(document: Document): Document {
  let count = 0
  return replaceElements(document, (element) => {
    if (element.type === 'group') return [element]
    count += 1
    return [{ ...element, fill: FILLS[count % FILLS.length] ?? null } as typeof element]
  })
}

function pixelsOf({ pages: [page] }: Document): Uint8ClampedArray {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  if (!page) return new Uint8ClampedArray()
  paintPage(asContext(context), page, {
    ...{ size: SIZE, target: 'raster', pictures: new Map(), createLayer, newPath },
    ...{ layoutText: (element) => layoutText(element, typesetting), warn: () => undefined },
  })
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data
}

/** A rounded position may change the coverage of a pixel by one of the few steps in which an edge is sampled. */
const TOLERATED_LEVELS = 64

function largestDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let largest = 0
  for (let index = 0; index < a.length; index += 1) {
    largest = Math.max(largest, Math.abs((a[index] ?? 0) - (b[index] ?? 0)))
  }
  return largest
}

test('a page looks the same once its elements are grouped, and once turned or mirrored groups are dissolved', () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const document = colored(tree)
      const places = [...placesOf(document).values()].filter(
        ({ page, parents }) => page === document.pages[0] && parents.length === 0,
      )
      fc.pre(places.length > 0)
      const before = pixelsOf(document)
      const grouped = group(document, places, 'made')
      expect(largestDifference(pixelsOf(grouped), before)).toBeLessThanOrEqual(TOLERATED_LEVELS)
      const made = placesOf(grouped).get('made')
      const dissolved = ungroup(grouped, new Set(made ? [made.element] : []))
      expect(largestDifference(pixelsOf(dissolved), before)).toBeLessThanOrEqual(TOLERATED_LEVELS)
      const own = places.map(({ element }) => element).filter(({ type }) => type === 'group')
      expect(largestDifference(pixelsOf(ungroup(document, new Set(own))), before)).toBeLessThanOrEqual(TOLERATED_LEVELS)
    }),
    { numRuns: 1_000 },
  )
})
