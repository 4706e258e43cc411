import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Image } from '../../document/elements/image.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { moveFrame, panPicture, zoomPicture } from '../crop/change-crop.ts'
import { pictureBox } from '../crop/picture-box.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'

const SRC = 'builtin:sea'
/** Twice as wide as its frame, so that half of it is hidden. */
const PICTURE = { width: 800, height: 200 }
const image: Image = { id: 'i', type: 'image', src: SRC, x: 100, y: 100, width: 200, height: 100 }

const documentOf = (element: Image): Document => deepFrozen({ version: 1, pages: [{ id: 'p', elements: [element] }] })
const handOn = (element: Image): Hand => new Hand(documentOf(element), new Map([[SRC, PICTURE]]))
const imageIn = (hand: Hand): Image => placesOf(hand.state.document).get('i')?.element as Image
const entered = (element: Image): Hand =>
  handOn(element).press({ x: 150, y: 150 }, { clicks: 2 }).release({ x: 150, y: 150 })

test('a double press enters the picture, a drag moves it within its frame, and Enter ends that', () => {
  const hand = entered(image)
  expect(hand.state.detail).toEqual({ kind: 'crop', id: 'i' })
  hand.press({ x: 150, y: 150 }).drag({ x: 120, y: 150 }).release({ x: 110, y: 190 })
  expect(imageIn(hand)).toEqual({ ...image, crop: { x: 0.35, y: 0, width: 0.5, height: 1 } })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Crop'])
  expect(hand.run('enter').state.detail).toBeNull()
})

test('a press beyond the picture ends cropping, but not one on its hidden part', () => {
  const hand = entered(image).press({ x: 330, y: 150 }).release({ x: 330, y: 150 })
  expect(hand.state.detail).not.toBeNull()
  hand.press({ x: 150, y: 280 }).release({ x: 150, y: 280 })
  expect(hand.state).toMatchObject({ detail: null, selection: [] })
})

test('a handle of the frame shows more of the picture, up to its edge', () => {
  const hand = entered(image).pressHandle({ x: 1, y: 0 }, { x: 300, y: 150 }).release({ x: 350, y: 150 })
  expect(imageIn(hand)).toMatchObject({ x: 100, width: 250, crop: { x: 0.25, width: 0.625 } })
  hand.pressHandle({ x: 1, y: 0 }, { x: 350, y: 150 }).release({ x: 900, y: 150 })
  expect(imageIn(hand)).toMatchObject({ x: 100, width: 300, crop: { x: 0.25, width: 0.75 } })
})

test('the frame snaps to other elements, and the middle of the picture to that of the frame, but not with Ctrl', () => {
  const other = { id: 'r', type: 'rect' as const, x: 340, y: 250, width: 30, height: 20 }
  const hand = new Hand(
    deepFrozen({ version: 1, pages: [{ id: 'p', elements: [image, other] }] }),
    new Map([[SRC, PICTURE]]),
  )
  hand.press({ x: 150, y: 150 }, { clicks: 2 }).release({ x: 150, y: 150 })
  hand.pressHandle({ x: 1, y: 0 }, { x: 300, y: 150 }).drag({ x: 337, y: 150 })
  expect(imageIn(hand).width).toBe(240)
  expect(hand.drag({ x: 337, y: 150 }, { mod: true }).state.gesture).toMatchObject({ snap: null })
  expect(imageIn(hand).width).toBe(237)
  hand.cancel().press({ x: 150, y: 150 }).drag({ x: 180, y: 150 }).drag({ x: 153, y: 150 })
  expect(imageIn(hand)).toEqual({ ...image, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } })
  expect(hand.state.gesture).toMatchObject({ snap: { guides: [{ axis: 'x', at: 200, from: 100, to: 200 }] } })
})

test('arrows move the picture while it is cropped, and the element otherwise', () => {
  const hand = entered(image).run('move-far-left')
  expect(imageIn(hand)).toMatchObject({ x: 100, crop: { x: 0.275 } })
  expect(imageIn(hand.run('leave').run('move-far-left'))).toMatchObject({ x: 90, crop: { x: 0.275 } })
})

test('an image whose picture has not been loaded cannot be cropped', () => {
  expect(
    new Hand(documentOf(image)).press({ x: 150, y: 150 }, { clicks: 2 }).release({ x: 150, y: 150 }).state,
  ).toMatchObject({ detail: null, selection: ['i'] })
})

const arbitraryImage = fc.record({
  width: fc.integer({ min: 10, max: 400 }),
  height: fc.integer({ min: 10, max: 400 }),
  fit: fc.constantFrom('cover' as const, 'contain' as const, 'fill' as const),
  focus: fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
})
const by = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) })
const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)
const change = fc.oneof(
  by.map((distance) => (each: Image) => panPicture(each, PICTURE, distance)),
  fc
    .record({ factor: fc.double({ min: 0.2, max: 4, noNaN: true }), at: by })
    .map((zoom) => (each: Image) => zoomPicture(each, PICTURE, zoom)),
  fc
    .record({ handle: fc.record({ x: side, y: side }), by })
    .map((frame) => (each: Image) => moveFrame(each, PICTURE, frame)),
)

test('however a picture is cropped, it covers its frame, and the document stays valid', () => {
  fc.assert(
    fc.property(arbitraryImage, fc.array(change, { minLength: 1, maxLength: 4 }), (properties, changes) => {
      const cropped = changes.reduce<Image>((each, next) => next(each), { ...image, ...properties })
      const box = pictureBox(cropped, PICTURE)
      expect(box.x).toBeLessThanOrEqual(0.01)
      expect(box.y).toBeLessThanOrEqual(0.01)
      expect(box.x + box.width).toBeGreaterThanOrEqual(cropped.width - 0.01)
      expect(box.y + box.height).toBeGreaterThanOrEqual(cropped.height - 0.01)
      expect(parseDocument(documentOf(cropped))).toHaveProperty('document')
    }),
    { numRuns: 1_000 },
  )
})

test('an edge of the frame leaves the picture where it is on the page', () => {
  fc.assert(
    fc.property(arbitraryImage, fc.record({ x: side, y: side }), by, (properties, handle, distance) => {
      // Begins with a crop of its own, since `contain` has another place before.
      const before = panPicture({ ...image, ...properties }, PICTURE, { x: 3, y: 3 })
      const after = moveFrame(before, PICTURE, { handle, by: distance })
      const [from, to] = [pictureBox(before, PICTURE), pictureBox(after, PICTURE)]
      // Fractions of the picture are rounded.
      const reach = 0.01 * Math.max(1, from.width / 100, from.height / 100)
      expect(Math.abs(after.x + to.x - before.x - from.x)).toBeLessThan(reach)
      expect(Math.abs(after.y + to.y - before.y - from.y)).toBeLessThan(reach)
    }),
    { numRuns: 1_000 },
  )
})
