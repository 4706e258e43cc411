import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { untilDrawn } from '../setup/drawn-editor.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

type Stored = Readonly<Record<string, unknown>>

const A4 = { width: 794, height: 1_123 }
const RED = { id: 'red', type: 'rect', name: 'Red', x: 40, y: 100, width: 100, height: 100, fill: '#ff0000' }
const BLUE = { id: 'blue', type: 'rect', name: 'Blue', x: 240, y: 300, width: 200, height: 100, fill: '#0000ff' }
const ONE = { id: 'one', type: 'text', name: 'One', x: 40, y: 500, width: 200, height: 40, text: 'One', fontSize: 20 }
const TWO = { ...ONE, id: 'two', name: 'Two', y: 600, text: 'Two', fontSize: 30 }
const FOOTER = { ...ONE, id: 'footer', name: 'Footer', y: 1_000, text: 'Page {{|page}} of {{|pages}}' }

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

async function design(elements: readonly object[], more: object = {}): Promise<string> {
  const pages = [
    { id: 'p1', elements },
    { id: 'p2', elements: [] },
  ]
  const document = { version: 1, ...more, pages }
  return (await ada.post('/api/designs', { title: 'Design', ...A4, document })).body._id
}

async function edit(id: string): Promise<Page> {
  const { page } = await visits.open({ as: ada, path: `/designs/${id}/edit`, viewport: { width: 1440, height: 900 } })
  await untilDrawn(page)
  return page
}

async function stored(id: string, index = 0): Promise<readonly Stored[]> {
  return (await ada.get(`/api/designs/${id}`)).body.document.pages[index].elements
}

async function select(page: Page, ...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await page.getByRole('treeitem', { name }).click(index === 0 ? {} : { modifiers: ['Control'] })
  }
}

const propertiesOf = (page: Page) => page.getByRole('complementary', { name: 'Properties' })

async function enter(page: Page, name: string, text: string): Promise<void> {
  const field = propertiesOf(page).getByLabel(name, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

describe.skipIf(!browser)('several selected elements', () => {
  test('are placed as one box, in the unit of the paper or in another one, which the browser keeps', async () => {
    const id = await design([RED, BLUE])
    const page = await edit(id)
    await expect.poll(() => propertiesOf(page).getByLabel('Width of the design').inputValue()).toBe('210')
    await propertiesOf(page).getByLabel('Unit of lengths in this browser').selectOption('cm')
    await expect.poll(() => propertiesOf(page).getByLabel('Width of the design').inputValue()).toBe('21')
    await page.keyboard.press('Shift+R')
    await page.getByRole('button', { name: 'Unit: cm' }).waitFor()
    // A bleed that is set is shown, but not in other designs.
    await enter(page, 'Bleed', '0.3')
    await select(page, 'Red', 'Blue')
    await enter(page, 'Width', '800px / 2 + 400px')
    await enter(page, 'X', '0')
    await expect
      .poll(() => stored(id))
      .toMatchObject([
        { x: 0, y: 100, width: 200, height: 100 },
        { x: 400, y: 300, width: 400, height: 100 },
      ])
    await page.reload()
    await untilDrawn(page)
    await expect.poll(() => propertiesOf(page).getByLabel('Width of the design').inputValue()).toBe('21')
    expect(await page.evaluate(`localStorage.getItem('platen:editor-view')`)).toBe(
      '{"version":2,"unit":"cm","rulers":true}',
    )
    await page.keyboard.press('Alt+M')
    await expect.poll(() => propertiesOf(page).getByLabel('Width of the design').inputValue()).toBe('8.268')
  })

  test('keep their differences when a number is added, by text and by arrow keys', async () => {
    const id = await design([ONE, TWO])
    const page = await edit(id)
    await select(page, 'One', 'Two')
    const size = propertiesOf(page).getByLabel('Font size', { exact: true })
    await expect.poll(() => size.getAttribute('placeholder')).toBe('Mixed')
    await enter(page, 'Font size', '+10')
    await size.press('Shift+ArrowDown')
    await size.press('ArrowUp')
    await page.getByText('Each', { exact: true }).click()
    await enter(page, 'Y', '-100px')
    await expect
      .poll(() => stored(id))
      .toMatchObject([
        { fontSize: 21, y: 400 },
        { fontSize: 31, y: 500 },
      ])
    await enter(page, 'Font size', 'ten')
    await expect.poll(() => size.getAttribute('aria-invalid')).toBe('true')
    await enter(page, 'Font size', '24')
    await expect.poll(() => stored(id)).toMatchObject([{ fontSize: 24 }, { fontSize: 24 }])
  })

  test('show page numbers, which add up, and the fonts of a chart with their previews', async () => {
    const chart = { id: 'chart', type: 'chart', name: 'Chart', x: 40, y: 40, width: 300, height: 200, kind: 'bar' }
    const id = await design([FOOTER, { ...chart, categories: ['A'], series: [{ values: [1] }] }])
    const page = await edit(id)
    await page.getByRole('treeitem', { name: 'Footer' }).waitFor()
    await select(page, 'Chart')
    await propertiesOf(page).getByRole('button', { name: 'Font: Inter' }).click()
    await page.getByRole('combobox', { name: 'Search fonts' }).fill('lora')
    await page.getByRole('combobox', { name: 'Search fonts' }).press('Enter')
    await expect.poll(async () => (await stored(id))[1]).toMatchObject({ fontFamily: 'Lora' })
    await page.getByRole('button', { name: 'Page 2' }).click()
    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Page number', exact: true }).click()
    await expect.poll(() => stored(id, 1)).toMatchObject([{ text: '{{|page}}' }])
  })

  test('zoom to fixed sizes and to the width by keys', async () => {
    const page = await edit(await design([RED]))
    const zoom = page.getByRole('button', { name: / %$/ })
    for (const [key, shown] of [
      ['Shift+5', '50 %'],
      ['Shift+0', '100 %'],
      ['Shift+6', '200 %'],
      ['Shift+4', '400 %'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => zoom.textContent()).toBe(shown)
    }
    await page.keyboard.press('Shift+3')
    const widthOf = async (name: string): Promise<number> =>
      (await page.locator(`[data-${name}]`).boundingBox())?.width ?? 0
    await expect.poll(async () => (await widthOf('stage')) - (await widthOf('paper'))).toBeCloseTo(96, 0)
  })

  test('take the style of an element of another design, in another tab and without the clipboard', async () => {
    const shadows = [{ y: 4, blur: 8, color: '#00000080' }]
    const styled = { ...RED, fill: 'brand:sea', stroke: { paint: '#00ff00', width: 6 }, shadows }
    const from = await design([styled], { brand: { colors: { sea: '#123456' } } })
    const to = await design([BLUE])
    const first = await edit(from)
    await first.context().clearPermissions()
    // As where a browser asks, and the person refuses.
    await first.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
    await first.reload()
    await untilDrawn(first)
    const second = await first.context().newPage()
    await second.goto(first.url().replace(from, to))
    await untilDrawn(second)
    await first.bringToFront()
    await select(first, 'Red')
    await first.keyboard.press('Alt+C')
    await second.bringToFront()
    await select(second, 'Blue')
    await second.keyboard.press('Alt+Shift+V')
    await expect
      .poll(() => stored(to))
      .toEqual([{ ...BLUE, fill: '#123456', stroke: { paint: '#00ff00', width: 6 }, shadows }])
  })
})
