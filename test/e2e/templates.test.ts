import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Browser } from '../setup/browser.ts'
import { saved } from '../setup/downloads.ts'
import { onePage, plainPng, rect, shareOf } from '../setup/pictures.ts'
import { type Visits } from '../setup/visits.ts'
import { findPoppler } from '../golden/poppler.ts'
import { useApp } from '../setup/use-app.ts'

const poppler = findPoppler()
const GREEN = '#00c853'
const BLUE = '#2040ff'

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  visits = opened.visits
  ada = opened.owner
})

/** What the gallery shows, in its order. */
function titles(page: Page): Promise<string[]> {
  return page.locator('main li a[href*="/templates/"] .user-text').allInnerTexts()
}

async function upload(name: string, colour: string): Promise<string> {
  const { body } = await ada.post(`/api/assets?name=${name}`, await plainPng(colour), { 'content-type': 'image/png' })
  return body._id as string
}

describe.skipIf(!browser)('the gallery of templates', () => {
  test('finds as one types, wherever the words stand, and says when there is nothing', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates' })
    await expect.poll(() => titles(page)).toContain('Pitch deck')
    await page.keyboard.press('/')
    await page.keyboard.type('photo tick', { delay: 20 })
    await expect.poll(() => titles(page)).toEqual(['Concert ticket'])
    expect(new URL(page.url()).searchParams.get('q')).toBe('photo tick')
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Concert ticket'])
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('heading', { name: 'No template like that' }).waitFor()
    await page.getByRole('link', { name: 'Show all templates' }).click()
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(10)
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('shows one category at a time, which the address keeps and the way back leaves', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates' })
    const categories = page.getByRole('navigation', { name: 'Categories' })
    await categories.getByRole('link', { name: /^Social post/ }).click()
    await expect.poll(() => titles(page)).toHaveLength(2)
    expect(await categories.locator('[aria-current]').innerText()).toMatch(/^Social post/)
    await page.getByRole('searchbox').fill('desert')
    await expect.poll(() => titles(page)).toEqual(['Desert quote post'])
    await page.goBack()
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(10)
  })

  test('takes every letter of a text that grows longer or shorter than the template’s', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_desert-quote-post' })
    const quote = page.getByRole('textbox', { name: 'Quote', exact: true })
    for (const words of ['Keyboard night', 'A whole sentence that is a good deal longer than forty-eight characters']) {
      await quote.press('ControlOrMeta+a')
      await quote.pressSequentially(words)
      expect(await quote.inputValue()).toBe(words)
    }
    await page.locator('summary', { hasText: 'The same by the API' }).click()
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  })

  test('has one’s own templates beside those of the service, marked as such', async () => {
    const design = (await ada.post('/api/designs', { title: 'Club night', width: 400, height: 300 })).body
    const { page, go } = await visits.open({ as: ada, path: `/designs/${design._id as string}` })
    await page.getByRole('button', { name: 'What else can be done with it' }).click()
    await page.getByRole('menuitem', { name: /Publish as template/ }).click()
    await page.getByRole('dialog').getByLabel('Category').fill('club')
    await page.getByRole('dialog').getByLabel('Description').fill('For Fridays.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Published among your templates.').first().waitFor()
    await go('/templates?q=fridays')
    await expect.poll(() => titles(page)).toEqual(['Club night'])
    expect(await page.locator('main li').innerText()).toContain('Yours')
    await go('/templates?q=desert')
    await expect.poll(() => titles(page)).toEqual(['Desert quote post'])
    expect(await page.locator('main li').innerText()).not.toContain('Yours')
  })
})

