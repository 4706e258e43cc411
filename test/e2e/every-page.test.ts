import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppWorld, buildAppWorld, enter } from '../setup/app-world.ts'
import { openBrowser } from '../setup/open-browser.ts'
import { watchPage, type WatchedPage } from '../setup/watched-page.ts'
import { compareScreenshot } from './compare-screenshot.ts'
import { type AppPage, PAGES } from './pages.ts'

const browser = await openBrowser()
const HOUR_MS = 3_600_000
/** axe reads the reference's thousands of elements for half a minute. */
const LONG_MS = 240_000
const WIDTHS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}
const THEMES = ['light', 'dark'] as const
/** A page that is not there is a 404, and the browser notes it. */
const EXPECTED = [/the server responded with a status of 404/]

let world: AppWorld

beforeAll(async () => {
  if (browser) world = await buildAppWorld()
})
afterAll(async () => {
  await browser?.close()
  if (browser) await world.stop()
})

/** The page, loaded and at rest, three hours after everything in it was made. */
async function open(context: BrowserContext, { path, as, heading, name }: AppPage): Promise<WatchedPage> {
  await enter(context, world.service, as === 'owner' ? world.owner : undefined)
  await context.clock.setFixedTime(world.madeAt + 3 * HOUR_MS)
  const watched = await watchPage(context, world.service.url, name === 'not-found' ? EXPECTED : [])
  const { page } = watched
  await page.goto(world.service.url + path(world))
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  // What breathes is still being filled.
  await page.locator('.animate-breathe').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle').catch(() => undefined)
  return watched
}

/** What axe finds, with the elements it finds it in. */
async function violationsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

describe.skipIf(!browser)('every page of the app', () => {
  const cases = PAGES.flatMap((page) => THEMES.map((theme) => ({ page, theme, name: page.name })))

  test.each(cases)(
    '$name in $theme is without fault, and looks as it was reviewed at three widths',
    async ({ page: shown, theme }) => {
      const context = await browser?.newContext({
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: WIDTHS.desktop,
      })
      if (!context) throw new Error('there is no browser')
      try {
        const { page, faults } = await open(context, shown)
        for (const [width, viewport] of Object.entries(WIDTHS)) {
          await page.setViewportSize(viewport)
          if (!shown.isLong || width === (theme === 'light' ? 'desktop' : 'phone')) {
            expect(await violationsIn(page), width).toEqual([])
          }
          const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
          expect(overflow, `pixels beyond the ${width}`).toBeLessThanOrEqual(0)
          // Days, ids and keys are others each time.
          const mask = [page.locator('[data-varies]')]
          await compareScreenshot(
            `${shown.name}-${width}-${theme}`,
            await page.screenshot({ mask, maskColor: '#808080' }),
          )
        }
        expect(faults).toEqual([])
      } finally {
        await context.close()
      }
    },
    LONG_MS,
  )
})
