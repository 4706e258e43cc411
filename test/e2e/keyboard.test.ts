import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

let ada: Browser
let visits: Visits

const browser = await useApp(async (opened) => {
  visits = opened.visits
  ada = opened.owner
  for (const name of ['First', 'Second', 'Third']) await ada.post('/web/keys', { name })
  for (const title of ['Alpha', 'Beta', 'Gamma']) {
    const { body } = await ada.post('/api/designs', { title, width: 300, height: 200 })
    await ada.get(`/api/designs/${body._id}/pages`)
    await ada.delete(`/api/designs/${body._id}`)
  }
})

/** Returns the label or text of the focused element, or the tag name of `main` and `body`. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document
    return (
      element?.getAttribute('aria-label') ??
      (element?.matches('main, body') ? element.tagName : element?.textContent) ??
      ''
    )
  })
}

describe.skipIf(!browser)('the keyboard focus', () => {
  test('skips the navigation with a link, without leaving the page', async () => {
    const { page } = await visits.open({ as: ada, path: '/assets' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Skip to main content')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('MAIN')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/assets')
  })

  test('moves to a new page, whose title is announced', async () => {
    const { page } = await visits.open({ as: ada, path: '/assets' })
    await page.getByRole('link', { name: 'Templates' }).first().click()
    await expect.poll(() => focused(page)).toBe('MAIN')
    await expect.poll(() => page.locator('[aria-live=polite]').first().textContent()).toBe('Templates · Platen')
  })

  test('starts at Cancel in a confirmation and returns to the button that opened it', async () => {
    const { page } = await visits.open({ as: ada, path: '/settings/keys' })
    const revoke = page.getByRole('button', { name: 'Revoke Third' })
    await revoke.click()
    await expect.poll(() => focused(page)).toBe('Cancel')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Revoke Third')
  })

  test('moves to the same button of another row after a row is removed', async () => {
    const { page } = await visits.open({ as: ada, path: '/trash' })
    const rows = page.getByRole('list', { name: 'Designs in the trash' }).getByRole('listitem')
    await rows.nth(1).getByRole('button', { name: 'Permanently delete Beta' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await expect.poll(() => rows.count()).toBe(2)
    await expect.poll(() => focused(page)).toBe('Permanently delete Alpha')
  })
})

describe.skipIf(!browser)('a dialog', () => {
  test('keeps typed text after a click outside, and closes with Escape', async () => {
    const { page } = await visits.open({ as: ada, path: '/settings/keys' })
    await page.getByRole('button', { name: 'Create API key' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Nightly')
    await page.mouse.click(5, 5)
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Nightly')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
