import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { beforeAll, expect, test } from 'vitest'
import { parseDocument } from '../../src/document/parse-document.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { FIXTURES, readFixture } from '../fixtures/fixtures.ts'

/*
 * Every fixture is rendered and compared with the picture of it that somebody has looked at: <name>.png beside this file, or
 * <name>-<page>.png where it has several pages. `UPDATE_GOLDENS=1 npm test` writes them anew; look at each before you commit it. On a
 * difference, test-results/golden has what came out, and the difference in red.
 */

const RESULTS = join(import.meta.dirname, '../../test-results/golden')

/** So much of a channel's range may a pixel differ: x64 and arm64 round the edges of letters differently by a level or two. */
const THRESHOLD = 0.05

/** So many of a million pixels may differ by more. */
const TOLERATED_PER_MILLION = 100

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

test.each(FIXTURES)('%s looks as it did when somebody looked at it', async (name) => {
  const { size, document, images } = await readFixture(name)
  const output = { format: 'png', scale: 1, transparent: false } as const
  const { files, warnings } = await render({ document, size, output, images })
  expect(warnings).toEqual([])
  for (const { page, bytes } of files) {
    const golden = files.length === 1 ? `${name}.png` : `${name}-${page ?? 1}.png`
    compare(golden, Buffer.from(bytes))
  }
})

test.each(FIXTURES)('%s is a valid document', async (name) => {
  const { document } = await readFixture(name)
  expect(parseDocument(document)).toHaveProperty('document')
})

test('equal tasks give equal bytes', async () => {
  const { size, document, images } = await readFixture('shadows-and-blends')
  const task = { document, size, images, output: { format: 'png', scale: 0.5, transparent: false } } as const
  const [first, second] = [await render(task), await render(task)]
  expect(Buffer.compare(first.files[0]?.bytes ?? Buffer.of(), second.files[0]?.bytes ?? Buffer.of())).toBe(0)
})

function compare(golden: string, bytes: Buffer): void {
  const path = join(import.meta.dirname, golden)
  if (process.env['UPDATE_GOLDENS'] === '1') {
    writeFileSync(path, bytes)
    return
  }
  const expected = PNG.sync.read(readFileSync(path))
  const actual = PNG.sync.read(bytes)
  const { width, height } = expected
  expect({ width: actual.width, height: actual.height }, golden).toEqual({ width, height })
  const difference = new PNG({ width, height })
  const differing = pixelmatch(expected.data, actual.data, difference.data, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  })
  if (differing * 1e6 <= TOLERATED_PER_MILLION * width * height) return
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, golden), bytes)
  writeFileSync(join(RESULTS, golden.replace('.png', '-difference.png')), PNG.sync.write(difference))
  expect.fail(`${golden}: ${differing} of ${width * height} pixels differ; see test-results/golden`)
}
