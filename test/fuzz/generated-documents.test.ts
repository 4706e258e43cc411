import { afterAll, describe, expect, test } from 'vitest'
import { MARK, type RandomDocument, randomDocument } from '../../fuzz/random-document.ts'
import { findBlank } from '../../fuzz/find-blank.ts'
import { createFuzzer } from '../../fuzz/render-documents.ts'
import { SCHEMAS } from '../../src/document/elements/element.ts'
import type { Element } from '../../src/document/elements/element.ts'
import { createDocumentRenderer } from '../../src/render/render-document.ts'
import { OUTPUTS } from '../../fuzz/render-documents.ts'

const SEED = 11
const COUNT = 24
/** Larger pages and more elements are for `npm run fuzz`: they take seconds. */
const MAX_PX = 2_000_000
const MAX_CHARACTERS = 20_000

const documents = Array.from({ length: 4 * COUNT }, (_, index) => randomDocument(SEED, index))
  .filter(
    ({ size, scale, document }) =>
      size.width * size.height * scale ** 2 <= MAX_PX && JSON.stringify(document).length <= MAX_CHARACTERS,
  )
  .slice(0, COUNT)
const fuzzer = createFuzzer({ timeoutMs: 60_000, memoryMb: 2_048 })

afterAll(() => fuzzer.close())

test.each(documents.map((document, index) => [index, document.label, document] as const))(
  'document %i (%s) is drawn, or fails with the limit that it exceeds',
  async (index, _, document) => {
    const { defect } = await fuzzer.render(document, index % 2 === 0 ? 'png' : 'pdf')
    expect(defect).toBeUndefined()
  },
)

test('the same document is generated for the same seed, and another for another', () => {
  expect(randomDocument(SEED, 3)).toEqual(randomDocument(SEED, 3))
  expect(randomDocument(SEED + 1, 3)).not.toEqual(randomDocument(SEED, 3))
})

test('all kinds of elements are generated, with all of their properties', () => {
  const generated = Array.from({ length: 200 }, (_, index) => randomDocument(SEED, index).document)
  const elements = generated.flatMap(({ pages }) => pages.flatMap((page) => page.elements.flatMap(withDescendants)))
  for (const [kind, { properties }] of Object.entries(SCHEMAS)) {
    const names = new Set(elements.filter(({ type }) => type === kind).flatMap((element) => Object.keys(element)))
    expect([...names].sort(), kind).toEqual(Object.keys(properties).sort())
  }
})

function withDescendants(element: Element): Element[] {
  return 'elements' in element ? [element, ...element.elements.flatMap(withDescendants)] : [element]
}

describe('a blank page', () => {
  const size = { width: 100, height: 100 }
  const mark = { id: 'mark', type: 'rect', x: 0, y: 0, width: 16, height: 16, fill: MARK.color } as const
  const square = { id: 'square', type: 'rect', x: 50, y: 50, width: 30, height: 30, fill: '#000000' } as const
  const render = createDocumentRenderer()

  /** Draws only `drawn` of a page with `elements`. */
  async function find(elements: Element[], drawn: Element[]): Promise<string | undefined> {
    const random: RandomDocument = {
      label: '',
      size,
      scale: 1,
      document: { version: 1, pages: [{ id: 'p', elements }] },
    }
    const document = { version: 1 as const, pages: [{ id: 'p', elements: drawn }] }
    const { files } = await render({ document, size, output: OUTPUTS.png(1), images: {} })
    const page = random.document.pages[0]
    return page && findBlank(files[0]?.bytes ?? new Uint8Array(), page, random)
  }

  test('is one without its mark', async () => {
    expect(await find([square, mark], [square])).toBe('the mark is missing')
  })

  test('is one that shows nothing of its topmost element', async () => {
    expect(await find([square, mark], [mark])).toBe('the page shows nothing of the rect square')
  })

  test('is neither one that shows it nor one whose element is hidden', async () => {
    expect(await find([square, mark], [square, mark])).toBeUndefined()
    expect(await find([{ ...square, visible: false }, mark], [mark])).toBeUndefined()
    expect(await find([{ ...square, fill: '#ffffff' }, mark], [mark])).toBeUndefined()
  })
})
