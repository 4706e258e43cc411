import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { onePage, rect, shareOf } from '../setup/pictures.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

const BLUE = '#2040ff'

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

/** Returns the titles in the gallery, in its order. */
function titles(page: Page): Promise<string[]> {
  return page.locator('main li a[href*="/templates/"] .user-text').allInnerTexts()
}

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

describe.skipIf(!browser)('the gallery of templates', () => {
  test('filters by words as the user types, and shows a message if nothing matches', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates' })
    await expect.poll(() => titles(page)).toContain('Pitch deck')
    await page.keyboard.press('/')
    await page.keyboard.type('photo tick', { delay: 20 })
    await expect.poll(() => titles(page)).toEqual(['Concert ticket'])
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('photo tick')
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Concert ticket'])
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('heading', { name: 'No templates found' }).waitFor()
    await page.getByRole('link', { name: 'Show all templates' }).click()
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(10)
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('shows one category at a time, which the URL includes and Back leaves', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates' })
    const categories = page.getByRole('navigation', { name: 'Categories' })
    const category = categories.getByRole('link', { name: /^Social post/ })
    const count = Number(/\d+$/.exec(await category.innerText())?.[0])
    await category.click()
    await expect.poll(() => titles(page)).toHaveLength(count)
    await expect.poll(() => categories.locator('[aria-current]').innerText()).toMatch(/^Social post/)
    await page.getByRole('searchbox').fill('desert')
    await expect.poll(() => titles(page)).toEqual(['Desert quote post'])
    await page.goBack()
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(10)
  })

  test('starts with what was used last, and with collections', async () => {
    await ada.post('/api/designs', { fromTemplate: 'tpl_trattoria-menu' })
    const { page } = await visits.open({ as: ada, path: '/templates' })
    const recent = page.getByRole('region', { name: 'Recently used' })
    await expect.poll(() => recent.getByRole('link').first().innerText()).toContain('menu')
    const collections = page.getByRole('region', { name: 'Collections' })
    await collections.getByRole('link', { name: /^Events/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Events' }).waitFor()
    await expect.poll(() => titles(page)).toContain('Jazz night flyer')
    await expect.poll(() => titles(page)).not.toContain('Pitch deck')
    await expect.poll(() => recent.count()).toBe(0)
    await page.getByRole('link', { name: 'All templates' }).click()
    await expect.poll(() => titles(page)).toContain('Pitch deck')
  })

  test('starts collections at the margin of a phone', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates', viewport: { width: 390, height: 844 } })
    const collections = page.getByRole('region', { name: 'Collections' })
    const leftOf = async (role: 'heading' | 'link') => (await collections.getByRole(role).first().boundingBox())?.x
    await expect.poll(() => leftOf('link')).toBe(await leftOf('heading'))
  })

  test('lists the account’s own templates with a badge', async () => {
    const design = (await ada.post('/api/designs', { title: 'Club night', width: 400, height: 300 })).body
    const { page, go } = await visits.open({ as: ada, path: `/designs/${design._id as string}` })
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: /Publish as template/ }).click()
    await page.getByRole('dialog').getByLabel('Category').fill('club')
    await page.getByRole('dialog').getByLabel('Description').fill('For vinyl evenings.')
    await page.getByRole('button', { name: 'Publish template' }).click()
    await page.getByText('Template published').first().waitFor()
    await go('/templates?q=vinyl')
    await expect.poll(() => titles(page)).toEqual(['Club night'])
    await expect.poll(() => page.locator('main li').innerText()).toContain('Mine')
    await go('/templates?q=desert')
    await expect.poll(() => titles(page)).toEqual(['Desert quote post'])
    await expect.poll(() => page.locator('main li').innerText()).not.toContain('Mine')
  })
})

describe.skipIf(!browser)('a template', () => {
  test('shows what can be filled in, and the request that fills it', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_product-card' })
    const fields = page.getByRole('region', { name: 'Fields' })
    await expect.poll(() => fields.innerText()).toContain('Product')
    await page.locator('summary', { hasText: 'API request' }).click()
    const curl = await page.getByLabel('API request, in curl', { exact: true }).innerText()
    expect(curl).toContain('"fromTemplate": "tpl_product-card"')
    expect(curl).toContain('"data": {')
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await violationsIn(page)).toEqual([])
  })

  test('offers similar ones', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_jazz-night-flyer' })
    const similar = page.getByRole('region', { name: 'Similar templates' })
    const title = await similar.locator('.user-text').first().innerText()
    await similar.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('keeps its main button in sight at three widths', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_annual-report' })
    const button = page.getByRole('button', { name: 'Use this template' })
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport)
      for (const fraction of [0, 0.5]) {
        await page.evaluate(`scrollTo(0, ${fraction} * (document.documentElement.scrollHeight - innerHeight))`)
        const isInSight = async (): Promise<boolean> => {
          const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 }
          return y >= 0 && y + height <= viewport.height
        }
        await expect.poll(isInSight, { message: `${viewport.width} px, ${fraction}` }).toBe(true)
      }
      expect(await violationsIn(page)).toEqual([])
    }
  })

  test('without fields opens the editor with all of its tools', async () => {
    const design = (await ada.post('/api/designs', { title: 'Plain', width: 400, height: 300 })).body
    const created = await ada.post('/api/templates', { designId: design._id })
    const { page } = await visits.open({ as: ada, path: `/templates/${created.body._id as string}` })
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.waitForURL(/\/designs\/des_\w+\/edit$/)
    await page.getByRole('heading', { level: 1, name: 'Edit Plain' }).waitFor()
  })

  test('with several pages shows the selected page', async () => {
    const pages = ['#d50000', BLUE].map((fill, index) => ({
      id: `p${index}`,
      elements: [rect(`r${index}`, [0, 0, 400, 300], { fill })],
    }))
    const document = { ...onePage([]), pages }
    const design = (await ada.post('/api/designs', { title: 'Two', width: 400, height: 300, document })).body
    const created = await ada.post('/api/templates', { designId: design._id })
    const { page } = await visits.open({ as: ada, path: `/templates/${created.body._id as string}` })
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    const large = page.getByRole('img', { name: 'Page 2 of Two' }).first()
    await expect.poll(async () => shareOf(await large.screenshot(), BLUE)).toBeGreaterThan(0.9)
  })

  test('of the account is deleted after confirmation', async () => {
    const design = (await ada.post('/api/designs', { title: 'Passing', width: 400, height: 300 })).body
    const created = await ada.post('/api/templates', { designId: design._id })
    const { page } = await visits.open({ as: ada, path: `/templates/${created.body._id as string}` })
    await page.getByRole('button', { name: 'Delete template…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor()
    await expect.poll(() => titles(page)).not.toContain('Passing')
    expect((await ada.get(`/api/templates/${created.body._id as string}`)).status).toBe(404)
  })
})
