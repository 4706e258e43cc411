import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const MAX_SCRIPT_BYTES = 200_000
const MAX_LAYOUT_SHIFT = 0.02

let service: Service
let ada: Browser
let visits: Visits

const browser = await useApp(async (opened) => {
  ;({ service, visits, owner: ada } = opened)
  const { templates } = (await ada.get('/api/templates?limit=6')).body
  for (const { _id } of templates) await ada.post('/api/designs', { fromTemplate: _id })
})

interface FirstLoad {
  readonly layoutShift: number
  /** Compressed size, as transferred. */
  readonly scriptBytes: number
}

/** Loads a page with an empty cache. */
async function load(path: string, as: Browser | undefined): Promise<FirstLoad> {
  const { page } = await visits.open({ viewport: { width: 1440, height: 900 }, ...(as && { as }) })
  await page.addInitScript(`globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) layoutShift += value
    }).observe({ type: 'layout-shift', buffered: true })`)
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize))
  })
  await page.goto(service.url + path)
  await waitUntilComplete(page)
  const layoutShift = await page.evaluate<number>('layoutShift')
  const sizes = await Promise.all(scripts)
  return { layoutShift, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function waitUntilComplete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Pictures outside of the window load when it is scrolled to.
  const isWaiting = `[...document.querySelectorAll('.animate-breathe')]
    .map((each) => each.getBoundingClientRect())
    .some(({ top, left }) => top <= innerHeight && left <= innerWidth)`
  await expect.poll(() => page.evaluate(isWaiting)).toBe(false)
  await page.waitForLoadState('networkidle')
}

// `npm run bench app` measures the load time.
describe.skipIf(!browser)('the first load of a page', () => {
  test.each([
    { path: '/sign-in', who: 'a visitor' },
    { path: '/designs', who: 'Ada' },
    { path: '/templates', who: 'Ada' },
  ])('does not shift its layout and loads few scripts: $path for $who', async ({ path, who }) => {
    const { layoutShift, scriptBytes } = await load(path, who === 'Ada' ? ada : undefined)
    expect(layoutShift).toBeLessThan(MAX_LAYOUT_SHIFT)
    expect(scriptBytes).toBeGreaterThan(20_000)
    expect(scriptBytes).toBeLessThan(MAX_SCRIPT_BYTES)
  })
})
