import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createImageReader } from '../../src/assets/read-images.ts'
import { type Document, PAGE_DEFAULTS } from '../../src/document/document.ts'
import { SCHEMAS } from '../../src/document/elements/element.ts'
import { fillDefaults, fillDocument } from '../../src/document/fill-document.ts'
import { LIMITS } from '../../src/document/limits.ts'
import { PAINT_DEFAULTS } from '../../src/document/paint.ts'
import { parseDocument } from '../../src/document/parse-document.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { flowDocument } from '../../src/document/flow/flow-document.ts'
import { vocabulary } from '../../src/service/vocabulary.ts'
import { readFixtureAsset } from '../fixtures/fixtures.ts'
import { compareGolden } from './compare-golden.ts'

// Every example in docs/document.md must render without a warning and match the images below it.
// `UPDATE_GOLDENS=1` rewrites the images; review each before you commit it.

const DOCS = join(import.meta.dirname, '../../docs')
const SIZE = { width: 480, height: 200 }

interface Example {
  readonly heading: string
  readonly json: string
  /** Paths of the images, one for each page. */
  readonly pictures: readonly string[]
}

const page = readFileSync(join(DOCS, 'document.md'), 'utf8')
const examples = examplesOf(page)

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

test.each(examples.map((example, index) => [`${example.heading}, example ${index + 1}`, index] as const))(
  '%s is drawn as the page shows it',
  async (_name, index) => {
    const document = documentOf(index)
    const imageReaderOf = createImageReader({ readAsset: (_account, id) => readFixtureAsset(id) })
    const images = imageReaderOf(null)
    const output = { format: 'png', scale: 1, transparent: false } as const
    const { files, warnings } = await render({ document, size: SIZE, output, images })
    expect(warnings).toEqual([])
    const { pictures } = examples[index] ?? { pictures: [] }
    // An example without an image is followed by an example of its data, which has one.
    if (pictures.length === 0) expect(isData(valueOf(index + 1))).toBe(true)
    else expect(pictures).toHaveLength(files.length)
    for (const [at, picture] of pictures.entries()) {
      compareGolden(join(DOCS, picture), Buffer.from(files[at]?.bytes ?? []))
    }
  },
)

test('every kind of element and every kind of paint has an example', () => {
  const all = examples.map(({ json }) => json).join('\n')
  for (const kind of [...Object.keys(SCHEMAS), ...Object.keys(PAINT_DEFAULTS)]) {
    expect(all).toMatch(new RegExp(`"type": "${kind}"`))
  }
})

test('the page lists the built-in images, the font families and the limits', () => {
  const { pictures, families } = vocabulary()
  const words = page.replaceAll(/\s+/g, ' ')
  expect(words).toContain(`a built-in image: ${pictures.map((name) => `\`${name}\``).join(', ')}.`)
  expect(words).toContain(`\`fontFamily\` is one of ${families.join(', ')};`)
  const { pages, elementsPerPage, groupDepth, documentBytes } = LIMITS
  expect(words).toContain(
    `${pages} pages, ${elementsPerPage} elements per page, groups nested up to ${groupDepth} levels, ${documentBytes / 1024 ** 2} MiB of JSON`,
  )
  expect(words).toContain(`All examples on this page are ${SIZE.width} wide and ${SIZE.height} high`)
  expect(PAGE_DEFAULTS.background).toBe('#ffffff')
})

/** An example is a document, the elements of a page, or data for the previous example. */
function documentOf(index: number): Document {
  const value = valueOf(index)
  if (isData(value)) return flowDocument(fillDocument(parseExample(valueOf(index - 1)), value))
  return flowDocument(fillDefaults(parseExample(value)))
}

function parseExample(value: unknown): Document {
  const whole = Array.isArray(value) ? { version: 1, pages: [{ id: 'page', elements: value as unknown[] }] } : value
  const parsed = parseDocument(whole)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return parsed.document
}

function valueOf(index: number): unknown {
  return JSON.parse(examples[index]?.json ?? 'null')
}

function isData(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('pages' in value)
}

/** Returns the JSON blocks, each with the heading above and the images directly below it. */
function examplesOf(markdown: string): Example[] {
  const parts = markdown.matchAll(/^#+ (.*)$|^```json\n([\s\S]*?)^```\n\n((?:!\[.*\]\(.*\)\n)*)/gm)
  const found: Example[] = []
  let heading = ''
  for (const [, title, json, below = ''] of parts) {
    if (title !== undefined) heading = title
    if (json === undefined) continue
    found.push({ heading, json, pictures: [...below.matchAll(/\]\((.*)\)/g)].map(([, path = '']) => path) })
  }
  return found
}
