import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBundledFonts } from '../../src/assets/fonts/bundled-fonts.ts'
import type { Document } from '../../src/document/document.ts'
import { complete, type Element } from '../../src/document/elements/element.ts'
import { listSources } from '../../src/document/list-sources.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { prepareSkia } from '../../src/render/skia.ts'
import { createHyphenation } from '../../src/text/hyphenation.ts'
import { layoutText } from '../../src/text/layout-text.ts'
import { FIXTURES, readFixture, readTemplate, TEMPLATES } from '../fixtures/fixtures.ts'
import { comparePictures, drawOnServer, type PageToDraw } from '../setup/compare-pictures.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { bundlePainter, openPainterPage, type OpenPainterPage } from '../setup/painter-page.ts'
import { onePage } from '../setup/pictures.ts'
import { startService, type Service } from '../setup/start-service.ts'

/*
 * Draws every built-in template and every fixture in Chromium and on the server, and compares the
 * images. A failure writes both images, and their difference in red, to test-results/same-picture.
 */

const RESULTS = join(import.meta.dirname, '../../test-results/same-picture')

/**
 * Text, shapes, gradients, shadows and filters are identical on one machine; the tolerance is for
 * rounding that differs between machines. Chromium and the server scale photographs differently, so
 * fine detail is slightly softer or sharper.
 */
const TOLERATED = {
  drawn: { threshold: 0.05, perMillion: 100 },
  photographs: { threshold: 0.1, perMillion: 200 },
} as const

/** Templates draw nothing that fixtures do not, so they are smaller, which takes a third of the time. */
const DESIGNS = [
  ...FIXTURES.map((name) => ({ name, read: readFixture, scale: 1 })),
  ...TEMPLATES.map((name) => ({ name, read: readTemplate, scale: 0.5 })),
]

