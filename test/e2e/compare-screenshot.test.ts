import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppWorld, buildAppWorld, enter } from '../setup/app-world.ts'
import { decodePicture } from '../setup/decode-picture.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { differingTiles, type Tile } from './compare-tiles.ts'

const browser = await sharedBrowser()

/** Parts of the app whose absence the comparison must detect, each on a page that has it. */
const PARTS: readonly [name: string, path: (world: AppWorld) => string, part: (page: Page) => Locator][] = [
  ['the title of a page', () => '/designs', (page) => page.getByRole('heading', { level: 1 })],
  ['an item of the navigation', () => '/designs', (page) => page.getByRole('link', { name: 'Exports' }).first()],
  ['the main button', () => '/designs', (page) => page.getByRole('button', { name: /new design/i }).first()],
  ['the account menu', () => '/designs', (page) => page.locator('header button, nav button').last()],
  ['the title of a card', () => '/designs', (page) => page.getByText('Annual report').first()],
  ['a panel', ({ ids }) => `/designs/${ids.design}`, (page) => page.locator('dl').first()],
  [
    'a secondary button',
    ({ ids }) => `/designs/${ids.design}`,
    (page) => page.getByRole('button', { name: /^export/i }),
  ],
]

/** Runs in the page. */
function hide(node: unknown): void {
  const element = node as { style: { visibility: string } }
  element.style.visibility = 'hidden'
}

describe.skipIf(!browser)('the comparison of screenshots', () => {
  let world: AppWorld
  let page: Page

  beforeAll(async () => {
    world = await buildAppWorld({ few: true })
    const context = await (browser as Browser).newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    await enter(context, world.service, world.owner)
    page = await context.newPage()
  })
  afterAll(async () => {
    await world.stop()
  })

  const openPage = async (path: string): Promise<void> => {
    await page.goto(world.service.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('.animate-breathe:visible').first().waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined)
  }
  const difference = async (change: () => Promise<unknown>): Promise<Tile[]> => {
    const before = await decodePicture(await page.screenshot())
    await change()
    return differingTiles(before, await decodePicture(await page.screenshot()))
  }

  test('passes for two screenshots of the same page', async () => {
    await openPage('/designs')
    expect(await difference(() => page.mouse.move(0, 0))).toEqual([])
  })

  test.each(PARTS)('fails if %s is hidden', async (_, path, part) => {
    await openPage(path(world))
    const element = part(page)
    await element.waitFor()
    expect(await difference(() => element.evaluate(hide))).not.toEqual([])
  })
})
