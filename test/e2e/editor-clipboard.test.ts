import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

type SavedElement = Readonly<Record<string, unknown>>

const PICTURE = readFileSync(join(import.meta.dirname, '../golden/repeats-4.png')).toString('base64')
const STAR = { id: 'star', type: 'star', x: 300, y: 200, width: 80, height: 80, points: 5, fill: '#ff0000' }
let ada: Browser
let visits: Visits
let empty: string

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

async function design(elements: readonly object[]): Promise<string> {
  const document = { version: 1, pages: [{ id: 'page', elements }] }
  return (await ada.post('/api/designs', { title: 'Design', width: 600, height: 400, document })).body._id
}

async function edit(id: string): Promise<Page> {
  const { page } = await visits.open({ as: ada, path: `/designs/${id}/edit`, viewport: { width: 1440, height: 900 } })
  await untilDrawn(page)
  return page
}

async function elementsOf(id: string): Promise<readonly SavedElement[]> {
  const { body } = await ada.get(`/api/designs/${id}`)
  return body.document.pages[0].elements
}

async function paste(page: Page, formats: Readonly<Record<string, string>>, picture = ''): Promise<void> {
  await page.evaluate(`(() => {
    const data = new DataTransfer()
    for (const [type, text] of Object.entries(${JSON.stringify(formats)})) data.setData(type, text)
    const bytes = Uint8Array.from(atob(${JSON.stringify(picture)}), (letter) => letter.charCodeAt(0))
    if (bytes.length > 0) data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })()`)
}

describe.skipIf(!browser)('the clipboard of the editor', () => {
  beforeEach(async () => {
    empty = await design([])
  })

  test('copies between designs in two tabs, and pastes in the middle, further on, and in place', async () => {
    const first = await edit(await design([STAR]))
    await first.keyboard.press('Control+a')
    await first.keyboard.press('Control+c')
    const second = await first.context().newPage()
    await second.goto(first.url().replace(/des_\w+/, empty))
    await untilDrawn(second)
    await second.keyboard.press('Control+v')
    await second.getByRole('tab', { name: 'Layers' }).click()
    await second.getByRole('treeitem', { name: /star/ }).waitFor()
    await second.keyboard.press('Control+v')
    await expect.poll(() => second.getByRole('treeitem').count()).toBe(2)
    await second.keyboard.press('Control+Shift+v')
    await expect
      .poll(() => elementsOf(empty))
      .toEqual([
        { ...STAR, x: 260, y: 160 },
        { ...STAR, id: 'star-2', x: 276, y: 176 },
        { ...STAR, id: 'star-3' },
      ])
    for (let step = 0; step < 3; step += 1) await second.keyboard.press('Control+z')
    await expect.poll(() => elementsOf(empty)).toEqual([])
  })

  test('pastes a picture, styled text, a drawing and cells', async () => {
    const page = await edit(empty)
    await paste(page, { 'text/html': '<p>Hello <b style="color: #c00">world</b></p>', 'text/plain': 'Hello world' })
    await page.getByRole('tab', { name: 'Layers' }).click()
    const layers = page.getByRole('treeitem')
    await expect.poll(() => layers.count()).toBe(1)
    await paste(page, {
      'text/plain': '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="9" cy="9" r="9" fill="teal"/></svg>',
    })
    await expect.poll(() => layers.count()).toBe(2)
    await paste(page, { 'text/plain': 'Month\tSales\nMay\t12' })
    await expect.poll(() => layers.count()).toBe(3)
    await paste(page, { 'text/plain': 'Month\tSales\nJune\t14' })
    await paste(page, {}, PICTURE)
    await expect.poll(() => layers.count()).toBe(4)
    await expect
      .poll(() => elementsOf(empty))
      .toMatchObject([
        { type: 'text', runs: [{ text: 'Hello ' }, { text: 'world', fontWeight: 700, fill: '#cc0000' }] },
        { type: 'ellipse', width: 18, height: 18, fill: '#008080' },
        { type: 'table', rows: [['June', '14']] },
        { type: 'image', src: expect.stringMatching(/^asset:ast_/) as string },
      ])
  })

  test('says what cannot be pasted', async () => {
    const page = await edit(empty)
    await paste(page, { 'text/html': '<span data-metadata="<!--(figmeta)eyJ9(/figmeta)-->"></span>' })
    await page
      .getByText(/In Figma, choose Copy as SVG/)
      .first()
      .waitFor()
  })
})

describe.skipIf(!browser)('commands of the editor', () => {
  test('are found by their names, listed with their keys, and in the menu of the page', async () => {
    const id = await design([STAR, { ...STAR, id: 'lower', name: 'Lower' }])
    const page = await edit(id)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Command' }).fill('align left')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Search commands').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Select layer' }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Red star', exact: true }).press('Enter')
    await page.keyboard.press('Delete')
    await expect.poll(() => elementsOf(id)).toMatchObject([{ id: 'lower' }])
  })
})
