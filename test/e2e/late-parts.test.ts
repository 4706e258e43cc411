import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paperOf, placesOnScreen, untilDrawn, untilLoaded } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const RECT = { id: 'rect', type: 'rect', x: 100, y: 100, width: 200, height: 100, fill: '#225588' }
const PARTS = ['element-inspector', 'short-edits', 'paste-formats', 'paint-panel', 'add-panel', 'palette', 'tool-bar']

/** What the browser says of requests that fail on purpose. */
const FAILED = [/ERR_/, /Failed to fetch/, /Failed to load/, /failed to load/]

let service: Service
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ service, visits, owner: ada } = opened)
})

async function open(path: string): Promise<Page> {
  const { page } = await visits.open({ as: ada, path, viewport: { width: 1440, height: 900 }, expected: FAILED })
  await untilDrawn(page)
  return page
}

/** Too long for a request that outlives its page. */
const LONG_PATH = { id: 'path', type: 'path', x: 0, y: 0, width: 9, height: 9, d: 'M 0 0 L 9 9 '.repeat(8_000) }

async function design(...others: object[]): Promise<string> {
  const document = { version: 1, pages: [{ id: 'page', elements: [RECT, ...others] }] }
  const { body } = await ada.post('/api/designs', { title: 'Design', width: 600, height: 400, document })
  return body._id
}

describe.skipIf(!browser)('what the editor loads after opening', () => {
  test('is there without a connection', async () => {
    const page = await open(`/designs/${await design()}/edit`)
    await untilLoaded(page, PARTS)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.keyboard.press('Control+a')
    await page.getByLabel('Width', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Fill: / }).click()
    await page.getByRole('dialog', { name: 'Fill' }).getByLabel('Hex').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('tab', { name: 'Shapes' }).waitFor()
    await page.evaluate(`(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'a\\tb\\nc\\td')
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })()`)
    await page.getByRole('tab', { name: 'Layers' }).click()
    await page.getByRole('treeitem', { name: /table/i }).waitFor()
    await page.context().setOffline(false)
  })

  test('is only missing itself if it cannot be loaded, and is loaded again', async () => {
    const id = await design()
    const { page, context, go } = await visits.open({
      as: ada,
      viewport: { width: 1440, height: 900 },
      expected: FAILED,
    })
    await context.route(/\/element-inspector-[^/]*\.js$/, (route) => route.abort())
    await go(`/designs/${id}/edit`)
    await untilDrawn(page)
    await page.keyboard.press('Control+a')
    const properties = page.getByRole('complementary', { name: 'Properties' })
    await properties.getByText('could not be loaded').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
    const { body } = await ada.get(`/api/designs/${id}`)
    expect(body.document.pages[0].elements).toMatchObject([{ x: 101 }])
    await context.unroute(/\/element-inspector-[^/]*\.js$/)
    await properties.getByRole('button', { name: 'Try again' }).click()
    await properties.getByLabel('Width', { exact: true }).waitFor()
  })

  test('saves the last change of a large design, also if its tab is left before the request arrives', async () => {
    const id = await design(LONG_PATH)
    const page = await open(`/designs/${id}/edit`)
    await untilLoaded(page, ['short-edits'])
    await page.waitForLoadState('networkidle')
    await page.route(`**/api/designs/${id}**`, async (route) => {
      await pause(300)
      await route.continue()
    })
    await page.mouse.click(...(await placesOnScreen(page, 600))(200, 150))
    await page.keyboard.press('ArrowRight')
    await page.goto(`${service.url}/api/health`)
    const x = async (): Promise<number> => (await ada.get(`/api/designs/${id}`)).body.document.pages[0].elements[0].x
    await expect.poll(x).toBe(101)
  })

  test.each([
    { name: 'a phone', viewport: { width: 390, height: 844 } },
    { name: 'a phone in landscape', viewport: { width: 844, height: 390 } },
  ])('has its room on $name before, so that the page stays in place', async ({ viewport }) => {
    const id = await design()
    const phone = { viewport, isMobile: true, hasTouch: true }
    const { page, context, go } = await visits.open({ as: ada, ...phone, expected: FAILED })
    let send = (): void => undefined
    const isAskedFor = new Promise<void>((resolve) => (send = resolve))
    await context.route(/\/(tool-bar|compact-top-bar|panel-sheet)-[^/]*\.js$/, async (route) => {
      await isAskedFor
      await route.continue()
    })
    await go(`/designs/${id}/edit`)
    await untilDrawn(page)
    const before = await paperOf(page)
    await expect.poll(() => page.getByRole('toolbar', { name: 'Main tools' }).count()).toBe(0)
    send()
    await page.getByRole('toolbar', { name: 'Main tools' }).waitFor()
    await expect.poll(() => paperOf(page)).toEqual(before)
  })
})
