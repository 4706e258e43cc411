import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paperOf, untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { findPoppler } from '../golden/poppler.ts'
import { saved } from '../setup/downloads.ts'
import { halvesPng, onePage, plainPng, rect, shareOf } from '../setup/pictures.ts'
import { give } from '../setup/give-file.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
/** The part of the height that the page and the bars may occupy; the rest is for the form. */
const MAX_PAGE = 0.5
const GREEN = '#00c853'
const BLUE = '#2040ff'
/** Changes are saved after a while. */
const poppler = findPoppler()
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

async function fill(body: object, more: Parameters<Visits['open']>[0] = {}): Promise<{ page: Page; id: string }> {
  const created = await ada.post('/api/designs', body)
  const id = created.body._id as string
  const { page } = await visits.open({ as: ada, path: `/designs/${id}/fill`, ...more })
  await ready(page)
  return { page, id }
}

async function ready(page: Page): Promise<void> {
  await untilDrawn(page)
  await page.getByRole('region', { name: 'Content' }).waitFor()
}

async function elementsOf(id: string): Promise<readonly Record<string, unknown>[]> {
  const { body } = await ada.get(`/api/designs/${id}`)
  return body.document.pages[0].elements
}

function shownPage(page: Page): Promise<string | null> {
  return page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]').getAttribute('aria-label')
}

/** Presses the page at a point, in fractions of it. */
async function pressPage(page: Page, x: number, y: number): Promise<void> {
  const box = await paperOf(page)
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height)
}

function focusedField(page: Page): Promise<string> {
  return page.evaluate<string>('document.activeElement.labels?.[0]?.innerText ?? document.activeElement.innerText')
}

const stagePicture = (page: Page): Promise<Buffer> => page.locator('[data-stage] canvas').screenshot()

async function exportedPdf(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByText('PDF', { exact: true }).first().click()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const link = dialog.getByRole('link', { name: 'Download' })
  await link.waitFor()
  return (await saved(page, () => link.click())).bytes
}

