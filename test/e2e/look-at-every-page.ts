import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppWorld, buildAppWorld, enter } from '../setup/app-world.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { violationsIn } from '../setup/violations.ts'
import { watchPage, type WatchedPage } from '../setup/watched-page.ts'
import { compareScreenshot } from './compare-screenshot.ts'
import { type AppPage, PAGES, screensOf } from './pages.ts'

const HOUR_MS = 3_600_000
const IDLE_MS = 2_000
/** axe takes up to half a minute for the thousands of elements of the API reference, on a busy machine. */
const LONG_MS = 240_000
const WIDTHS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}
/** The browser logs the 404 of a missing page. */
const EXPECTED = [/the server responded with a status of 404/]

/**
 * Defines the tests that open every page of visitors or of the owner, in both themes and at three widths. Each has a
 * test file, so that both run in parallel.
 */
export async function lookAtEveryPage(as: AppPage['as']): Promise<void> {
  const browser = await sharedBrowser()
  let world: AppWorld

  beforeAll(async () => {
    if (browser) world = await buildAppWorld({ few: as === 'visitor' })
  })
  afterAll(async () => {
    if (browser) await world.stop()
  })

  describe.skipIf(!browser)(`every page of the ${as}`, () => {
    test.each(PAGES.filter((appPage) => appPage.as === as))(
      '$name is accessible, fits three widths, and matches its reviewed screenshots',
      async (appPage) => {
        const context = await browser?.newContext({
          reducedMotion: 'reduce',
          viewport: WIDTHS.desktop,
          timezoneId: afternoonZone(world.builtAt),
        })
        if (!context) throw new Error('Chromium is missing')
        try {
          const { page, faults } = await openPage(context, world, appPage)
          for (const theme of ['light', 'dark'] as const) await lookAt(page, appPage, theme)
          await page.setViewportSize(WIDTHS.phone)
          await expect.poll(() => beyondTheEdge(page)).toEqual([])
          if (appPage.long) await lookAtOneOfEach(page)
          expect(faults()).toEqual([])
        } finally {
          await context.close()
        }
      },
      LONG_MS,
    )
  })
}

async function lookAt(page: Page, appPage: AppPage, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    const hasScreen = screensOf(appPage).includes(`${width}-${theme}`)
    // A theme changes colors only.
    if (theme === 'dark' && width !== axeWidth(theme) && !hasScreen) continue
    await page.setViewportSize(viewport)
    if (width === axeWidth(theme) && !(appPage.long && theme === 'dark'))
      expect(await violationsIn(page, appPage.long ? { except: LOOKS } : {}), `${width}-${theme}`).toEqual([])
    // A closing menu or toast may extend beyond the edge for a moment.
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), { message: width })
      .toBeLessThanOrEqual(0)
    if (!hasScreen) continue
    // Dates, IDs and keys are different each time.
    const mask = [page.locator('[data-varies]')]
    await page.evaluate(FIX_WIDTHS)
    const takeScreenshot = (): Promise<Buffer> => page.screenshot({ mask, maskColor: '#808080' })
    await compareScreenshot(`${appPage.name}-${width}-${theme}`, takeScreenshot)
  }
}

/** Checks a long page, once less is left of it, by the rules that depend on the theme or the width. */
async function lookAtOneOfEach(page: Page): Promise<void> {
  await page.evaluate(KEEP_FEW_OF_EACH)
  for (const theme of ['light', 'dark'] as const) {
    const width = axeWidth(theme)
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(WIDTHS[width])
    expect(await violationsIn(page, { rules: LOOKS }), `${width}-${theme}`).toEqual([])
  }
}

/** Returns the only width that axe checks in a theme, because it takes longer than all else. */
function axeWidth(theme: 'light' | 'dark'): keyof typeof WIDTHS {
  return theme === 'light' ? 'desktop' : 'phone'
}

/**
 * The rules of axe that depend on the theme or the width. They take most of the time, and elements of one kind have the
 * same colors and sizes. On a long page, the others are checked at one width: its frame passes all on a short page.
 */
const LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size', 'meta-viewport']

/**
 * Removes elements that are like two before them: with the same classes and styles, in elements that are alike, too.
 * Those that contain others of another kind remain. Also restores the size of text.
 */
const KEEP_FEW_OF_EACH = `{
  document.documentElement.style.fontSize = ''
  const kinds = new Map()
  const reduce = (element, kind) => {
    for (const child of [...element.children]) {
      const key = [kind, child.localName, child.getAttribute('class'), child.getAttribute('style')].join(' ')
      const own = kinds.get(key) ?? { number: kinds.size, count: 0 }
      kinds.set(key, own)
      reduce(child, own.number)
      own.count += 1
      if (own.count > 2 && child.childElementCount === 0) child.remove()
    }
  }
  reduce(document.querySelector('main'), '')
}`

/** Placeholders pulse until their content has loaded. Outside of the window, it loads when it is scrolled to. */
const ARE_PLACEHOLDERS_GONE = `[...document.querySelectorAll('.animate-breathe')].every((each) => {
  const { top, left } = each.getBoundingClientRect()
  return !each.checkVisibility() || top > innerHeight || left > innerWidth
})`

/** Otherwise, the widths of such texts in a table would move its columns. */
const FIX_WIDTHS = `for (const { style } of document.querySelectorAll('table [data-varies]'))
  Object.assign(style, { display: 'inline-block', width: '12em', overflow: 'hidden', whiteSpace: 'nowrap' })`

/**
 * Returns a time zone in which a moment is between 2 and 3 PM, and what was built just before it no earlier than 1 PM,
 * since "10:05" is wider than "9:05", and "yesterday" than "today".
 */
function afternoonZone(time: number): string {
  const offset = 14 - new Date(time).getUTCHours()
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

/** Opens a page with the clock three hours after its data was created, and waits until it has loaded. */
async function openPage(
  context: BrowserContext,
  world: AppWorld,
  { path, as, heading, name }: AppPage,
): Promise<WatchedPage> {
  await enter(context, world.service, as === 'owner' ? world.owner : undefined)
  await context.clock.setFixedTime(world.builtAt + 3 * HOUR_MS)
  const watched = await watchPage(context, world.service.url, name === 'not-found' ? EXPECTED : [])
  const { page } = watched
  await page.goto(world.service.url + path(world))
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expect.poll(() => page.evaluate(ARE_PLACEHOLDERS_GONE)).toBe(true)
  // A page that follows the exports' events is never idle.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined)
  return watched
}

/** Doubles the text size and returns the elements that extend beyond the window and cannot be scrolled to. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`{
    document.documentElement.style.fontSize = '200%'
    const scrolls = (element) =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    ;[...document.querySelectorAll('h1, h2, h3, p, a, button, input, select, summary')]
      .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 200))
  }`)
}
