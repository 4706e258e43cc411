import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseDocument } from '../../src/document/parse-document.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { FIXTURES, readFixture } from '../fixtures/fixtures.ts'
import { compareGolden } from './compare-golden.ts'

// Compares fixtures with their approved images. `UPDATE_GOLDENS=1 npm test` rewrites them; review
// each before you commit it. Failures write the output and the difference to test-results/golden.

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

test.each(FIXTURES)('%s matches its approved image', async (name) => {
  const { size, document, images } = await readFixture(name)
  const output = { format: 'png', scale: 1, transparent: false } as const
  const { files, warnings } = await render({ document, size, output, images })
  expect(warnings).toEqual([])
  for (const { page, bytes } of files) {
    const golden = files.length === 1 ? `${name}.png` : `${name}-${page ?? 1}.png`
    compareGolden(join(import.meta.dirname, golden), Buffer.from(bytes))
  }
})

test.each(FIXTURES)('%s is a valid document', async (name) => {
  const { document } = await readFixture(name)
  expect(parseDocument(document)).toHaveProperty('document')
})

test('equal tasks produce equal bytes', async () => {
  const { size, document, images } = await readFixture('shadows-and-blends')
  const task = { document, size, images, output: { format: 'png', scale: 0.5, transparent: false } } as const
  const [first, second] = [await render(task), await render(task)]
  expect(Buffer.compare(first.files[0]?.bytes ?? Buffer.of(), second.files[0]?.bytes ?? Buffer.of())).toBe(0)
})
