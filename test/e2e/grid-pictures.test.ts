import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Browser } from '../setup/browser.ts'
import { multiplyDesign } from '../setup/many-designs.ts'
import { type Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import { type Visits } from '../setup/visits.ts'

const DESIGNS = 10_000
const VIEWPORT = { width: 1440, height: 900 }
/** Fewer than the six connections that a browser has to one service, so that lists can still be read. */
const MOST_AT_ONCE = 4
/** A flick passes several hundred cards. */
const MOST_DURING_FLICK = 60
/** On a quiet machine it takes less than 2 s; this bound holds on one that is shared with other test suites. */
const MOST_MS = 8_000
const THUMBNAIL = /\/files\/thumbnails\/(des_\w+)\//

let service: Service
let ada: Browser
let visits: Visits

const browser = await useApp(async (opened) => {
  ;({ service, visits, owner: ada } = opened)
  const [first] = (await ada.get('/api/templates?limit=1')).body.templates
  const made = await ada.post('/api/designs', { fromTemplate: first._id, title: 'Design 0' })
  await multiplyDesign(service, made.body._id, DESIGNS)
})

interface Traffic {
  /** The designs whose thumbnails were requested, in order. */
  readonly requested: string[]
  mostAtOnce: number
  /** Requests that ended without an answer. */
  canceled: number
}

function watchThumbnails(page: Page): Traffic {
  const traffic: Traffic = { requested: [], mostAtOnce: 0, canceled: 0 }
  const inFlight = new Set<object>()
  page.on('request', (request) => {
    const [, id] = THUMBNAIL.exec(request.url()) ?? []
    if (id === undefined) return
    inFlight.add(request)
    traffic.requested.push(id)
    traffic.mostAtOnce = Math.max(traffic.mostAtOnce, inFlight.size)
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
  // Cards just below the window follow those in it.
  await page.waitForLoadState('networkidle')
}

/** Scrolls as a flick on a touchpad does: fast at first, then slower and slower. */
async function flick(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  for (let pixels = 2_400; pixels > 40; pixels *= 0.96) {
    await page.mouse.wheel(0, pixels)
    await page.waitForTimeout(40)
  }
}

interface Card {
  readonly id: string
  readonly isFilled: boolean
  /** From the middle of the window to the middle of the picture, in steps of 100 CSS pixels: those on both sides are equally near. */
  readonly distance: number
}

function cardsInView(page: Page): Promise<Card[]> {
  return page.evaluate<Card[]>(`[...document.querySelectorAll('[data-card]')].flatMap((card) => {
    const picture = card.firstElementChild.getBoundingClientRect()
    if (picture.bottom <= 0 || picture.top >= innerHeight) return []
    const image = card.querySelector('img')
    return [{
      id: card.href.split('/').at(-1),
      isFilled: image !== null && image.complete && image.naturalWidth > 0,
      distance: Math.round(Math.hypot(
        (picture.left + picture.right - innerWidth) / 2,
        (picture.top + picture.bottom - innerHeight) / 2,
      ) / 100),
    }]
  })`)
}

function isFilled(page: Page): Promise<boolean> {
  return cardsInView(page).then((cards) => cards.length > 8 && cards.every((card) => card.isFilled))
}

describe.skipIf(!browser)('pictures in the grid of 10,000 designs', () => {
  test('are requested for the cards in view, a few at once, and are there soon after a flick', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT })
    await openGrid(page)
    const traffic = watchThumbnails(page)
    await flick(page)
    const stoppedAt = performance.now()
    const duringFlick = traffic.requested.length
    await expect.poll(() => isFilled(page)).toBe(true)
    const tookMs = performance.now() - stoppedAt
    process.stdout.write(
      `${DESIGNS} designs: filled ${tookMs.toFixed(0)} ms after a flick; ${duringFlick} requests during it, ${
        traffic.requested.length
      } in all, ${traffic.mostAtOnce} at once, ${traffic.canceled} canceled\n`,
    )
    expect(duringFlick).toBeLessThan(MOST_DURING_FLICK)
    expect(traffic.mostAtOnce).toBeLessThanOrEqual(MOST_AT_ONCE)
    expect(tookMs).toBeLessThan(MOST_MS)
  })

  test('are requested from the middle of the window outwards', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT })
    await openGrid(page)
    const { requested } = watchThumbnails(page)
    await page.evaluate('scrollTo(0, 2_600)')
    await expect.poll(() => isFilled(page)).toBe(true)
    const cards = await cardsInView(page)
    const distances = requested.flatMap((id) => cards.find((card) => card.id === id)?.distance ?? [])
    expect(distances).toHaveLength(cards.length)
    expect(new Set(distances).size).toBeGreaterThan(1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  test('are no longer requested once they have left the view', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT })
    await openGrid(page)
    const traffic = watchThumbnails(page)
    await page.route(THUMBNAIL, () => undefined)
    await page.evaluate('scrollTo(0, 600_000)')
    await expect.poll(() => traffic.requested.length).toBe(MOST_AT_ONCE)
    await page.evaluate('scrollTo(0, 300_000)')
    await expect.poll(() => traffic.canceled).toBe(MOST_AT_ONCE)
    await expect.poll(() => traffic.requested.length).toBe(2 * MOST_AT_ONCE)
  })

  test('that were loaded once are shown at once when they come back', async () => {
    const { page, context } = await visits.open({ as: ada, viewport: VIEWPORT })
    await openGrid(page)
    await page.evaluate('scrollTo(0, 5_000)')
    await expect.poll(() => isFilled(page)).toBe(true)
    await context.setOffline(true)
    await page.evaluate(`globalThis.placeholders = 0
      new MutationObserver(() => {
        globalThis.placeholders += [...document.querySelectorAll('[data-card] .animate-breathe')]
          .filter((placeholder) => placeholder.getBoundingClientRect().top < innerHeight).length
      }).observe(document.querySelector('[role=grid]'), { childList: true, subtree: true })
      scrollTo(0, 0)`)
    await page.getByText('Design 0', { exact: true }).waitFor()
    await expect.poll(() => isFilled(page)).toBe(true)
    expect(await page.evaluate('placeholders')).toBe(0)
  })

  test('are requested again, less and less often, while the service is busy', async () => {
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT, expected: [/status of 503/] })
    const asked = new Map<string, number[]>()
    await page.route(THUMBNAIL, (route) => {
      const times = asked.get(route.request().url()) ?? []
      asked.set(route.request().url(), [...times, performance.now()])
      return times.length < 3 ? route.fulfill({ status: 503, headers: { 'retry-after': '0' } }) : route.continue()
    })
    await openGrid(page)
    // Cards below the window may still be at an earlier try.
    const complete = [...asked.values()].filter((times) => times.length >= 4)
    expect(complete.length).toBeGreaterThan(8)
    for (const [first = 0, second = 0, third = 0, fourth = 0] of complete) {
      expect(third - second).toBeGreaterThan(490)
      expect(fourth - third).toBeGreaterThan(990)
      expect(second).toBeGreaterThan(first)
    }
  })
})
