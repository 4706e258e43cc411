import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { multiplyDesign } from '../setup/many-designs.ts'
import type { Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const DESIGNS = 10_000
const VIEWPORT = { width: 1440, height: 900 }
/** Fewer than the six connections of a browser to one host, so that lists can still be loaded. */
const MAX_CONCURRENT = 4
const THUMBNAIL = /\/files\/thumbnails\/(des_\w+)\//

let service: Service
let ada: Browser
let visits: Visits

const browser = await useApp(async (opened) => {
  ;({ service, visits, owner: ada } = opened)
  const created = await ada.post('/api/designs', { title: 'Design 0', width: 400, height: 300 })
  await multiplyDesign(service, created.body._id, DESIGNS)
})

interface Traffic {
  /** The designs whose thumbnails were requested, in order. */
  readonly requested: string[]
  maxConcurrent: number
  /** Requests that ended without a response. */
  canceled: number
}

function watchThumbnails(page: Page): Traffic {
  const traffic: Traffic = { requested: [], maxConcurrent: 0, canceled: 0 }
  const inFlight = new Set<object>()
  page.on('request', (request) => {
    const [, id] = THUMBNAIL.exec(request.url()) ?? []
    if (id === undefined) return
    inFlight.add(request)
    traffic.requested.push(id)
    traffic.maxConcurrent = Math.max(traffic.maxConcurrent, inFlight.size)
  })
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => {
    if (inFlight.delete(request)) traffic.canceled += 1
  })
  return traffic
}

async function openGrid(page: Page): Promise<void> {
  await page.goto(`${service.url}/designs`)
  await page.getByText('10,000 designs', { exact: true }).waitFor()
  await expect.poll(() => isFilled(page)).toBe(true)
  // The cards just below the window load after those in it.
  await expect.poll(() => isFilled(page, { windows: 2 })).toBe(true)
}

/** Stops the page's clock, so that the speed of a scroll does not depend on the machine. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
  // The speed is measured from the last scroll.
  await scrollBy(page, 1)
}

/** Scrolls past several hundred cards. */
async function flick(page: Page): Promise<void> {
  for (let step = 0; step < 40; step += 1) await scrollBy(page, 2_000)
}

/** Scrolls, and ends the frame once the page has learned of it, which a busy browser delays. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    addEventListener('scroll', () => resolve(), { once: true })
    scrollBy(0, ${pixels})
  })`)
  await page.clock.runFor(16)
}

interface Card {
  readonly id: string
  readonly isFilled: boolean
  /**
   * Distance between the centers of the window and of the thumbnail, in units of 100 CSS pixels, so that
   * thumbnails at the left and at the right have equal distances.
   */
  readonly distance: number
}

/** The cards in the window, or in as many of its height from the top. */
function cardsInView(page: Page, { windows = 1 } = {}): Promise<Card[]> {
  return page.evaluate<Card[]>(`[...document.querySelectorAll('[data-card]')].flatMap((card) => {
    const picture = card.firstElementChild.getBoundingClientRect()
    if (picture.bottom <= 0 || picture.top >= ${windows} * innerHeight) return []
    const image = card.querySelector('img')
    return [{
      id: card.href.split('/').at(-2),
      isFilled: image !== null && image.complete && image.naturalWidth > 0,
      distance: Math.round(Math.hypot(
        (picture.left + picture.right - innerWidth) / 2,
        (picture.top + picture.bottom - innerHeight) / 2,
      ) / 100),
    }]
  })`)
}

function isFilled(page: Page, { windows = 1 } = {}): Promise<boolean> {
  return cardsInView(page, { windows }).then((cards) => cards.length > 8 && cards.every((card) => card.isFilled))
}

