import { beforeAll, describe, expect, test } from 'vitest'
import { findPoppler, type Poppler } from '../../../test/golden/poppler.ts'
import type { Element } from '../../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'
import { documentOf, renderPixels } from '../testing/read-pixels.ts'

const poppler = findPoppler()
const SIZE = { width: 100, height: 100 }

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

type Group = Extract<Element, { type: 'group' }>

function discs(blendMode: Element['blendMode'], rest: Partial<Group>): Group {
  const disc = { type: 'ellipse', y: 20, width: 50, height: 50 } as const
  const elements: Element[] = [
    { ...disc, id: 'left', x: 10, fill: '#e63946' },
    { ...disc, id: 'right', x: 40, fill: '#2a9d8f', ...(blendMode && { blendMode }) },
  ]
  return { id: 'group', type: 'group', x: 0, y: 0, ...SIZE, elements, ...rest }
}

async function pdfOf(element: Element): Promise<Uint8Array> {
  const output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
  const { files } = await render({ document: documentOf([element], '#f4f1ea'), size: SIZE, output, images: {} })
  return files[0]?.bytes ?? new Uint8Array()
}

describe.skipIf(!poppler)('drawn by Poppler', () => {
  const read = poppler as Poppler
  const nested: Element = discs('multiply', {})

  test.each<[string, Element]>([
    ['with a shadow', discs('multiply', { shadows: [{ x: 6, y: 6, blur: 6 }] })],
    ['with a shadow and an opacity', discs('multiply', { shadows: [{ x: 6, y: 6, blur: 6 }], opacity: 0.5 })],
    ['that clips, with a shadow', discs('multiply', { shadows: [{ x: 6, y: 6 }], clip: true })],
    ['turned, with an inner shadow', discs('screen', { shadows: [{ x: 3, inner: true }], rotation: 30 })],
    ['with a blend mode of its own', discs('multiply', { shadows: [{ x: 6, y: 6 }], blendMode: 'darken' })],
    ['in a group with a shadow', discs('normal', { shadows: [{ x: 6, y: 6 }], elements: [nested] })],
    ['alone', discs('multiply', {})],
  ])('a group %s with a blending child looks like its PNG', async (_, element) => {
    const picture = await renderPixels(render, documentOf([element], '#f4f1ea'))
    const [page] = await read.draw(await pdfOf(element), 96)
    for (const [x, y] of [
      [25, 45],
      [50, 45],
      [75, 45],
      [10, 10],
      [68, 72],
    ] as const) {
      const drawn = page?.data.subarray((y * SIZE.width + x) * 4)
      const differences = picture.at(x, y).map((part, index) => Math.abs(part - (drawn?.[index] ?? 0)))
      // The PDF has a coarser blur.
      expect(Math.max(...differences), `${x}, ${y}`).toBeLessThan(10)
    }
  })
})

test('the PDF of a group without blending children is smaller, because the group is drawn directly', async () => {
  const pdf = async (mode: Element['blendMode']): Promise<number> =>
    (await pdfOf(discs(mode, { shadows: [{ x: 6, y: 6 }] }))).length
  expect(await pdf('normal')).toBeLessThan((await pdf('multiply')) - 300)
})
