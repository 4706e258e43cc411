import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const BOX = { y: 40, width: 80, height: 80 }
const ELEMENTS = [
  { id: 'red', type: 'rect', name: 'Red', x: 20, ...BOX, fill: '#ff0000' },
  { id: 'blue', type: 'ellipse', name: 'Blue', x: 120, ...BOX, fill: 'brand:sea', opacity: 0.5 },
  { id: 'photo', type: 'image', name: 'Photo', x: 220, ...BOX, src: 'builtin:sea' },
]

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
  return Promise.resolve()
})

interface Opened {
  readonly page: Page
  readonly properties: ReturnType<Page['getByRole']>
  readonly select: (...names: string[]) => Promise<void>
  /** The design as the API returns it. */
  readonly stored: () => Promise<Stored>
}

interface Stored {
  readonly width: number
  readonly document: { brand?: unknown; pages: { background?: unknown; elements: Record<string, unknown>[] }[] }
}

async function open(): Promise<Opened> {
  const document = {
    version: 1,
    brand: { colors: { sea: '#0000ff' } },
    pages: [{ id: 'p1', elements: ELEMENTS }],
  }
  const { body } = await ada.post('/api/designs', { title: 'Shapes', width: 320, height: 160, document })
  const { page } = await visits.open({
    as: ada,
    path: `/designs/${body._id}/edit`,
    viewport: { width: 1440, height: 900 },
  })
  await untilDrawn(page)
  const canvas = page.locator('[data-stage]')
  return {
    page,
    properties: page.getByRole('complementary', { name: 'Properties' }),
    select: async (...names) => {
      for (const [index, name] of names.entries()) {
        const [x = 0, y = 0] = await centerOf(page, name)
        await canvas.click({ position: { x, y }, modifiers: index === 0 ? [] : ['Shift'] })
      }
    },
    stored: async () => (await ada.get(`/api/designs/${body._id}`)).body,
  }
}

/** In pixels of the stage: the page is centered on it at a scale that fits. */
async function centerOf(page: Page, name: string): Promise<number[]> {
  const paper = await page.locator('[data-paper]').boundingBox()
  const stage = await page.locator('[data-stage]').boundingBox()
  const element = ELEMENTS.find((each) => each.name === name)
  if (!paper || !stage || !element) throw new Error(`${name} is not on the page`)
  const scale = paper.width / 320
  return [
    paper.x - stage.x + (element.x + element.width / 2) * scale,
    paper.y - stage.y + (element.y + element.height / 2) * scale,
  ]
}

describe.skipIf(!browser)('the inspector', () => {
  test('sets a value of all selected elements, which were mixed, as one step, and leaves the field by Escape', async () => {
    const { page, properties, select, stored } = await open()
    await select('Red', 'Blue')
    const opacity = properties.getByLabel('Opacity', { exact: true })
    await expect.poll(() => opacity.getAttribute('placeholder')).toBe('Mixed')
    await opacity.fill('25')
    await opacity.press('Enter')
    await expect
      .poll(async () => (await stored()).document.pages[0]?.elements)
      .toMatchObject([{ opacity: 0.25 }, { opacity: 0.25 }, {}])
    await opacity.press('Escape')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await stored()).document.pages[0]?.elements).toEqual(ELEMENTS)
  })

  test('makes a gradient by keyboard, with colors of the brand', async () => {
    const { page, properties, select, stored } = await open()
    await select('Red')
    await properties.getByRole('button', { name: 'Fill: #ff0000' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Fill' })
    await panel.getByRole('button', { name: 'sea, #0000ff' }).press('Enter')
    await panel.getByRole('button', { name: 'Linear gradient' }).press('Enter')
    await panel.getByRole('slider', { name: 'Stop 2 of 2' }).press('Shift+ArrowLeft')
    await expect
      .poll(async () => (await stored()).document.pages[0]?.elements[0]?.['fill'])
      .toMatchObject({
        type: 'linear',
        stops: [{ offset: 0, color: '#0000ff' }, { offset: 0.9 }],
      })
  })

  test('refuses what cannot be stored, and says why', async () => {
    const { properties, select, stored } = await open()
    await select('Photo')
    await properties.getByRole('button', { name: 'Details' }).click()
    const link = properties.getByLabel('Link')
    await link.fill('javascript:alert(1)')
    await link.press('Enter')
    await properties.getByRole('alert').getByText('must be an http, https or mailto URL').waitFor()
    await link.fill('https://example.com')
    await link.press('Enter')
    await expect.poll(async () => (await stored()).document.pages[0]?.elements[2]?.['link']).toBe('https://example.com')
    await expect.poll(() => properties.getByRole('alert').count()).toBe(0)
  })

  test('renames a color of the brand, and resizes the design', async () => {
    const { properties, stored } = await open()
    const name = properties.getByLabel('Name of sea')
    await name.fill('ocean')
    await name.press('Enter')
    await properties.getByLabel('Width of the design').fill('640')
    await properties.getByLabel('Width of the design').press('Enter')
    await properties.getByRole('button', { name: 'Resize' }).click()
    await expect.poll(async () => (await stored()).width).toBe(640)
    expect((await stored()).document).toMatchObject({
      brand: { colors: { ocean: '#0000ff' } },
      pages: [{ elements: [{}, { fill: 'brand:ocean' }, {}] }],
    })
  })

  test('keeps sections closed, also after a reload', async () => {
    const { page, properties, select } = await open()
    await select('Red')
    await properties.getByRole('button', { name: 'Stroke', exact: true }).click()
    await page.reload()
    await untilDrawn(page)
    await select('Red')
    const section = properties.getByRole('button', { name: 'Stroke', exact: true })
    await expect.poll(() => section.getAttribute('aria-expanded')).toBe('false')
  })
})
