import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { doubleClick, paperOf, untilDrawn } from '../setup/drawn-editor.ts'
import { type Browser, signUp } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

let ada: Browser
let visits: Visits
let service: Service

const browser = await useApp(
  (opened) => {
    ;({ visits, owner: ada, service } = opened)
  },
  { environment: { PLATEN_SIGN_UP: 'open' } },
)

const text = (id: string, y: number, more: object = {}): object => ({
  ...{ id, type: 'text', x: 40, y, width: 320, height: 60, fontSize: 40, text: 'Hello' },
  ...more,
})

/** A page whose middle is the element `middle`. */
function documentOf(middle: object = {}): object {
  const elements = [text('top', 20, { slot: 'top' }), text('middle', 170, { text: 'Big news', ...middle })]
  return { version: 1, slots: [{ name: 'top', label: 'Top line' }], pages: [{ id: 'page', elements }] }
}

interface Stored {
  readonly slots: unknown
  readonly pages: readonly { readonly elements: readonly { readonly fit?: string }[] }[]
}

async function openEditor(document: object): Promise<{ page: Page; id: string; stored: () => Promise<Stored> }> {
  const { body } = await ada.post('/api/designs', { width: 400, height: 400, title: 'Notice', document })
  const id = body._id as string
  const { page } = await visits.open({ as: ada, path: `/designs/${id}/edit`, viewport: { width: 1440, height: 900 } })
  await untilDrawn(page)
  await page.getByRole('tab', { name: 'Data' }).click()
  return { page, id, stored: async () => (await ada.get(`/api/designs/${id}`)).body.document }
}

/** The accessible names of the fields of the form, in order. */
function fields(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Fields in the order of the form' })
  return list.locator('button[aria-pressed] > span:first-child').allInnerTexts()
}

describe.skipIf(!browser)('the data of a design in the editor', () => {
  test('an element becomes fillable, is described, and has its place in the form', async () => {
    const { page, stored } = await openEditor(documentOf())
    await page.locator('[data-stage]').click()
    await page.getByRole('button', { name: 'Make fillable' }).click()
    await page.getByLabel('Label', { exact: true }).fill('Headline')
    await page.getByLabel('Help').fill('Two words.')
    await page.getByLabel('Max. length').fill('12')
    await page.getByLabel('Help').fill('Two words that are taken back')
    // Cancels a composition.
    await page.getByLabel('Help').dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    await expect.poll(() => page.getByLabel('Help').inputValue()).toBe('Two words that are taken back')
    await page.getByLabel('Help').press('Escape')
    await expect.poll(() => page.getByLabel('Help').inputValue()).toBe('Two words.')
    await page.getByLabel('Sample').fill('Far too long a sample')
    await page.getByText('Must be at most 12 characters').waitFor()
    await page.getByLabel('Sample').fill('Spring fair')
    await page.getByLabel('Required').check()
    await page.getByLabel('Name', { exact: true }).fill('headline')
    await page.getByLabel('Name', { exact: true }).press('Enter')
    await expect.poll(() => fields(page)).toEqual(['Top line', expect.stringMatching(/^Headline/)])
    await page.getByRole('button', { name: /^Headline/ }).press('Alt+ArrowUp')
    await expect.poll(() => fields(page)).toEqual([expect.stringMatching(/^Headline/), 'Top line'])
    const headline = {
      ...{ name: 'headline', label: 'Headline', help: 'Two words.', maxLength: 12, required: true },
      sample: 'Spring fair',
    }
    await expect.poll(async () => (await stored()).slots).toEqual([headline, { name: 'top', label: 'Top line' }])
    expect((await stored()).pages[0]?.elements[1]).toMatchObject({ id: 'middle', slot: 'headline' })
    expect(await violationsIn(page)).toEqual([])
  })

  test('rows and worst cases are shown on the page, and leave the design as it is', async () => {
    const { page, stored } = await openEditor(documentOf({ slot: 'news', fontSize: 30, text: 'Big news of today' }))
    const before = await stored()
    const stage = page.locator('[data-stage] canvas')
    const shown = async (): Promise<string> => (await stage.screenshot()).toString('base64')
    // What is edited is shown as it is written: the data ends it.
    const paper = await paperOf(page)
    await doubleClick(page, [paper.x + paper.width / 2, paper.y + paper.height / 2])
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
    await page.getByRole('button', { name: 'Show with data' }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor({ state: 'detached' })
    const samples = await shown()
    await page.getByRole('button', { name: 'Add rows' }).click()
    await page.getByRole('textbox', { name: 'Rows' }).fill('news,Top line,stock\nSale,One,1\nOpen,Two,2')
    await page.getByRole('button', { name: 'Show rows' }).click()
    await page.getByText('Row 1 of 2').waitFor()
    await page.getByText('2 rows added. No slot is named “stock”.').first().waitFor()
    await expect.poll(shown).not.toBe(samples)
    const first = await shown()
    await page.getByRole('button', { name: 'Next row' }).click()
    await expect.poll(shown).not.toBe(first)
    await page.getByRole('button', { name: 'Worst case' }).click()
    await page.getByRole('menuitemradio', { name: 'Longest texts' }).click()
    await page.getByRole('button', { name: /warning/ }).waitFor()
    await page.getByRole('button', { name: 'Hide data' }).click()
    await expect.poll(() => page.getByRole('button', { name: /warning/ }).count()).toBe(0)
    expect(await stored()).toEqual(before)
  })

  test('a warning of another page leads to its element, and is fixed with one press', async () => {
    const long = text('news', 170, { name: 'News', text: 'Much more news than there is room for' })
    const pages = [
      { id: 'page', elements: [text('top', 20)] },
      { id: 'back', name: 'Back', elements: [long] },
    ]
    const { page, stored } = await openEditor({ version: 1, pages })
    await page.getByRole('button', { name: '1 warning' }).click()
    const warnings = page.getByRole('dialog', { name: 'Warnings' })
    await warnings.getByRole('heading', { name: 'Page 2 · Back' }).waitFor()
    await warnings.getByRole('button', { name: /^News/ }).click()
    await page.getByText('Position and size').waitFor()
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]').innerText())
      .toBe('2 Back')
    await warnings.getByRole('button', { name: 'Shrink to fit' }).click()
    await warnings.waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).pages[1]?.elements[0]?.fit).toBe('shrink')
  })

  test('an owner publishes the design as a template for everyone, with what was changed last', async () => {
    const { page } = await openEditor(documentOf())
    const grace = await signUp(service, 'grace@example.com')
    await page.locator('[data-stage]').click()
    await page.getByRole('button', { name: 'Make fillable' }).click()
    await page.getByRole('button', { name: 'Publish as template' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Category').fill('Notices')
    await dialog.getByLabel('For everyone').check()
    await dialog.getByRole('button', { name: 'Publish template' }).click()
    await page.getByText('Template published').first().waitFor()
    const { body } = await grace.get('/api/templates?category=Notices')
    expect(body.templates).toMatchObject([{ title: 'Notice', own: false, builtIn: false, visibility: 'everyone' }])
    expect(body.templates[0].slots.map(({ name }: { name: string }) => name)).toEqual(['top', 'bigNews'])
    const refused = await grace.patch(`/api/templates/${body.templates[0]._id}`, { visibility: 'private' })
    expect([refused.status, refused.body.detail]).toEqual([404, expect.stringContaining('belongs to another account')])
  })
})
