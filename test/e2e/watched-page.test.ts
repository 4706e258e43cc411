import { expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { watchPage } from '../setup/watched-page.ts'

const ORIGIN = 'http://platen.example'
const browser = await sharedBrowser()

test.skipIf(!browser)(
  'pictures that are refused to the end are faults, and those that load later are none',
  async () => {
    const context = await browser?.newContext()
    if (!context) expect.unreachable()
    onTestFinished(() => context.close())
    let pictureStatus = 503
    await context.route('**', (route) =>
      route.fulfill({ status: route.request().url().includes('/thumbnails/') ? pictureStatus : 200, body: '' }),
    )
    const { page, faults } = await watchPage(context, ORIGIN)
    await page.goto(ORIGIN)
    const load = (): Promise<unknown> =>
      page.evaluate(() => Promise.all(Array.from({ length: 10 }, (_, index) => fetch(`/files/thumbnails/${index}`))))
    await load()
    await expect.poll(() => faults().length).toBe(10)
    pictureStatus = 200
    await load()
    await expect.poll(faults).toEqual([])
  },
)
