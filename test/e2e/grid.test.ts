import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, setUp } from '../setup/browser.ts'
import { multiplyDesign } from '../setup/many-designs.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { startService, type Service } from '../setup/start-service.ts'
import { createVisits, type Visits } from '../setup/visits.ts'

const DESIGNS = 100_000
const MAX_CARDS = 200
const MAX_SHIFT = 0.02
const browser = await sharedBrowser()

let service: Service
let ada: Browser
let visits: Visits

beforeAll(async () => {
  if (!browser) return
  service = await startService()
  ada = await setUp(service)
  const first = await ada.post('/api/designs', { title: 'Design 0', width: 320, height: 240 })
  await multiplyDesign(service, first.body._id, DESIGNS)
  visits = createVisits(browser, service)
})
afterAll(async () => {
  if (!browser) return
  const faults = await visits.end()
  await service.stop()
  expect(faults).toEqual([])
})

interface Measurement {
  readonly shift: number
  readonly maxCards: number
}

/** Measures layout shifts and the maximum number of cards in the page, from the start of its load. */
async function watch(page: Page): Promise<() => Promise<Measurement>> {
  await page.addInitScript(`{
    const measured = { shift: 0, maxCards: 0 }
    globalThis.measured = measured
    const observe = (type, handle) =>
      new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true })
    observe('layout-shift', ({ value, hadRecentInput }) => (measured.shift += hadRecentInput ? 0 : value))
    const count = () => {
      measured.maxCards = Math.max(measured.maxCards, document.querySelectorAll('[role=gridcell]').length)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  }`)
  return () => page.evaluate<Measurement>('measured')
}

async function openGrid(page: Page): Promise<void> {
  await page.goto(`${service.url}/designs`)
  await page.getByText('100,000 designs', { exact: true }).waitFor()
  await expect.poll(() => titlesInView(page)).toContain('Design 0')
}

/** The titles in view, from the top. */
function titlesInView(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('[data-card] .user-text')]
    .filter((title) => {
      const { top, bottom } = title.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    .map((title) => title.textContent)`)
}

/** Returns the title at the top of the view once all that are in view have loaded. */
async function settledTitle(page: Page): Promise<string> {
  await page.waitForFunction(`[...document.querySelectorAll('[role=gridcell][aria-busy]')].every((cell) => {
    const { top, bottom } = cell.getBoundingClientRect()
    return bottom <= 0 || top >= innerHeight
  })`)
  return (await titlesInView(page))[0] ?? ''
}

/** Scrolls with the wheel, slowly and then fast. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, step < 15 ? 400 : 6_000)
    await page.evaluate('new Promise(requestAnimationFrame)')
  }
}

// `npm run bench app` measures the speed of the grid.
describe.skipIf(!browser)('the grid of 100,000 designs', () => {
  test('does not shift its layout, and has few cards in the page while it is scrolled', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    const read = await watch(page)
    await openGrid(page)
    expect((await read()).shift).toBeLessThan(MAX_SHIFT)
    await scroll(page)
    const { maxCards, shift } = await read()
    expect(maxCards).toBeGreaterThan(12)
    expect(maxCards).toBeLessThan(MAX_CARDS)
    expect(shift).toBeLessThan(MAX_SHIFT)
    await expect.poll(async () => (await titlesInView(page)).length).toBeGreaterThan(7)
  })

  test('jumps to the middle, and requests only the designs around it', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    const requestedOffsets: number[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/designs') requestedOffsets.push(Number(searchParams.get('offset')))
    })
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await expect.poll(async () => numberOf((await titlesInView(page))[0])).toBeGreaterThan(49_900)
    const numbers = (await titlesInView(page)).map(numberOf)
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    expect(numbers[0]).toBeLessThan(50_100)
    expect(requestedOffsets.length).toBeLessThanOrEqual(4)
    expect(requestedOffsets.every((offset) => offset > 49_000 && offset < 51_000)).toBe(true)
  })

  test('cancels requests for designs that were scrolled past', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    const failedUrls: string[] = []
    page.on('requestfailed', (request) => failedUrls.push(request.url()))
    // These requests get no response.
    await page.route('**/api/designs?*offset=50*', () => undefined)
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await page.waitForRequest(/offset=50\d{3}/)
    await page.evaluate('scrollTo(0, 0)')
    await expect.poll(() => failedUrls.some((url) => url.includes('offset=50'))).toBe(true)
    await expect.poll(() => titlesInView(page)).toContain('Design 0')
  })

  test('moves the focus from the first design to the last with one key', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    await page.locator('[data-card]').first().focus()
    await page.keyboard.press('End')
    await expect.poll(() => focusedTitle(page)).toBe(`Design ${DESIGNS - 1}`)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focusedTitle(page)).toBe(`Design ${DESIGNS - 2}`)
    await page.keyboard.press('Home')
    await expect.poll(() => focusedTitle(page)).toBe('Design 0')
  })

  test('restores the scroll position after a reload, even if the designs load late', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    await page.evaluate('scrollTo(0, 20000)')
    await expect.poll(async () => numberOf((await titlesInView(page))[0])).toBeGreaterThan(100)
    const first = await settledTitle(page)
    await page.route('**/api/designs?*', async (route) => {
      // The response waits until the page shows its placeholders, which are not as high as the designs.
      await page.locator('[role=gridcell][aria-busy]').first().waitFor()
      await route.continue().catch(() => undefined)
    })
    await page.reload()
    await expect.poll(async () => (await titlesInView(page))[0]).toBe(first)
  })

  test('restores the scroll position after Back from the editor', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    await page.evaluate('scrollTo(0, 20000)')
    await expect.poll(async () => numberOf((await titlesInView(page))[0])).toBeGreaterThan(100)
    const first = await settledTitle(page)
    await page.getByRole('gridcell').filter({ hasText: first }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: `Edit ${first}`, exact: true }).waitFor()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(async () => (await titlesInView(page))[0]).toBe(first)
  })
})

function numberOf(title = ''): number {
  return Number(/\d+$/.exec(title)?.[0])
}

function focusedTitle(page: Page): Promise<string> {
  return page.evaluate<string>("document.activeElement?.querySelector('.user-text')?.textContent ?? ''")
}