const hyphenation = createHyphenation()
const typesetting = { ...prepareSkia(openBundledFonts()), hyphenation }
const browser = await sharedBrowser()
const bundling = browser && bundlePainter()
describe.skipIf(!browser)('in Chromium', () => {
  let service: Service
  let painter: OpenPainterPage
  let render: RenderDocument

  beforeAll(async () => {
    await hyphenation.load(['en'])
    service = await startService()
    render = createDocumentRenderer()
    painter = await openPainter()
  })

  afterAll(async () => {
    await painter.close()
    await service.stop()
  })

  test.each(DESIGNS)('$name looks the same as on the server', async ({ name, read, scale }) => {
    const { size, document } = await read(name)
    for (const [index, page] of document.pages.entries()) {
      const task = { document, size, page: index + 1, scale }
      const ours = await painter.draw(task)
      expect(ours.warnings).toEqual([])
      const kind = listSources({ version: 1, pages: [page] }).length > 0 ? 'photographs' : 'drawn'
      await expectSameImage(`${name}-${index + 1}`, [await onServer({ ...task }), ours.png], TOLERATED[kind])
    }
  })

  test.each([0.5, 2])('text-styles looks the same as on the server at a scale of %d', async (scale) => {
    const { size, document } = await readFixture('text-styles')
    const task = { document, size, page: 1, scale }
    await expectSameImage(
      `text-styles@${scale}`,
      [await onServer(task), (await painter.draw(task)).png],
      TOLERATED.drawn,
    )
  })

  test('a prepared page is painted at once, and again after elements have moved', async () => {
    const { size, document } = await readFixture('text-styles')
    const changed = structuredClone(document)
    for (const element of changed.pages[0]?.elements ?? []) element.x += 7
    const task = { size, page: 1, scale: 1 }
    const { png } = await painter.repaint({ ...task, document }, changed)
    await expectSameImage('repainted', [await onServer({ ...task, document: changed }), png], TOLERATED.drawn)
  })

  test('OpenType features are drawn, although the browser’s canvas does not support them', async () => {
    const lines = ['1111 0000 1/2', 'The fluffy office affair'].map((text, index) => ({
      ...{ id: `t${index}`, type: 'text', text, fontSize: 48 },
      ...{ x: 20, y: 20 + index * 80, width: 500, height: 70 },
    }))
    const fontFeatures = { tnum: true, frac: true, liga: false, calt: false }
    const size = { width: 540, height: 200 }
    const plain = { document: onePage(lines) as Document, size, page: 1, scale: 1 }
    const featured = { ...plain, document: onePage(lines.map((line) => ({ ...line, fontFeatures }))) as Document }
    const { png } = await painter.draw(featured)
    expect(png.equals((await painter.draw(plain)).png)).toBe(false)
    await expectSameImage('features', [await onServer(featured), png], TOLERATED.drawn)
  })

  test('every script has the same line breaks and image at any width', async () => {
    const text =
      '🏳️‍🌈 Pride and ❤️‍🔥 مرحبا بالعالم الجميل, שלום עולם 123, नमस्ते दुनिया को, ภาษาไทยสวยงามมาก 日本語の文章は「禁則処理」で折り返す。 Ünïcödé soft\u00adhyphens and e\u0301 👩‍👩‍👧‍👦!'
    const elements = [90, 160, 233, 310].map((width, index) => ({
      ...{ id: `t${index}`, type: 'text', text, width, fontSize: 19, align: 'justify' },
      ...{ x: [10, 105, 270, 505][index], y: 10, height: 800 },
    }))
    const task = { document: onePage(elements) as Document, size: { width: 820, height: 820 }, page: 1, scale: 1 }
    expect(await painter.lines(task)).toEqual(linesOf(task.document.pages[0]?.elements ?? []))
    await expectSameImage('scripts', [await onServer(task), (await painter.draw(task)).png], TOLERATED.drawn)
  })

  test('the comparison fails for a text that is one pixel off', async () => {
    const { size, document } = await readFixture('text-styles')
    const moved = structuredClone(document)
    const title = moved.pages[0]?.elements.find(({ type }) => type === 'text')
    if (!title) throw new Error('the invoice has no text')
    title.x += 1
    const task = { size, page: 1, scale: 1 }
    const [theirs, ours] = [await onServer({ ...task, document }), await painter.draw({ ...task, document: moved })]
    expect((await comparePictures([theirs, ours.png], TOLERATED.drawn)).perMillion).toBeGreaterThan(
      TOLERATED.drawn.perMillion,
    )
  })

  test('data fills a slot, unknown data is rejected, and a placeholder without data is drawn as written', async () => {
    const size = { width: 300, height: 80 }
    const text = { id: 't', type: 'text', x: 0, y: 0, width: 300, height: 80, slot: 'who', text: 'Hello {{name|you}}' }
    const document = onePage([text]) as Document
    const filled = onePage([{ ...text, text: 'Ada' }]) as Document
    const drawn = await painter.draw({ document, size, page: 1, scale: 1, data: { who: 'Ada' } })
    await expectSameImage(
      'filled',
      [await onServer({ document: filled, size, page: 1, scale: 1 }), drawn.png],
      TOLERATED.drawn,
    )
    await expect(painter.draw({ document, size, page: 1, scale: 1, data: { whom: 'Ada' } })).rejects.toThrow()
    const unfilled = { document: onePage([{ ...text, text: 'Hello {{name}}' }]) as Document, size, page: 1, scale: 1 }
    const drawnUnfilled = await painter.draw({ ...unfilled, data: {} })
    await expectSameImage('open', [await onServer(unfilled), drawnUnfilled.png], TOLERATED.drawn)
  })

  test('a missing image causes the warning image_missing', async () => {
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: 50, height: 50, src: 'asset:ast_none' }
    const { warnings } = await painter.draw({
      document: onePage([image]) as Document,
      ...{ size: { width: 100, height: 100 }, page: 1, scale: 1 },
    })
    expect(warnings).toEqual([expect.objectContaining({ code: 'image_missing', page: 1 })])
  })

  test('only the fonts that a text needs are loaded, each once', async () => {
    const fresh = await openPainter()
    const draw = (text: string) =>
      fresh.draw({
        document: onePage([{ id: 't', type: 'text', x: 0, y: 0, width: 200, height: 50, text }]) as Document,
        ...{ size: { width: 200, height: 100 }, page: 1, scale: 1 },
      })
    const requestedFonts = () =>
      fresh.requestedPaths.filter((path) => path.endsWith('.ttf')).map((path) => path.replace(/-[0-9a-f]{16}/, ''))
    await draw('Plain')
    expect(requestedFonts()).toEqual(['/paint/fonts/inter-400.ttf'])
    await draw('שלום')
    await draw('Plain again')
    expect(requestedFonts()).toEqual(['/paint/fonts/inter-400.ttf', '/paint/fonts/noto-sans-hebrew-400.ttf'])
    await fresh.close()
  })

  test.each(['images-and-masks', 'shadows-and-blends', 'glass'])(
    '%s is the same in browsers without canvas filters',
    async (name) => {
      // As in Safari.
      const withoutFilters = await openPainter('delete CanvasRenderingContext2D.prototype.filter')
      try {
        const { size, document } = await readFixture(name)
        const task = { document, size, page: 1, scale: 1 }
        await expectSameImage(
          `${name}-unfiltered`,
          [await onServer(task), (await withoutFilters.draw(task)).png],
          TOLERATED.photographs,
        )
      } finally {
        await withoutFilters.close()
      }
    },
  )

  async function openPainter(initScript = ''): Promise<OpenPainterPage> {
    if (!browser || !bundling) throw new Error('Chromium is missing')
    return openPainterPage(browser, { url: service.url, bundle: await bundling, initScript })
  }

  const onServer = (task: PageToDraw): Promise<Buffer> => drawOnServer(render, task)
})

function linesOf(elements: readonly Element[]): string[][][] {
  return elements.flatMap((element) => {
    const completed = complete(element)
    if (completed.type === 'group') return linesOf(completed.elements)
    if (completed.type !== 'text') return []
    return [layoutText(completed, typesetting).lines.map(({ runs }) => runs.map(({ text }) => text))]
  })
}

type Tolerance = (typeof TOLERATED)[keyof typeof TOLERATED]

async function expectSameImage(
  name: string,
  pictures: readonly [server: Buffer, browser: Buffer],
  tolerance: Tolerance,
): Promise<void> {
  const { perMillion, picture } = await comparePictures(pictures, tolerance)
  if (perMillion <= tolerance.perMillion) return
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `${name}-server.png`), pictures[0])
  writeFileSync(join(RESULTS, `${name}-browser.png`), pictures[1])
  writeFileSync(join(RESULTS, `${name}-difference.png`), PNG.sync.write(picture()))
  expect.fail(`${name}: ${Math.round(perMillion)} of a million pixels differ; see test-results/same-picture`)
}
