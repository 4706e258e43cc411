import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

async function newDesign(): Promise<string> {
  const elements = [
    {
      ...{ id: 'table', type: 'table', slot: 'items', x: 20, y: 20, width: 560, height: 200 },
      columns: [{ title: 'Item' }, { title: 'Price', align: 'end' }],
      rows: [
        ['Tea', 3.5],
        [{ text: 'Milk', fontWeight: 700 }, 2],
      ],
    },
    {
      ...{ id: 'chart', type: 'chart', slot: 'sales', x: 20, y: 240, width: 560, height: 300, kind: 'bar' },
      categories: ['Q1', 'Q2'],
      series: [{ name: 'Shops', values: [12, 18], color: '#1f7a8c' }],
    },
  ]
  const document = { version: 1, pages: [{ id: 'page', background: '#ffffff', elements }] }
  const { body } = await ada.post('/api/designs', { title: 'Data', width: 600, height: 560, document })
  return body._id
}

type Saved = readonly Record<string, unknown>[]

/** Changes are saved after a while. */

async function savedElements(id: string): Promise<Saved> {
  const { body } = await ada.get(`/api/designs/${id}`)
  return body.document.pages[0].elements
}

function paste(page: Page, text: string): Promise<void> {
  return page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }`)
}

describe.skipIf(!browser)('the data of a design', () => {
  test('of a table is edited with the keyboard, and cells keep their style', async () => {
    const id = await newDesign()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}/fill` })
    await page.getByLabel('Row 1, Item').fill('Green tea')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Oat milk')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Honey')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('4.20')
    await expect
      .poll(async () => (await savedElements(id))[0]?.['rows'])
      .toEqual([
        ['Green tea', 3.5],
        [{ text: 'Oat milk', fontWeight: 700 }, 2],
        [{ text: 'Honey', fontWeight: 700 }, '4.20'],
      ])
  })

  test('of a table has the titles of columns that other fields fill', async () => {
    const columns = [{ title: '{{head-item|Item}}' }, { title: '{{head-price|Price}}' }]
    const table = { id: 'table', type: 'table', slot: 'items', x: 0, y: 0, width: 560, height: 200 }
    const elements = [{ ...table, columns, rows: [['Tea', 3.5]] }]
    const document = { version: 1, pages: [{ id: 'page', elements }] }
    const { body } = await ada.post('/api/designs', { title: 'Prices', width: 600, height: 560, document })
    const { page } = await visits.open({ as: ada, path: `/designs/${body._id as string}/fill` })
    await page.getByLabel('Row 1, Price').waitFor()
    await page.getByLabel('Row 1, Item').fill('Green tea')
    await page.locator('[data-slot=head-item] input').fill('Drink')
    await expect.poll(() => page.getByLabel('Row 1, Drink').inputValue()).toBe('Green tea')
  })

  test('of a chart is pasted from a spreadsheet, with the names of its series', async () => {
    const id = await newDesign()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}/fill` })
    await page.getByLabel('Row 1, Category').focus()
    await paste(page, 'Month\tShops\tOnline\r\nJan\t1,200\t7\r\nFeb\t3,5\t\r\nMar\t"-4"\t9\r\n')
    await page.getByText('Pasted 4 rows and 3 columns.').waitFor()
    await expect
      .poll(async () => (await savedElements(id))[1])
      .toMatchObject({
        categories: ['Jan', 'Feb', 'Mar'],
        series: [
          { name: 'Shops', values: [1200, 3.5, -4], color: '#1f7a8c' },
          { name: 'Online', values: [7, null, 9] },
        ],
      })
  })

  test('of a chart that is no number is not saved', async () => {
    const id = await newDesign()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}/fill` })
    await page.getByLabel('Row 1, Category').fill('First')
    await page.getByLabel('Row 2, Shops').fill('many')
    await page.getByText('Row 2, Shops: “many” is not a number.').waitFor()
    await expect.poll(async () => (await savedElements(id))[1]).toMatchObject({ categories: ['First', 'Q2'] })
    expect((await savedElements(id))[1]).toMatchObject({ series: [{ values: [12, 18] }] })
    await page.getByLabel('Row 2, Shops').fill('25')
    await page.getByRole('button', { name: 'Remove row 1' }).last().click()
    const cut = { categories: ['Q2'], series: [{ name: 'Shops', values: [25] }] }
    await expect.poll(async () => (await savedElements(id))[1]).toMatchObject(cut)
  })

  test('that is no number is shown, even in a row that would be behind “Show more”', async () => {
    const { page } = await visits.open({ as: ada, path: `/designs/${await newDesign()}/fill` })
    await page.getByLabel('Row 1, Item').fill('Green tea')
    await page.getByLabel('Row 1, Category').focus()
    const rows = Array.from({ length: 80 }, (_, index) => `Day ${index + 1}\t${index === 70 ? 'many' : index}`)
    await paste(page, rows.join('\n'))
    await page.getByText('Row 71, Shops: “many” is not a number.').waitFor()
    await expect.poll(() => page.getByLabel('Row 71, Shops').getAttribute('aria-invalid')).toBe('true')
  })

  test.each(WIDTHS)('is edited without accessibility violations at $width px', async (viewport) => {
    const { page } = await visits.open({ as: ada, viewport, path: `/designs/${await newDesign()}/fill` })
    await page.getByRole('button', { name: 'Add series' }).click()
    await page.getByLabel('Row 2, Shops').fill('many')
    await page.getByLabel('Row 2, Shops').scrollIntoViewIfNeeded()
    expect(await violationsIn(page)).toEqual([])
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
  })
})