describe.skipIf(!browser)('filling in a design', () => {
  test('begins with “Use this template”, shows what is typed, and the export has it', async () => {
    const { page } = await visits.open({ as: ada, path: '/templates/tpl_product-card' })
    await page.getByRole('button', { name: 'Use this template' }).click()
    await page.waitForURL(/\/designs\/des_\w+\/edit\?panel=content$/)
    await ready(page)
    const before = await stagePicture(page)
    await page.getByLabel('Product', { exact: true }).fill('Harbour jug')
    await expect.poll(async () => before.equals(await stagePicture(page))).toBe(false)
    const blue = async (): Promise<number> => shareOf(await stagePicture(page), BLUE)
    expect(await blue()).toBeLessThan(0.001)
    await page.getByLabel('Color of the seal').fill(BLUE)
    await expect.poll(blue).toBeGreaterThan(0.002)
    await page.getByRole('group', { name: 'Brand' }).getByLabel('Background color').fill(GREEN)
    await expect.poll(async () => shareOf(await stagePicture(page), GREEN)).toBeGreaterThan(0.1)
    const pdf = await exportedPdf(page)
    if (!poppler) return
    const words = await poppler.text(pdf)
    expect(words).toContain('Harbour jug')
    expect(words).not.toContain('Morandi vase')
  })

  test('shows the page whose field is edited, and the field of what is pressed on the page', async () => {
    const { page } = await fill({ fromTemplate: 'tpl_annual-report' })
    await expect.poll(() => shownPage(page)).toBe('Page 1: Cover')
    await page.getByRole('group', { name: 'Letter', exact: true }).getByLabel('Headline').focus()
    await expect.poll(() => shownPage(page)).toBe('Page 2: Letter')
    await page.getByLabel('Report title').focus()
    await expect.poll(() => shownPage(page)).toBe('Page 1: Cover')
    await pressPage(page, 0.5, 0.3)
    await expect.poll(() => focusedField(page)).toBe('Change')
    await page.getByRole('button', { name: 'Page 2: Letter' }).click()
    await pressPage(page, 0.3, 0.13)
    await expect.poll(() => focusedField(page)).toBe('Headline')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Small things')
    await expect
      .poll(() => page.getByRole('group', { name: 'Letter', exact: true }).getByLabel('Headline').inputValue())
      .toBe('Small things')
  })

  test('moves and deletes nothing, until the design is edited', async () => {
    const { page, id } = await fill({ fromTemplate: 'tpl_jazz-night-flyer' })
    const before = await elementsOf(id)
    const box = await page.locator('[data-paper]').boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.getByLabel('Title', { exact: true }).last().focus()
    await page.locator('[data-stage]').focus()
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowRight')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 20, { steps: 3 })
    await page.mouse.up()
    const moved = await page.locator('[data-paper]').boundingBox()
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(x - 40, y, { steps: 3 })
    await expect.poll(() => page.locator('[data-paper]').boundingBox()).toEqual(moved)
    await page.mouse.up({ button: 'right' })
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
    await expect.poll(() => page.getByRole('complementary', { name: 'Properties' }).count()).toBe(0)
    expect(await elementsOf(id)).toEqual(before)
    await page.getByRole('link', { name: 'Edit design' }).click()
    await page.getByRole('complementary', { name: 'Properties' }).waitFor()
    await expect.poll(() => page.getByRole('tab', { name: 'Content' }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => page.evaluate("document.activeElement.matches('[data-stage]')")).toBe(true)
    await page.keyboard.press('p')
    await page.mouse.click(x - 60, y)
    await page.mouse.click(x + 60, y)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('[data-handle="node:1"]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit content only' }).click()
    await page.getByRole('complementary', { name: 'Properties' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[data-handle]').count()).toBe(0)
  })

  test('is undone step by step, and leaves placeholders in place', async () => {
    const dear = {
      ...{ id: 'dear', type: 'text', x: 0, y: 0, width: 400, height: 50 },
      text: 'Dear {{whom}}, {{year|2026}}',
    }
    const { page, id } = await fill({ width: 400, height: 300, document: onePage([dear]) })
    await page.getByLabel('Whom (required)').fill('Ada ')
    const whom = page.getByLabel(/^Whom/)
    await page.getByLabel('Year').fill('2027')
    const text = async (): Promise<unknown> => (await elementsOf(id))[0]?.['text']
    await expect.poll(text).toBe('Dear {{whom|Ada}}, {{year|2027}}')
    await expect.poll(() => whom.inputValue()).toBe('Ada ')
    await whom.fill('{{x}}')
    await page.getByText('This must not contain { or }.').waitFor()
    await whom.fill('')
    await expect.poll(text).toBe('Dear {{whom|}}, {{year|2027}}')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => whom.inputValue()).toBe('Ada')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => page.getByLabel('Year').inputValue()).toBe('2026')
  })

  test('changes pictures and their focal point, which the page shows', async () => {
    const upload = (name: string, bytes: Buffer): Promise<unknown> =>
      ada.post(`/api/assets?name=${name}`, bytes, { 'content-type': 'image/png' })
    await upload('Green.png', await plainPng(GREEN))
    const { page, id } = await fill({ fromTemplate: 'tpl_product-card' }, { expected: [/status of 415/] })
    const share = async (color: string): Promise<number> => shareOf(await stagePicture(page), color)
    const field = page.getByRole('group', { name: 'Picture', exact: true })
    await field.getByRole('button', { name: 'Picture Change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Green.png' }).click()
    await expect.poll(() => share(GREEN)).toBeGreaterThan(0.05)
    await expect.poll(() => field.innerText()).toContain('Green.png')
    await field.getByRole('button', { name: 'Picture Change' }).click()
    const dialog = page.getByRole('dialog')
    const broken = { name: 'Broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
    await dialog.getByLabel('Image to upload').setInputFiles(broken)
    await expect
      .poll(() => dialog.getByRole('alert').innerText())
      .toMatch(/^Couldn’t upload this file: This file isn’t/)
    await give(page, 'paste', { name: 'Halves.png', bytes: await halvesPng(BLUE, GREEN) })
    await dialog.waitFor({ state: 'detached' })
    await field.getByRole('button', { name: /^Set focal point/ }).click()
    const point = field.getByRole('slider', { name: 'Focal point of picture' })
    await point.press('End')
    await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('100% from the left, 50% from the top')
    await expect.poll(() => share(BLUE)).toBeLessThan(0.001)
    await expect.poll(async () => JSON.stringify(await elementsOf(id))).toContain('"focus":{"x":1,"y":0.5}')
  })

  test('shows warnings at the field without moving any field, and what is required', async () => {
    const texts = ['name', 'place'].map((slot, index) => ({
      ...{ id: slot, type: 'text', slot, text: slot === 'name' ? 'Ada' : 'Paris' },
      ...{ x: 20, y: 20 + 80 * index, width: 360, height: 40, fontSize: 30 },
    }))
    const slots = [
      { name: 'place', label: 'City', help: 'Where it happens.', group: 'Event' },
      { name: 'name', label: 'Guest', group: 'People', required: true, maxLength: 5, sample: 'Grace' },
    ]
    const { page } = await fill({ width: 400, height: 300, document: { ...onePage(texts), slots } })
    await expect.poll(() => page.locator('fieldset legend').allInnerTexts()).toEqual(['Event', 'People'])
    await expect.poll(() => page.getByText('Where it happens.').count()).toBe(1)
    const guest = page.getByLabel('Guest (required)')
    await expect.poll(() => guest.inputValue()).toBe('Ada')
    await guest.fill('')
    await page.getByText('This field is required.').waitFor()
    await guest.pressSequentially('Ada Lovelace')
    await expect.poll(() => guest.inputValue()).toBe('Ada L')
    await page.getByText('This field is required.').waitFor({ state: 'detached' })
    const city = page.getByLabel('City')
    const distance = async (): Promise<number> =>
      ((await guest.boundingBox())?.y ?? NaN) - ((await city.boundingBox())?.y ?? NaN)
    const initial = await distance()
    await city.fill('Paris 𓀀')
    await page.locator('[data-slot=place]').getByText('The font doesn’t support 𓀀.').waitFor()
    await expect.poll(() => distance()).toBe(initial)
    await page.getByRole('button', { name: '1 warning' }).waitFor()
    expect(await violationsIn(page)).toEqual([])
  })

  test('says on how many more pages a list goes on, and presents them', async () => {
    const list = {
      ...{ id: 'list', type: 'repeat', slot: 'list', x: 0, y: 0, width: 400, height: 100, overflow: 'pages' },
      entries: [{ dish: 'Soup' }, { dish: 'Bread' }],
      elements: [{ id: 'dish', type: 'text', slot: 'dish', text: 'Dish', x: 0, y: 0, width: 400, height: 50 }],
    }
    const { page } = await fill({ width: 400, height: 300, document: onePage([list]) })
    const note = page.getByRole('region', { name: 'Stage' }).getByText('Continues on 1 more page in exports.')
    expect(await note.count()).toBe(0)
    await page.getByRole('button', { name: 'Add entry' }).click()
    await note.waitFor()
    await page.getByRole('button', { name: 'Present', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Presentation' })
    await dialog.getByText('Page 1 of 2').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('img', { name: 'Page 2' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await untilDrawn(page)
  })

  test('merges what others change meanwhile', async () => {
    const flyer = (greeting: string): object =>
      onePage([
        rect('seal', [0, 0, 400, 200], { slot: 'seal', fill: '#d50000' }),
        { id: 'words', type: 'text', slot: 'headline', x: 0, y: 200, width: 400, height: 50, text: 'Late set' },
        { id: 'dear', type: 'text', x: 0, y: 250, width: 400, height: 50, text: greeting },
      ])
    const { page, id } = await fill(
      { title: 'Flyer', width: 400, height: 300, document: flyer('Dear you') },
      { expected: [/status of 412/] },
    )
    await ada.patch(`/api/designs/${id}`, { document: flyer('Dear all') })
    await page.getByLabel('Headline').fill('Early set')
    await page.getByLabel('Seal').fill(BLUE)
    await expect
      .poll(() => elementsOf(id))
      .toMatchObject([{ fill: BLUE, slot: 'seal' }, { text: 'Early set', slot: 'headline' }, { text: 'Dear all' }])
  })

  test.each(WIDTHS)('leaves room for the form and the main button in sight, at $width px', async (viewport) => {
    const { page } = await fill({ fromTemplate: 'tpl_annual-report' }, { viewport })
    await page.getByRole('button', { name: 'Page 2: Letter' }).click()
    await pressPage(page, 0.3, 0.13)
    await expect.poll(() => focusedField(page)).toBe('Headline')
    const field = page.getByRole('group', { name: 'Letter', exact: true }).getByLabel('Headline')
    const bottomOf = async (): Promise<number> => {
      const { y, height } = (await field.boundingBox()) ?? { y: Infinity, height: 0 }
      return y + height
    }
    await expect.poll(bottomOf).toBeLessThanOrEqual(viewport.height)
    const form = await page.getByRole('region', { name: 'Content' }).boundingBox()
    expect(form?.y).toBeLessThan(MAX_PAGE * viewport.height)
    const main = await page.getByRole('button', { name: 'Export', exact: true }).boundingBox()
    expect((main?.x ?? Infinity) + (main?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await violationsIn(page)).toEqual([])
  })
})
