import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

let ada: Browser
let visits: Visits
let design: string

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
  return Promise.resolve()
})

const MENU: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/documents/repeats.json'), 'utf8'))

beforeEach(async () => {
  if (!browser) return
  const { width, height, document } = MENU as { width: number; height: number; document: { pages: object[] } }
  const body = { title: 'Menu', width, height, document: { ...document, pages: document.pages.slice(0, 1) } }
  design = (await ada.post('/api/designs', body)).body._id
})

async function entriesOf(): Promise<unknown> {
  const { body } = await ada.get(`/api/designs/${design}`)
  const [page] = body.document.pages
  return page.elements[1].entries.map(({ name }: { name: string }) => name)
}

/** Changes are saved after a while. */

function focusedLabel(page: Page): Promise<string | null> {
  return page.evaluate('document.activeElement.getAttribute("aria-label")')
}

describe.skipIf(!browser)('the entries of a list', () => {
  test('are added, moved, removed and saved, by keyboard', async () => {
    const { page } = await visits.open({ as: ada, path: `/designs/${design}/fill` })
    const list = page.getByRole('group', { name: /^Dishes/ })
    await list.getByRole('button', { name: 'Move Dishes 2 up' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedLabel(page)).toBe('Move Dishes 1 down')
    await list.getByRole('button', { name: 'Remove Dishes 3' }).press('Enter')
    await expect.poll(() => focusedLabel(page)).toBe('Remove Dishes 2')
    await list.getByRole('button', { name: 'Add entry' }).last().press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.labels?.[0]?.innerText')).toBe('Name')
    await page.keyboard.type('Cheese')
    await list.getByLabel('Price').last().fill('12')
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
    await expect.poll(entriesOf).toEqual(['Trout 2', 'Soup 1', 'Cheese'])
  })

  test('with an empty required field are not saved, and the field says why', async () => {
    const { page } = await visits.open({ as: ada, path: `/designs/${design}/fill` })
    const list = page.getByRole('group', { name: /^Dishes/ })
    const before = await entriesOf()
    await list.locator('summary').nth(1).click()
    await list.getByLabel('Price').nth(1).fill('')
    await page.getByText('This field is required.').first().waitFor()
    await expect.poll(() => list.getByLabel('Price').nth(1).getAttribute('aria-invalid')).toBe('true')
    expect(await violationsIn(page)).toEqual([])
    expect(await entriesOf()).toEqual(before)
    await list.getByLabel('Price').nth(1).fill('9')
    await page.getByText('This field is required.').waitFor({ state: 'detached' })
    const prices = async (): Promise<unknown> => {
      const { body } = await ada.get(`/api/designs/${design}`)
      return body.document.pages[0].elements[1].entries.map(({ price }: { price: unknown }) => String(price))[1]
    }
    await expect.poll(prices).toBe('9')
  })

  test.each([390, 1440])('fit the form at %i px', async (width) => {
    const { page } = await visits.open({ as: ada, path: `/designs/${design}/fill`, viewport: { width, height: 900 } })
    await page.getByRole('group', { name: /^Dishes/ }).waitFor()
    await page.locator('summary').first().click()
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
})
