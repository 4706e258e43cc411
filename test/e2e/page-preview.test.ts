import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { bundlePage, openBundle } from '../setup/bundle-page.ts'
import { PATIENCE_MS } from '../setup/patience.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { onePage, rect } from '../setup/pictures.ts'
import { startService, type Service } from '../setup/start-service.ts'

const browser = await sharedBrowser()
const bundling = browser && bundlePage('src/web/painter/testing/preview.tsx')

const SIZE = { width: 400, height: 300 }

describe.skipIf(!browser)('in Chromium', () => {
  let service: Service
  let page: Page

  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  beforeEach(async () => {
    if (!browser || !bundling) throw new Error('there is no browser')
    page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 900, height: 700 } })
    page.setDefaultTimeout(PATIENCE_MS)
    await openBundle(page, service.url, await bundling)
    await page.waitForFunction('globalThis.showPreviews')
  })
  afterEach(() => page.close())

  const colored = (color: string) => onePage([rect('r', [0, 0, 400, 300], { fill: color })])
  const show = (...previews: readonly object[]) =>
    page.evaluate(
      `showPreviews(${JSON.stringify(previews.map((each) => ({ size: SIZE, page: 1, label: 'A page', width: 320, ...each })))})`,
    )
  /** The color in the middle of the first preview's canvas. */
  const middleColor = () =>
    page.evaluate(`(() => {
      const canvas = document.querySelector('canvas')
      return [...canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data].join()
    })()`)

  test('a page is an image with a label, and has the resolution of the screen', async () => {
    await show({ document: colored('#00ff00'), label: 'Summer sale, page 1' })
    const picture = page.getByRole('img', { name: 'Summer sale, page 1' })
    await picture.waitFor()
    await expect.poll(middleColor).toBe('0,255,0,255')
    expect(await page.evaluate(`(({ width, height }) => [width, height])(document.querySelector('canvas'))`)).toEqual([
      640, 480,
    ])
    await page.evaluate(`document.querySelector('canvas').closest('[style*="width:"]').style.width = '250px'`)
    await expect.poll(() => page.evaluate(`document.querySelector('canvas').width`)).toBe(500)
  })

  test('a preview that is not drawn yet has its final size and is marked as busy', async () => {
    const gate = Promise.withResolvers<undefined>()
    await page.route('**/paint/catalog*.json', async (route) => {
      await gate.promise
      await route.continue()
    })
    await show({ document: colored('#00ff00') })
    await page.locator('[aria-busy=true]').waitFor()
    expect(await page.locator('[aria-busy=true]').boundingBox()).toMatchObject({ width: 320, height: 240 })
    gate.resolve(undefined)
    await page.locator('[aria-busy=false]').waitFor()
    await expect.poll(middleColor).toBe('0,255,0,255')
  })

  test('when the document changes, the previous image remains until the new one is drawn', async () => {
    await show({ document: colored('#ff0000') })
    await expect.poll(middleColor).toBe('255,0,0,255')
    await page.evaluate(`(() => {
      const canvas = document.querySelector('canvas')
      globalThis.seen = new Set()
      const record = () => {
        seen.add([...canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data].join())
        requestAnimationFrame(record)
      }
      record()
    })()`)
    for (const [fill, fontWeight, drawn] of [
      ['#00ff00', 700, '0,255,0,255'],
      ['#0000ff', 800, '0,0,255,255'],
    ] as const) {
      // The image waits for a font that is not loaded yet.
      const text = { id: 't', type: 'text', x: 0, y: 0, width: 9, height: 9, text: 'x', fontWeight }
      await show({ document: onePage([rect('r', [0, 0, 400, 300], { fill }), text]) })
      // The next change waits until a frame has shown this one.
      await expect.poll(() => page.evaluate<string[]>(`[...seen]`)).toContain(drawn)
    }
    await expect.poll(() => page.evaluate(`[...seen]`)).toEqual(['255,0,0,255', '0,255,0,255', '0,0,255,255'])
  })

  test('if a font cannot be loaded, the preview says so, and is drawn after a retry', async () => {
    const text = { id: 't', type: 'text', x: 0, y: 0, width: 9, height: 9, text: 'x', fontFamily: 'Lato' }
    await page.route('**/*.ttf', (route) => route.abort())
    await show({ document: onePage([rect('r', [0, 0, 400, 300], { fill: '#00ff00' }), text]) })
    await page.getByText('Couldn’t render this page.').waitFor()
    await page.getByText('The font “Lato 400” couldn’t be loaded.').waitFor()
    await page.unroute('**/*.ttf')
    await page.getByRole('button', { name: 'Retry rendering' }).click()
    await expect.poll(middleColor).toBe('0,255,0,255')
    await expect.poll(() => page.getByText('Couldn’t render this page.').count()).toBe(0)
  })

  test('invalid data is reported with its error', async () => {
    await show({ document: colored('#00ff00'), data: { nothing: 'x' } })
    await page.getByText('/data/nothing: unknown slot').waitFor()
  })

  test('with an invalid value, the last image stays and is marked as outdated', async () => {
    const document = onePage([rect('r', [0, 0, 400, 300], { fill: '#00ff00', slot: 'color' })])
    await show({ document, data: { color: '#ff0000' } })
    await expect.poll(middleColor).toBe('255,0,0,255')
    await show({ document, data: { color: '#ff' } })
    await page.getByText(/This preview is outdated\. \/data\/color/).waitFor()
    expect(await middleColor()).toBe('255,0,0,255')
    await show({ document, data: { color: '#ff00ff' } })
    await expect.poll(middleColor).toBe('255,0,255,255')
    await page.getByRole('status').waitFor({ state: 'detached' })
  })

  test('a page below the window is drawn once it is scrolled into view', async () => {
    await show(
      ...Array.from({ length: 12 }, (_, index) => ({ document: colored('#00ff00'), label: `Page ${index + 1}` })),
    )
    await expect.poll(middleColor).toBe('0,255,0,255')
    const lastWidth = () => page.evaluate(`[...document.querySelectorAll('canvas')].at(-1).width`)
    // The width of a canvas that nothing has been drawn on.
    expect(await lastWidth()).toBe(300)
    await page.getByRole('img', { name: 'Page 12' }).scrollIntoViewIfNeeded()
    await expect.poll(lastWidth).toBe(640)
  })
})
