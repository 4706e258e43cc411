import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, setUp } from '../setup/browser.ts'
import { multiplyDesign } from '../setup/many-designs.ts'
import { openBrowser } from '../setup/open-browser.ts'
import { startService, type Service } from '../setup/start-service.ts'
import { createVisits, type Visits } from '../setup/visits.ts'

const DESIGNS = 100_000
const MOST_CARDS = 200
const MOST_SHIFT = 0.02
const browser = await openBrowser()

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
  await browser.close()
  await service.stop()
  expect(faults).toEqual([])
})

interface Measured {
  readonly shift: number
  readonly mostCards: number
}

/** Measures layout shifts and the maximum number of cards in the page, from the start of its load. */
async function watch(page: Page): Promise<() => Promise<Measured>> {
  await page.addInitScript(`{
    const measured = { shift: 0, mostCards: 0 }
    globalThis.measured = measured
    const observe = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    observe('layout-shift', ({ value, hadRecentInput }) => (measured.shift += hadRecentInput ? 0 : value))
    const count = () => {
      measured.mostCards = Math.max(measured.mostCards, document.querySelectorAll('[role=gridcell]').length)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  }`)
  return () => page.evaluate<Measured>('measured')
}

async function openGrid(page: Page): Promise<void> {
  await page.goto(`${service.url}/designs`)
  await page.getByText('100,000 designs', { exact: true }).waitFor()
  await expect.poll(() => titlesInSight(page)).toContain('Design 0')
}

/** The titles in view, from the top. */
function titlesInSight(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('[data-card] .user-text')]
    .filter((title) => {
      const { top, bottom } = title.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    .map((title) => title.textContent)`)
}

/** Scrolls with the wheel, slowly and then fast. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, step < 15 ? 400 : 6_000)
    await page.evaluate('new Promise(requestAnimationFrame)')
  }
}

// `npm run bench app` measures how long it takes.
describe.skipIf(!browser)('the grid of 100,000 designs', () => {
  test('does not shift its layout, and has few cards in the page while it is scrolled', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    const read = await watch(page)
    await openGrid(page)
    expect((await read()).shift).toBeLessThan(MOST_SHIFT)
    await scroll(page)
    const { mostCards, shift } = await read()
    expect(mostCards).toBeGreaterThan(12)
    expect(mostCards).toBeLessThan(MOST_CARDS)
    expect(shift).toBeLessThan(MOST_SHIFT)
    await expect.poll(async () => (await titlesInSight(page)).length).toBeGreaterThan(7)
  })

  test('jumps anywhere by the scrollbar, and requests only the designs in view', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    const asked: number[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/designs') asked.push(Number(searchParams.get('offset')))
    })
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await expect.poll(async () => numberOf((await titlesInSight(page))[0])).toBeGreaterThan(49_900)
    const numbers = (await titlesInSight(page)).map(numberOf)
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    expect(numbers[0]).toBeLessThan(50_100)
    expect(asked.length).toBeLessThanOrEqual(4)
    expect(asked.every((offset) => offset > 49_000 && offset < 51_000)).toBe(true)
  })

  test('cancels requests for designs that were scrolled past', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    const dropped: string[] = []
    page.on('requestfailed', (request) => dropped.push(request.url()))
    // No response to these requests.
    await page.route('**/api/designs?*offset=50*', () => undefined)
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await page.waitForRequest(/offset=50\d{3}/)
    await page.evaluate('scrollTo(0, 0)')
    await expect.poll(() => dropped.some((url) => url.includes('offset=50'))).toBe(true)
    await expect.poll(() => titlesInSight(page)).toContain('Design 0')
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

  test('has the same scroll position after a reload, even if the designs load late', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    await page.evaluate('scrollTo(0, 20000)')
    await expect.poll(async () => numberOf((await titlesInSight(page))[0])).toBeGreaterThan(100)
    const [first = ''] = await titlesInSight(page)
    await page.route('**/api/designs?*', async (route) => {
      // Until the page shows its placeholders, which are not as high.
      await page.locator('[role=gridcell][aria-busy]').first().waitFor()
      await route.continue().catch(() => undefined)
    })
    await page.reload()
    await expect.poll(async () => (await titlesInSight(page))[0]).toBe(first)
  })

  test('has the same scroll position after Back from a design', async () => {
    const { page } = await visits.open({ as: ada, viewport: { width: 1440, height: 900 } })
    await openGrid(page)
    await page.evaluate('scrollTo(0, 20000)')
    await expect.poll(async () => numberOf((await titlesInSight(page))[0])).toBeGreaterThan(100)
    const [first = ''] = await titlesInSight(page)
    await page.getByRole('gridcell').filter({ hasText: first }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: first, exact: true }).waitFor()
    await page.goBack()
    await expect.poll(async () => (await titlesInSight(page))[0]).toBe(first)
  })
})

function numberOf(title = ''): number {
  return Number(/\d+$/.exec(title)?.[0])
}

function focusedTitle(page: Page): Promise<string> {
  return page.evaluate<string>("document.activeElement?.querySelector('.user-text')?.textContent ?? ''")
}