describe.skipIf(!browser)('a template', () => {
  test('is drawn as it is filled, and becomes a design that holds what was typed', async () => {
    await upload('Green.png', GREEN)
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_product-card' })
    const picture = page.getByRole('img', { name: 'Page 1 of Product card' })
    const share = async (colour: string): Promise<number> => shareOf(await picture.screenshot(), colour)
    await expect.poll(() => page.locator('[aria-busy=false] canvas').count()).toBe(1)
    const atFirst = await picture.screenshot()

    await page.getByLabel('Product', { exact: true }).fill('Harbour jug')
    await expect.poll(async () => atFirst.equals(await picture.screenshot())).toBe(false)
    expect(await share(BLUE)).toBeLessThan(0.001)
    await page.getByLabel('Seal color').fill(BLUE)
    await expect.poll(() => share(BLUE)).toBeGreaterThan(0.01)
    expect(await share(GREEN)).toBeLessThan(0.001)
    await page.getByRole('button', { name: /^Picture/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Green.png' }).click()
    await expect.poll(() => share(GREEN)).toBeGreaterThan(0.3)

    await page.getByLabel('Title of your design').fill('Harbour shop')
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.getByRole('heading', { level: 1, name: 'Harbour shop' }).waitFor()

    const png = await exportedFile(page, 'PNG')
    expect(png.name).toBe('Harbour shop.png')
    expect(await shareOf(png.bytes, GREEN)).toBeGreaterThan(0.3)
    expect(await shareOf(png.bytes, BLUE)).toBeGreaterThan(0.01)
    const pdf = await exportedFile(page, 'PDF')
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    if (!poppler) return
    const words = await poppler.text(pdf.bytes)
    expect(words).toContain('Harbour jug')
    expect(words).not.toContain('Morandi vase')
  })

  test('goes back to how it was at one press', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_jazz-night-flyer' })
    await page.getByLabel('Title', { exact: true }).fill('EARLY SET')
    await page.getByRole('button', { name: 'Reset to the template' }).click()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('LATE SET')
    expect(await page.getByRole('button', { name: 'Reset to the template' }).count()).toBe(0)
  })

  test('says at the field what is wrong with it, and keeps what else was typed', async () => {
    const asset = await upload('Gone.png', '#00c854')
    const { page } = await visits.open({
      as: ada,
      path: '/templates/tpl_product-card',
      // The picture is deleted on purpose: the preview and the service both miss it.
      expected: [/status of 40[04]/],
    })
    await page.getByLabel('Product', { exact: true }).fill('Harbour jug')
    await page.getByRole('button', { name: /^Picture/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Gone.png' }).click()
    expect((await ada.delete(`/api/assets/${asset}`)).status).toBeLessThan(300)
    await page.getByRole('button', { name: 'Use this template' }).click()
    const fault = page.locator('fieldset').getByRole('alert')
    await expect.poll(() => fault.innerText()).toMatch(/there is no asset/i)
    expect(await page.getByLabel('Product', { exact: true }).inputValue()).toBe('Harbour jug')
    await page.getByRole('button', { name: /^Picture/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'dunes' }).click()
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.waitForURL(/\/designs\/des_/)
    await page.getByRole('heading', { level: 1, name: 'Product card' }).waitFor()
  })

  test('of several pages shows the one that is chosen', async () => {
    const pages = ['#d50000', BLUE].map((fill, index) => ({
      id: `p${index}`,
      elements: [rect(`r${index}`, [0, 0, 400, 300], { fill })],
    }))
    const document = { ...onePage([]), pages }
    const design = (await ada.post('/api/designs', { title: 'Two', width: 400, height: 300, document })).body
    const made = await ada.post('/api/templates', { designId: design._id })
    const { page } = await visits.open({ as: ada, path: `/templates/${made.body._id as string}` })
    await page.getByRole('button', { name: 'Show page 2' }).click()
    const large = page.getByRole('img', { name: 'Page 2 of Two' }).first()
    await expect.poll(async () => shareOf(await large.screenshot(), BLUE)).toBeGreaterThan(0.9)
  })

  test('of one’s own is taken away again, after a question', async () => {
    const design = (await ada.post('/api/designs', { title: 'Passing', width: 400, height: 300 })).body
    const made = await ada.post('/api/templates', { designId: design._id })
    const { page } = await visits.open({ as: ada, path: `/templates/${made.body._id as string}` })
    await page.getByRole('button', { name: 'Remove the template' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor()
    await expect.poll(() => titles(page)).not.toContain('Passing')
    expect((await ada.get(`/api/templates/${made.body._id as string}`)).status).toBe(404)
  })
})

/** Exports the design that is open, through its dialog, and downloads the file. */
async function exportedFile(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByText(format, { exact: true }).first().click()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const link = dialog.getByRole('link', { name: 'Download' })
  await link.waitFor()
  const file = await saved(page, () => link.click())
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await dialog.waitFor({ state: 'detached' })
  return file
}
