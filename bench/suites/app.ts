import type { Browser as Chromium, Page } from 'playwright-core'
import { type Browser, setUp, signUp } from '../../test/setup/browser.ts'
import { multiplyDesign } from '../../test/setup/many-designs.ts'
import { openBrowser } from '../../test/setup/open-browser.ts'
import { type Service, startService } from '../../test/setup/start-service.ts'
import { createVisits } from '../../test/setup/visits.ts'
import { atMost, type Figure, median, plain } from '../figure.ts'
import { longestTask } from '../page-trace.ts'

const LOADS = 3
const DESIGNS = 100_000
const POLL_MS = 10
const MAX_FILL_MS = 30_000
const VIEWPORT = { width: 1440, height: 900 }
const PAGES = [
  { path: '/sign-in', isSignedIn: false },
  { path: '/designs', isSignedIn: true },
  { path: '/templates', isSignedIn: true },
]

/** The web app in Chromium: first loads with an empty cache, and a grid of 100,000 designs. */
export async function run(): Promise<Figure[]> {
  const chromium = await openBrowser()
  if (!chromium) throw new Error('Chromium is not installed')
  try {
    return await measure(chromium)
  } finally {
    await chromium.close()
  }
}

async function measure(chromium: Chromium): Promise<Figure[]> {
  const service = await startService({ PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'free=1000000' })
  try {
    const owner = await setUp(service)
    const { templates } = (await owner.get('/api/templates?limit=8')).body
    for (const { _id } of templates) await owner.post('/api/designs', { fromTemplate: _id })
    const figures: Figure[] = []
    for (const { path, isSignedIn } of PAGES) {
      figures.push(await firstLoad({ chromium, service, ...(isSignedIn && { as: owner }) }, path))
    }
    const largeAccount = await signUp(service, 'large@example.com')
    const { body: design } = await largeAccount.post('/api/designs', { fromTemplate: templates[0]._id })
    await multiplyDesign(service, design._id as string, DESIGNS)
    return [...figures, ...(await measureGrid({ chromium, service, as: largeAccount }))]
  } finally {
    await service.stop()
  }
}

interface Visit {
  readonly chromium: Chromium
  readonly service: Service
  /** Signed out by default. */
  readonly as?: Browser
}

/** Opens a page with an empty cache and closes it afterward. */
async function visit<Result>({ chromium, service, as }: Visit, work: (page: Page) => Promise<Result>): Promise<Result> {
  const visits = createVisits(chromium, service)
  const { page } = await visits.open({ viewport: VIEWPORT, ...(as && { as }) })
  await page.addInitScript(`globalThis.paintMs = 0
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paintMs = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })`)
  try {
    return await work(page)
  } finally {
    await visits.end()
  }
}

async function firstLoad(target: Visit, path: string): Promise<Figure> {
  const times: number[] = []
  // The first load, which renders the thumbnails, is not counted.
  for (let load = 0; load <= LOADS; load += 1) {
    const paintMs = await visit(target, async (page) => {
      await page.goto(target.service.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      return page.evaluate<number>('paintMs')
    })
    if (load > 0) times.push(paintMs)
  }
  return atMost(`${path}: largest contentful paint`, median(times), { unit: 'ms', bound: 1_000 })
}

async function measureGrid(target: Visit): Promise<Figure[]> {
  return visit(target, async (page) => {
    await page.goto(`${target.service.url}/designs`)
    await page.locator('[data-card] img').first().waitFor()
    const paintMs = await page.evaluate<number>('paintMs')
    const longest = await longestTask(target.chromium, page, () => flick(page))
    const stoppedAt = performance.now()
    await waitUntilFilled(page)
    const filledMs = performance.now() - stoppedAt
    return [
      atMost(`${DESIGNS} designs: largest contentful paint`, paintMs, { unit: 'ms', bound: 1_000 }),
      atMost('longest task while scrolling, processor time', longest, { unit: 'ms', bound: 100 }),
      plain('thumbnails in view after a flick', filledMs, 'ms'),
    ]
  })
}

/** Scrolls as a flick on a touchpad does: fast at first, then slower and slower. */
async function flick(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  for (let pixels = 2_400; pixels > 40; pixels *= 0.96) {
    await page.mouse.wheel(0, pixels)
    await page.waitForTimeout(40)
  }
}

/** Polls, because the page's content security policy forbids `waitForFunction`. */
async function waitUntilFilled(page: Page): Promise<void> {
  const deadline = performance.now() + MAX_FILL_MS
  while (!(await page.evaluate<boolean>(IS_FILLED))) {
    if (performance.now() > deadline) throw new Error(`Thumbnails are missing after ${MAX_FILL_MS} ms`)
    await page.waitForTimeout(POLL_MS)
  }
}

const IS_FILLED = `[...document.querySelectorAll('[data-card]')]
  .filter((card) => {
    const { top, bottom } = card.firstElementChild.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  .every((card) => card.querySelector('img')?.naturalWidth > 0)`
