import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDocumentRenderer } from '../../src/render/render-document.ts'
import { OWN_FONTS as document, OWN_FONTS_SIZE as SIZE, ownFontFiles } from '../fixtures/own-fonts.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { bundlePainter, openPainterPage, type OpenPainterPage } from '../setup/painter-page.ts'
import { startService, type Service } from '../setup/start-service.ts'

// Draws a document with fonts of its own in Chromium and on the server, and compares the images.

const browser = await sharedBrowser()
const bundling = browser && bundlePainter()
describe.skipIf(!browser)('in Chromium', () => {
  let service: Service
  let painter: OpenPainterPage
  let files: Readonly<Record<string, Buffer>>

  beforeAll(async () => {
    service = await startService()
    const bundle = await bundling
    if (!browser || !bundle) throw new Error('there is no browser')
    files = await ownFontFiles()
    painter = await openPainterPage(browser, { url: service.url, bundle })
    await painter.page.route('**/fixture-assets/*', (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
      return route.fulfill({ body: files[`asset:${id}`] ?? Buffer.of(), contentType: 'font/ttf' })
    })
  })

  afterAll(async () => {
    await painter.close()
    await service.stop()
  })

  test('static and variable fonts of a document look the same as on the server', async () => {
    const render = createDocumentRenderer()
    const output = { format: 'png', scale: 1, transparent: false } as const
    const ours = await render({ document, size: SIZE, images: files, output })
    const theirs = await painter.draw({ document, size: SIZE, page: 1, scale: 1 })
    expect(theirs.warnings.map(({ message }) => message)).toEqual(ours.warnings.map(({ message }) => message))
    const [a, b] = [PNG.sync.read(Buffer.from(ours.files[0]?.bytes ?? [])), PNG.sync.read(theirs.png)]
    const { width, height } = SIZE
    expect(pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.05 })).toBeLessThan(30)
  })

  test('HarfBuzz, which instances variable fonts, is loaded once', () => {
    expect(painter.requestedPaths.filter((path) => path.endsWith('.wasm'))).toHaveLength(1)
  })
})
