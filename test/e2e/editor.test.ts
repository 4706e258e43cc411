import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

/** What the browser says of a request without a session. */
const REFUSED = [/401/]

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

async function ready(page: Page): Promise<{ x: number; y: number }> {
  await untilDrawn(page)
  const box = await page.locator('[data-stage]').boundingBox()
  if (!box) throw new Error('There is no stage.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
}

describe.skipIf(!browser)('the editor', () => {
  test('opens a new design, in which what is drawn and typed is saved', async () => {
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await page.getByRole('button', { name: 'New design' }).first().click()
    await page.getByRole('button', { name: 'Create empty design' }).click()
    await page.waitForURL(/\/designs\/des_\w+\/edit$/)
    const { x, y } = await ready(page)
    await page.keyboard.press('r')
    await page.mouse.move(x - 100, y - 100)
    await page.mouse.down()
    await page.mouse.move(x + 100, y - 20, { steps: 4 })
    await page.mouse.up()
    await page.keyboard.press('t')
    await page.mouse.click(x, y + 60)
    await page.keyboard.type('Grüße aus 東京')
    await page.keyboard.press('Escape')
    await page.getByLabel('Title', { exact: true }).fill('Postcard')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await saved(page)
    const id = /des_\w+/.exec(page.url())?.[0]
    const elements = [{ type: 'rect' }, { type: 'text', text: 'Grüße aus 東京' }]
    await expect
      .poll(async () => (await ada.get(`/api/designs/${id}`)).body)
      .toMatchObject({ title: 'Postcard', document: { pages: [{ elements }] } })
  })

  test('opens with a press on a preview, in a new tab too, and Back returns', async () => {
    const { body } = await ada.post('/api/designs', { title: 'Preview', width: 400, height: 300 })
    const { page, context } = await visits.open({ as: ada, path: '/designs?q=Preview' })
    const card = page.getByRole('gridcell').getByRole('link', { name: 'Preview' })
    const [tab] = await Promise.all([context.waitForEvent('page'), card.click({ modifiers: ['ControlOrMeta'] })])
    await tab.waitForURL(`**/designs/${body._id}/edit`)
    await tab.close()
    await card.click()
    await ready(page)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Details' }).click()
    await page.getByRole('heading', { level: 1, name: 'Preview', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Edit Preview' }).click()
    await ready(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('link', { name: 'Edit Preview' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/designs?q=Preview')
  })

  test('keeps what was typed when the session has ended', async () => {
    const { body } = await ada.post('/api/designs', { fromTemplate: 'tpl_jazz-night-flyer' })
    const { page } = await visits.open({ as: ada, path: `/designs/${body._id}/edit`, expected: REFUSED })
    const { x, y } = await ready(page)
    await page.context().clearCookies()
    await page.mouse.click(x, y)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: /sign/i }).first().waitFor()
    expect(page.url()).toContain('/edit')
  })
})
