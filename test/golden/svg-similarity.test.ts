import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { FIXTURES, readFixture } from '../fixtures/fixtures.ts'
import { shrunk, shrunkPicture, similarity } from './similarity.ts'

// SVGs look like PNGs in resvg, which reads no fonts in the file, and with their fonts in Chromium.

const MIN_SIMILARITY = 0.98
const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
/** In which text is most of the picture. */
const TEXTS = ['languages', 'text-setting', 'vertical-text']

let render: RenderDocument
beforeAll(async () => {
  render = createDocumentRenderer()
  await initWasm(readFileSync(WASM))
})

async function drawBoth(name: string, editableText: boolean) {
  const task = await readFixture(name)
  const options = { scale: 1, transparent: false } as const
  const [pngs, svgs] = [
    await render({ ...task, output: { format: 'png', ...options } }),
    await render({ ...task, output: { format: 'svg', ...options, editableText } }),
  ]
  const pages = await Promise.all(pngs.files.map(({ bytes }) => shrunk(sharp(bytes))))
  return { size: task.size, pages, svgs: svgs.files.map(({ bytes }) => Buffer.from(bytes)) }
}

test.each(FIXTURES)('the SVG of %s looks like its PNG in resvg', async (name) => {
  const { pages, svgs } = await drawBoth(name, false)
  for (const [index, svg] of svgs.entries()) {
    const { width, height, pixels } = new Resvg(svg).render()
    const theirs = await shrunkPicture({ width, height, data: Buffer.from(pixels) })
    const [page] = pages.slice(index)
    expect(page && similarity(page, theirs), `page ${index + 1}`).toBeGreaterThan(MIN_SIMILARITY)
  }
})

const browser = await sharedBrowser()

test.skipIf(!browser).each(TEXTS)('the SVG of %s with editable text looks like its PNG in Chromium', async (name) => {
  const { size, pages, svgs } = await drawBoth(name, true)
  const page = await browser?.newPage({ viewport: size })
  for (const [index, svg] of svgs.entries()) {
    await page?.setContent(`<body style="margin:0">${svg.toString()}`)
    await page?.evaluate('document.fonts.ready')
    const picture = await page?.screenshot()
    const [ours] = pages.slice(index)
    const theirs = picture && (await shrunk(sharp(picture)))
    expect(ours && similarity(ours, theirs), `page ${index + 1}`).toBeGreaterThan(MIN_SIMILARITY)
  }
  await page?.close()
})