describe.skipIf(!browser)('thumbnails in the grid of 10,000 designs', () => {
  test('are not requested during a flick, and then for the cards in view, a few at once', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT })
    await page.clock.install()
    await openGrid(page)
    await stopClock(page)
    const traffic = watchThumbnails(page)
    await flick(page)
    expect(traffic.requested).toEqual([])
    await page.clock.resume()
    await expect.poll(() => isFilled(page)).toBe(true)
    expect(traffic.maxConcurrent).toBeLessThanOrEqual(MAX_CONCURRENT)
    // The page requests the cards in view, and those within one window height of it.
    const inView = (await cardsInView(page)).length
    expect(new Set(traffic.requested).size).toBeGreaterThanOrEqual(inView)
    expect(new Set(traffic.requested).size).toBeLessThanOrEqual(4 * inView)
  })

  test('are requested from the middle of the window outward', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT })
    await openGrid(page)
    const { requested } = watchThumbnails(page)
    await page.evaluate('scrollTo(0, 2_600)')
    await expect.poll(() => isFilled(page)).toBe(true)
    const cards = await cardsInView(page)
    // A busy service refuses some, which are requested again.
    const distances = [...new Set(requested)].flatMap((id) => cards.find((card) => card.id === id)?.distance ?? [])
    expect(distances).toHaveLength(cards.length)
    expect(new Set(distances).size).toBeGreaterThan(1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  test('are canceled when they leave the view', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT })
    await openGrid(page)
    const traffic = watchThumbnails(page)
    await page.route(THUMBNAIL, () => undefined)
    await page.evaluate('scrollTo(0, 600_000)')
    // A slow machine shows cards on the way, whose requests are canceled, too.
    const waiting = () => traffic.requested.length - traffic.canceled
    await expect.poll(waiting).toBe(MAX_CONCURRENT)
    const before = traffic.requested.length
    await page.evaluate('scrollTo(0, 300_000)')
    await expect.poll(() => traffic.canceled).toBeGreaterThanOrEqual(before)
    await expect.poll(waiting).toBe(MAX_CONCURRENT)
  })

  test('that were loaded before are shown at once when they come back into view', async () => {
    const { page, context } = await visits.open({ as: ada, viewport: VIEWPORT })
    await openGrid(page)
    await expect.poll(() => isFilled(page)).toBe(true)
    await page.evaluate('scrollTo(0, 5_000)')
    await expect.poll(() => isFilled(page)).toBe(true)
    // Pictures near the window load too.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.evaluate(`globalThis.placeholders = 0
      new MutationObserver(() => {
        globalThis.placeholders += [...document.querySelectorAll('[data-card] .animate-breathe')]
          .map((placeholder) => placeholder.getBoundingClientRect())
          .filter(({ top, bottom }) => top < innerHeight && bottom > 0).length
      }).observe(document.querySelector('[role=grid]'), { childList: true, subtree: true })
      scrollTo(0, 0)`)
    await page.getByText('Design 0', { exact: true }).waitFor()
    await expect.poll(() => isFilled(page)).toBe(true)
    expect(await page.evaluate('placeholders')).toBe(0)
  })

  test('are requested again, after increasing delays, while the service is busy', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT, expected: [/status of 503/] })
    const attempts = new Map<string, number>()
    await page.route(THUMBNAIL, (route) => {
      const attempt = (attempts.get(route.request().url()) ?? 0) + 1
      attempts.set(route.request().url(), attempt)
      return attempt < 4 ? route.fulfill({ status: 503, headers: { 'retry-after': '0' } }) : route.continue()
    })
    // Records the delays of the page's timers: on a busy machine, the requests themselves are delayed more.
    await page.addInitScript(`{
      const start = setTimeout
      globalThis.delays = []
      globalThis.setTimeout = (work, ms, ...args) => {
        delays.push(ms)
        return start(work, ms, ...args)
      }
    }`)
    await openGrid(page)
    // Cards below the window may still be at an earlier attempt.
    const complete = [...attempts.values()].filter((count) => count >= 4).length
    expect(complete).toBeGreaterThan(8)
    const delays = await page.evaluate<number[]>('delays')
    for (const backoffMs of [500, 1_000]) {
      const matching = delays.filter((ms) => ms > backoffMs - 50 && ms <= backoffMs).length
      expect(matching).toBeGreaterThanOrEqual(complete)
    }
  })
})
