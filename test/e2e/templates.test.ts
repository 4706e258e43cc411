import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { enter } from '../setup/app-world.ts'
import { Browser, signUp } from '../setup/browser.ts'
import { saved } from '../setup/downloads.ts'
import { give } from '../setup/give-file.ts'
import { halvesPng, onePage, plainPng, rect, shareOf } from '../setup/pictures.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { findPoppler } from '../golden/poppler.ts'
import { useApp } from '../setup/use-app.ts'

const poppler = findPoppler()
const GREEN = '#00c853'
const BLUE = '#2040ff'

let service: Service
let ada: Browser
let visits: Visits

const browser = await useApp(
  (opened) => {
    service = opened.service
    visits = opened.visits
    ada = opened.owner
  },
  { environment: { PLATEN_SIGN_UP: 'open' } },
)

/** Returns the titles in the gallery, in its order. */
function titles(page: Page): Promise<string[]> {
  return page.locator('main li a[href*="/templates/"] .user-text').allInnerTexts()
}

async function upload(name: string, color: string): Promise<string> {
  const { body } = await ada.post(`/api/assets?name=${name}`, await plainPng(color), { 'content-type': 'image/png' })
  return body._id as string
}

describe.skipIf(!browser)('the gallery of templates', () => {
  test('filters by words as the user types, and shows a message if nothing matches', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates' })
    await expect.poll(() => titles(page)).toContain('Pitch deck')
    await page.keyboard.press('/')
    await page.keyboard.type('photo tick', { delay: 20 })
    await expect.poll(() => titles(page)).toEqual(['Concert ticket'])
    expect(new URL(page.url()).searchParams.get('q')).toBe('photo tick')
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Concert ticket'])
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('heading', { name: 'No templates found' }).waitFor()
    await page.getByRole('link', { name: 'Show all templates' }).click()
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(10)
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('shows one category at a time, which the URL includes and Back leaves', async () => {
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

  test('lists the account’s own templates with a badge', async () => {
    const design = (await ada.post('/api/designs', { title: 'Club night', width: 400, height: 300 })).body
    const { page, go } = await visits.open({ as: ada, path: `/designs/${design._id as string}` })
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: /Publish as template/ }).click()
    await page.getByRole('dialog').getByLabel('Category').fill('club')
    await page.getByRole('dialog').getByLabel('Description').fill('For Fridays.')
    await page.getByRole('button', { name: 'Publish template' }).click()
    await page.getByText('Template published').first().waitFor()
    await go('/templates?q=fridays')
    await expect.poll(() => titles(page)).toEqual(['Club night'])
    expect(await page.locator('main li').innerText()).toContain('Mine')
    await go('/templates?q=desert')
    await expect.poll(() => titles(page)).toEqual(['Desert quote post'])
    expect(await page.locator('main li').innerText()).not.toContain('Mine')
  })
})

describe.skipIf(!browser)('a template', () => {
  test('accepts typed text of any length, and fits the window with its API request open', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_desert-quote-post' })
    const quote = page.getByRole('textbox', { name: 'Quote', exact: true })
    for (const text of ['Keyboard night', 'A whole sentence that is a good deal longer than forty-eight characters']) {
      await quote.press('ControlOrMeta+a')
      await quote.pressSequentially(text)
      expect(await quote.inputValue()).toBe(text)
    }
    await page.locator('summary', { hasText: 'API request' }).click()
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  })

  test('is previewed while it is filled, and becomes a design with the content', async () => {
    await upload('Green.png', GREEN)
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_product-card' })
    const picture = page.getByRole('img', { name: 'Page 1 of Product card' })
    const share = async (color: string): Promise<number> => shareOf(await picture.screenshot(), color)
    await expect.poll(() => page.locator('[aria-busy=false] canvas').count()).toBe(1)
    const initial = await picture.screenshot()

    await page.getByLabel('Product', { exact: true }).fill('Harbour jug')
    await expect.poll(async () => initial.equals(await picture.screenshot())).toBe(false)
    expect(await share(BLUE)).toBeLessThan(0.001)
    await page.getByLabel('Color of the seal').fill(BLUE)
    await expect.poll(() => share(BLUE)).toBeGreaterThan(0.01)
    expect(await share(GREEN)).toBeLessThan(0.001)
    const field = page.getByRole('group', { name: 'Picture', exact: true })
    expect(await field.innerText()).toContain('Ceramics')
    await field.getByRole('button', { name: 'Picture Change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Green.png' }).click()
    await expect.poll(() => share(GREEN)).toBeGreaterThan(0.3)
    expect(await field.innerText()).toContain('Green.png')
    await expect.poll(async () => shareOf(await field.locator('img').first().screenshot(), GREEN)).toBeGreaterThan(0.8)

    await page.getByLabel('Design title').fill('Harbour shop')
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

  test('accepts an image uploaded from its field, and keeps its focal point visible', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_product-card', expected: [/status of 415/] })
    const field = page.getByRole('group', { name: 'Picture', exact: true })
    await field.getByRole('button', { name: 'Picture Change' }).click()
    const dialog = page.getByRole('dialog')
    const picker = dialog.getByLabel('Image to upload')
    await picker.setInputFiles({ name: 'Broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect
      .poll(() => dialog.getByRole('alert').innerText())
      .toMatch(/^Couldn’t upload this file: This file isn’t a valid PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC or HEIF/)
    // Pasted into the search field, which has the focus.
    await give(page, 'paste', { name: 'Halves.png', bytes: await halvesPng(BLUE, GREEN) })
    await dialog.waitFor({ state: 'detached' })
    expect(await field.innerText()).toContain('Halves.png')

    await field.getByRole('button', { name: /^Set focal point/ }).click()
    const point = field.getByRole('slider', { name: 'Focal point of picture' })
    const picture = page.getByRole('img', { name: 'Page 1 of Product card' })
    const share = async (color: string): Promise<number> => shareOf(await picture.screenshot(), color)
    await point.press('End')
    await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('100% from the left, 50% from the top')
    await expect.poll(() => share(BLUE)).toBeLessThan(0.001)
    expect(await share(GREEN)).toBeGreaterThan(0.3)
    const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
    await point.click({ position: { x: width / 10, y: height / 4 } })
    await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('10% from the left, 25% from the top')
    await expect.poll(() => share(GREEN)).toBeLessThan(0.001)

    await page.locator('summary', { hasText: 'API request' }).click()
    const curl = await page.getByLabel('API request, in curl', { exact: true }).innerText()
    expect(curl.replaceAll(/\s/g, '')).toMatch(/"picture":\{"src":"asset:ast_\w+","focus":\{"x":0\.1,"y":0\.25\}\}/)
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.waitForURL(/\/designs\/des_/)
    const created = await ada.get(`/api${new URL(page.url()).pathname}`)
    expect(JSON.stringify(created.body.document)).toContain('"focus":{"x":0.1,"y":0.25}')
  })

  test('saves a draft for each account, until it is reset or a design is created', async () => {
    const grace = await signUp(service, 'grace@example.com')
    const { page, go, context } = await visits.open({ as: ada, path: '/templates/tpl_jazz-night-flyer' })
    const headline = page.getByLabel('Title', { exact: true })
    const title = page.getByLabel('Design title')
    await headline.fill('EARLY SET')
    await title.fill('Monday')
    await page.getByRole('link', { name: 'Templates' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor()
    await page.goBack()
    await expect.poll(() => headline.inputValue()).toBe('EARLY SET')
    await page.reload()
    await expect.poll(() => headline.inputValue()).toBe('EARLY SET')
    expect(await title.inputValue()).toBe('Monday')

    await enter(context, service, grace)
    // Simulates the announcement by another window.
    await page.evaluate(`new BroadcastChannel('platen-session').postMessage('')`)
    await page.getByRole('button', { name: 'Account: grace@example.com' }).waitFor()
    await expect.poll(() => headline.inputValue()).toBe('LATE SET')
    await title.fill('Tuesday')
    await go('/templates/tpl_jazz-night-flyer')
    expect([await headline.inputValue(), await title.inputValue()]).toEqual(['LATE SET', 'Tuesday'])
    await enter(context, service, ada)
    await go('/templates/tpl_jazz-night-flyer')
    expect(await headline.inputValue()).toBe('EARLY SET')

    await page.getByRole('button', { name: 'Reset to template' }).click()
    expect([await headline.inputValue(), await title.inputValue()]).toEqual(['LATE SET', 'Jazz night flyer'])
    expect(await page.getByRole('button', { name: 'Reset to template' }).count()).toBe(0)

    await headline.fill('EARLY SET')
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.waitForURL(/\/designs\/des_/)
    await go('/templates/tpl_jazz-night-flyer')
    expect(await headline.inputValue()).toBe('LATE SET')
    await headline.fill('PRIVATE')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('PRIVATE')
    ada = await new Browser(service).signIn('ada@example.com')
  })

  test('shows an error at its field, and keeps the other values', async () => {
    const asset = await upload('Gone.png', '#00c854')
    const { page } = await visits.open({
      as: ada,
      path: '/templates/tpl_product-card',
      // The image is deleted on purpose, so that the preview and the API both report it missing.
      expected: [/status of 40[04]/],
    })
    await page.getByLabel('Product', { exact: true }).fill('Harbour jug')
    await page.getByRole('button', { name: 'Picture Change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Gone.png' }).click()
    expect((await ada.delete(`/api/assets/${asset}`)).status).toBeLessThan(300)
    await page.getByRole('button', { name: 'Use this template' }).click()
    const alert = page.locator('fieldset').getByRole('alert')
    await expect.poll(() => alert.innerText()).toMatch(/^Asset ".*" not found/)
    expect(await page.getByLabel('Product', { exact: true }).inputValue()).toBe('Harbour jug')
    await page.getByRole('button', { name: 'Picture Change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'dunes' }).click()
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.waitForURL(/\/designs\/des_/)
    await page.getByRole('heading', { level: 1, name: 'Product card' }).waitFor()
  })

  test('shows warnings next to the preview and at the field, without moving any field', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_product-card' })
    const price = page.getByLabel('Price', { exact: true })
    const distance = async (): Promise<number> => {
      const [field, next] = [await price.boundingBox(), await page.getByLabel('Note on the price').boundingBox()]
      return (next?.y ?? NaN) - (field?.y ?? NaN)
    }
    const initial = await distance()
    await price.fill('€ 48 𓀀')
    const warning = 'The font doesn’t support 𓀀.'
    await page
      .getByRole('status')
      .filter({ hasText: `Price: ${warning}` })
      .waitFor()
    // After the hint of the field.
    const warningId = (await price.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? ''
    const fieldWarning = page.locator(`[id="${warningId}"]`)
    expect(await fieldWarning.innerText()).toBe(warning)
    expect(await distance()).toBe(initial)
    expect(await page.getByText('Draft restored').count()).toBe(0)
    await page.reload()
    await page.getByText('Draft restored').waitFor()
    await price.fill('€ 48')
    await fieldWarning.waitFor({ state: 'detached' })
    expect(await page.getByText('Draft restored').count()).toBe(0)
  })

  test('shows its slots as the document describes them, and enforces what it requires', async () => {
    const texts = ['name', 'place'].map((slot, index) => ({
      ...{ id: slot, type: 'text', slot, text: slot === 'name' ? 'Ada' : 'Paris' },
      ...{ x: 20, y: 20 + 80 * index, width: 360, height: 40, fontSize: 30 },
    }))
    const slots = [
      { name: 'place', label: 'City', help: 'Where it happens.', group: 'Event' },
      { name: 'name', label: 'Guest', group: 'People', required: true, maxLength: 5, sample: 'Grace' },
    ]
    const document = { ...onePage(texts), slots }
    const design = (await ada.post('/api/designs', { title: 'Card', width: 400, height: 300, document })).body
    const created = await ada.post('/api/templates', { designId: design._id })
    const path = `/templates/${created.body._id as string}`
    const { page } = await visits.open({ as: ada, path, expected: [/status of 4\d\d/] })
    await page.getByRole('group', { name: 'Event' }).getByLabel('City').waitFor()
    expect(await page.locator('fieldset fieldset legend').allInnerTexts()).toEqual(['Event', 'People'])
    expect(await page.getByText('Where it happens.').count()).toBe(1)
    const guest = page.getByLabel('Guest (required)')
    expect([await guest.inputValue(), await guest.getAttribute('placeholder')]).toEqual(['', 'Grace'])
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.getByText('This field is required.').waitFor()
    await guest.pressSequentially('Ada Lovelace')
    expect(await guest.inputValue()).toBe('Ada L')
    await guest.fill('Ada')
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.waitForURL('**/designs/**')
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
    await page.getByRole('button', { name: 'Show page 2' }).click()
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

describe.skipIf(!browser)('a design with slots', () => {
  test('is edited repeatedly, without losing edits or changes made elsewhere', async () => {
    const flyer = (greeting: string): object =>
      onePage([
        rect('seal', [0, 0, 400, 200], { slot: 'seal', fill: '#d50000' }),
        { id: 'words', type: 'text', slot: 'headline', x: 0, y: 200, width: 400, height: 50, text: 'Late set' },
        {
          id: 'dear',
          type: 'text',
          x: 0,
          y: 250,
          width: 400,
          height: 50,
          text: `${greeting}, {{place}}, {{year|2026}}`,
        },
      ])
    const document = flyer('{{whom|Dear you}}')
    const flyerDesign = (await ada.post('/api/designs', { title: 'Flyer', width: 400, height: 300, document })).body
    const path = `/designs/${flyerDesign._id as string}`
    const { page } = await visits.open({ as: ada, path, expected: [/status of 412/] })
    await page.getByRole('link', { name: 'Edit content' }).click()
    await page.getByRole('heading', { level: 1, name: 'Edit content' }).waitFor()
    const headline = page.getByLabel('Headline')
    expect(await headline.inputValue()).toBe('Late set')
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await headline.fill('Early set')
    await page.getByLabel('Seal').fill(BLUE)
    await page.getByLabel('Place').fill('Ockham')
    const picture = page.getByRole('img', { name: 'Page 1 of Flyer' })
    await expect.poll(async () => shareOf(await picture.screenshot(), BLUE)).toBeGreaterThan(0.5)
    await page.locator('summary', { hasText: 'API request' }).click()
    const curl = await page.getByLabel('API request, in curl', { exact: true }).innerText()
    expect(curl).toContain(`curl -s -X PATCH "${service.url}/api${path}"`)
    expect(curl).toContain(`-H 'If-Match: "1"'`)
    expect(curl).toContain('"text": "Early set"')

    await page.getByLabel('Whom').fill('Dear Ada')
    await ada.patch(`/api${path}`, { title: 'Flyer, renamed', document: flyer('Dear all') })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else changed this design.').waitFor()
    await page.getByRole('button', { name: 'Load latest and keep my edits' }).click()
    await page.getByText('Someone else changed this design').waitFor({ state: 'detached' })
    await page.getByText('“Whom” no longer exists in the latest version').first().waitFor()
    expect(await headline.inputValue()).toBe('Early set')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Flyer, renamed' }).waitFor()
    const { elements } = (await ada.get(`/api${path}`)).body.document.pages[0]
    expect(elements).toMatchObject([
      { fill: BLUE, slot: 'seal' },
      { text: 'Early set', slot: 'headline' },
      { text: 'Dear all, Ockham, {{year|2026}}' },
    ])
    await page.getByRole('link', { name: 'Edit content' }).click()
    await expect.poll(() => headline.inputValue()).toBe('Early set')
    expect(await page.getByRole('button', { name: 'Discard changes' }).count()).toBe(0)

    await headline.fill('No set')
    await ada.patch(`/api${path}`, { document: flyer('Dear Grace') })
    await page.reload()
    await expect.poll(() => headline.inputValue()).toBe('No set')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Load latest and keep my edits' }).click()
    await page.getByText('Someone else changed this design').waitFor({ state: 'detached' })
    expect((await ada.get(`/api${path}`)).body.document).toMatchObject(flyer('Dear Grace'))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Flyer, renamed' }).waitFor()
    expect((await ada.get(`/api${path}`)).body.document.pages[0].elements[1].text).toBe('No set')
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
