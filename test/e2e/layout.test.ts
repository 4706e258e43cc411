import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { plainPng } from '../setup/pictures.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const MAX_SHIFT = 0.02
let ada: Browser
let visits: Visits
let design: string

const browser = await useApp(async (opened) => {
  visits = opened.visits
  ada = opened.owner
  for (const title of ['Thrown away', 'Poster'])
    design = (await ada.post('/api/designs', { title, width: 300, height: 200 })).body._id
  const { designs } = (await ada.get('/api/designs')).body
  await ada.delete(`/api/designs/${designs.find(({ title }: { title: string }) => title === 'Thrown away')._id}`)
  await ada.post('/api/assets?name=Harbour.png', await plainPng('#00c853'), { 'content-type': 'image/png' })
  await ada.post('/api/exports', { designId: design, format: 'png' }, { prefer: 'wait=30' })
})

/** Holds API requests. Returns a function that continues them. */
async function holdRequests(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route('**/api/**', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  return () => held.resolve(undefined)
}

/** Waits for a match that is as high as a thumbnail, and returns the top of the first, in CSS pixels. */
async function topOf(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction<{ top: number }>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})]
      .map((element) => element.getBoundingClientRect().toJSON())
      .find(({ height }) => height > 44)`,
  )
  return (await found.jsonValue()).top
}

describe.skipIf(!browser)('a page', () => {
  test.each([
    ['/designs', '[data-card]'],
    ['/assets', 'main ul button'],
    ['/exports', 'main li span[aria-hidden]'],
    ['/trash', 'main li input + *'],
  ])('%s fills its placeholders without a layout shift', async (path, filled) => {
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      const { page, go } = await visits.open({ as: ada, viewport })
      await page.addInitScript(`globalThis.shift = 0
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => (shift += entry.value)))
          .observe({ type: 'layout-shift', buffered: true })`)
      const release = await holdRequests(page)
      await go(path)
      await page.locator('.animate-breathe:visible').first().waitFor()
      const placeholderTop = await topOf(page, '.animate-breathe')
      release()
      await page.locator(filled).first().waitFor()
      expect(Math.abs((await topOf(page, filled)) - placeholderTop), width).toBeLessThanOrEqual(2)
      expect(await page.evaluate<number>('shift'), width).toBeLessThan(MAX_SHIFT)
    }
  })

  test('of a design has the label “Add tags” on one line', async () => {
    const { page } = await visits.open({ as: ada, viewport: WIDTHS.desktop, path: `/designs/${design}` })
    const box = await page.getByRole('button', { name: 'Add tags' }).boundingBox()
    expect(box?.height).toBeLessThan(36)
  })

  test('of the documentation shows code blocks completely, or hides at least 100 px of them', async () => {
    const { page } = await visits.open({ viewport: WIDTHS.desktop, path: '/docs/document-format' })
    await expect.poll(() => page.locator('.docs-code pre').count()).toBeGreaterThan(5)
    const hidden = () =>
      page.evaluate<number[]>(
        `[...document.querySelectorAll('.docs-code pre')].map((code) => code.scrollHeight - code.clientHeight)`,
      )
    await expect.poll(async () => (await hidden()).filter((px) => px > 0 && px < 100)).toEqual([])
  })
})
