import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { paperOf, placesOnScreen, type ScreenPoint, untilDrawn } from '../setup/drawn-editor.ts'
import { Fingers } from '../setup/fingers.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

interface Stored {
  readonly pages: readonly { readonly id: string; readonly elements: readonly Record<string, unknown>[] }[]
}

const SIZE = { width: 600, height: 800 }
const SQUARE = { id: 'square', type: 'rect', x: 60, y: 80, width: 200, height: 200, fill: '#cc0033' }
const LOCKED = { id: 'locked', type: 'rect', x: 340, y: 80, width: 200, height: 200, fill: '#0033cc', locked: true }
const WORDS = { id: 'words', type: 'text', x: 60, y: 400, width: 480, height: 90, text: 'Summer fair', fontSize: 72 }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const LANDSCAPE = { ...PHONE, viewport: { width: 844, height: 390 } }
/** The API has a rate limit. */
const SLOWLY = { interval: 150 }
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

interface Opened {
  readonly page: Page
  readonly fingers: Fingers
  /** Where a point of the page is on the screen now. */
  readonly at: (x: number, y: number) => Promise<ScreenPoint>
  readonly paper: () => Promise<{ x: number; y: number; width: number; height: number }>
  readonly stored: () => Promise<Stored>
  readonly element: (id: string) => Promise<Record<string, unknown> | undefined>
}

async function open(device: object = PHONE, pages: readonly object[] = [page('p')]): Promise<Opened> {
  const { body } = await ada.post('/api/designs', { ...SIZE, title: 'Fair', document: { version: 1, pages } })
  const { page: opened } = await visits.open({ as: ada, ...device, path: `/designs/${body._id}/edit` })
  await untilDrawn(opened)
  const stored = async (): Promise<Stored> => (await ada.get(`/api/designs/${body._id}`)).body.document
  return {
    page: opened,
    fingers: await Fingers.on(opened),
    paper: () => paperOf(opened),
    at: async (x, y) => (await placesOnScreen(opened, SIZE.width))(x, y),
    stored,
    element: async (id) => (await stored()).pages[0]?.elements.find((each) => each['id'] === id),
  }
}

function page(id: string): object {
  return { id, elements: [SQUARE, LOCKED, WORDS] }
}

const button = (opened: Page, name: string) => opened.getByRole('button', { name, exact: true })

describe.skipIf(!browser)('on a phone', () => {
  test('a drag moves the view, until a tap has selected something: then it moves that', async () => {
    const { page: opened, fingers, at, paper, element } = await open()
    const before = await paper()
    await fingers.drag(await at(160, 180), await at(220, 240))
    await expect.poll(async () => Math.round((await paper()).x - before.x)).toBeGreaterThan(20)
    expect(await element('square')).toEqual(SQUARE)
    await fingers.tap(await at(160, 180))
    await button(opened, 'Delete').waitFor()
    await fingers.drag(await at(160, 180), await at(197, 217))
    await expect.poll(async () => Number((await element('square'))?.['x']), SLOWLY).toBeGreaterThan(85)
  })

  test('a small text is zoomed while it is edited, and the view returns', async () => {
    const small = { ...WORDS, fontSize: 14, height: 20, text: 'Doors open at seven' }
    const { page: opened, fingers, at, paper } = await open(PHONE, [{ id: 'p', elements: [small] }])
    const before = await paper()
    await fingers.doubleTap(await at(75, 410))
    await expect.poll(async () => ((await paper()).width / SIZE.width) * 14).toBeCloseTo(16, 1)
    const letters = opened.locator('textarea[data-typing]')
    await expect
      .poll(() => letters.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart))
      .toBe(5)
    await letters.press('Escape')
    await expect.poll(() => letters.count()).toBe(0)
    await expect.poll(paper).toEqual(before)
  })

  test('a second finger ends a drag, restores the element, and zooms to what is between both', async () => {
    const { page: opened, fingers, at, paper, element } = await open()
    await fingers.tap(await at(160, 180))
    const from = await at(160, 180)
    const moved: ScreenPoint = [from[0] + 60, from[1] + 60]
    await Promise.all([fingers.down(from), fingers.move([from[0] + 20, from[1] + 20]), fingers.move(moved)])
    const second: ScreenPoint = [moved[0], moved[1] + 100]
    await fingers.down(moved, second)
    const before = await paper()
    const [top, bottom] = [moved[1] - 50, second[1] + 50]
    await fingers.move([moved[0], top], [second[0], bottom])
    await fingers.lift()
    await expect.poll(async () => (await paper()).width / before.width).toBeCloseTo(2, 1)
    // What was between the fingers is still there.
    const middle = (top + bottom) / 2
    const after = await paper()
    expect((middle - after.y) / after.height).toBeCloseTo((middle - before.y) / before.height, 2)
    // Another change is saved, and the drag is not.
    await button(opened, 'Duplicate').tap()
    await expect.poll(async () => (await element('square-2'))?.['id'], SLOWLY).toBe('square-2')
    expect(await element('square')).toEqual(SQUARE)
    // The browser has not zoomed the app.
    expect(await opened.evaluate('visualViewport.scale')).toBe(1)
  })

  test('a drag that the system takes away is undone', async () => {
    const { page: opened, fingers, at, element } = await open()
    await fingers.tap(await at(160, 180))
    const from = await at(160, 180)
    await Promise.all([
      fingers.down(from),
      fingers.move([from[0] + 40, from[1] + 40]),
      fingers.move([from[0] + 80, from[1] + 80]),
      fingers.lose(),
    ])
    await button(opened, 'Duplicate').tap()
    await expect.poll(async () => (await element('square-2'))?.['id'], SLOWLY).toBe('square-2')
    expect(await element('square')).toEqual(SQUARE)
  })

  test('the handles of a small element are large enough for fingers, and leave room to move it', async () => {
    const small = { ...SQUARE, width: 30, height: 30 }
    const { page: opened, fingers, at, element } = await open(PHONE, [{ id: 'p', elements: [small] }])
    await fingers.tap(await at(75, 95))
    const handle = await opened.locator('[data-handle="1,1"]').boundingBox()
    expect([handle?.width, handle?.height].map((side) => Math.round(side ?? 0))).toEqual([44, 44])
    await fingers.drag(await at(75, 95), await at(175, 95))
    await expect.poll(async () => (await element('square'))?.['x'], SLOWLY).not.toBe(60)
    expect(await element('square')).toMatchObject({ width: 30, height: 30 })
  })

  test('a long press opens the menu, also of what is locked, and several elements are selected by taps and a drag', async () => {
    const { page: opened, fingers, at, stored } = await open()
    const hold = async (point: ScreenPoint, item: string): Promise<void> => {
      await fingers.down(point)
      await opened.getByRole('menuitem', { name: item }).waitFor()
      await fingers.lift()
      await opened.getByRole('menuitem', { name: item }).tap()
    }
    await hold(await at(440, 180), 'Select layer')
    await opened.getByRole('menuitem', { name: 'Rect' }).tap()
    await button(opened, 'More').tap()
    await opened.getByRole('menuitem', { name: 'Unlock' }).tap()
    await expect.poll(async () => (await stored()).pages[0]?.elements[1]?.['locked'], SLOWLY).toBeUndefined()
    await hold(await at(160, 180), 'Select several')
    await fingers.tap(await at(440, 180))
    await opened.getByText('2 selected').waitFor()
    await fingers.drag(await at(120, 330), await at(160, 460))
    await opened.getByText('3 selected').waitFor()
    await button(opened, 'Done').tap()
    await button(opened, 'Delete').tap()
    await expect.poll(async () => (await stored()).pages[0]?.elements.length, SLOWLY).toBe(0)
  })

  test('a double tap on a table opens its cells with the properties', async () => {
    const cells = { columns: [{}, {}], rows: [['Day', 'Fair']] }
    const table = { id: 'table', type: 'table', x: 60, y: 80, width: 480, height: 200, ...cells }
    const { page: opened, fingers, at, element } = await open(PHONE, [{ id: 'p', elements: [table] }])
    await fingers.doubleTap(await at(200, 100))
    const dialog = opened.getByRole('dialog', { name: 'Edit cells' })
    await dialog.waitFor()
    await dialog.getByRole('textbox').nth(1).fill('Night')
    await expect.poll(async () => JSON.stringify(await element('table')), SLOWLY).toContain('Night')
  })

  test('a double tap selects a word of a text and opens the keyboard; the grips extend the selection', async () => {
    const { page: opened, fingers, at, element } = await open()
    const word = await at(180, 440)
    await fingers.doubleTap(word)
    const field = opened.locator('textarea[data-typing]')
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true)
    const selected = (): Promise<string> =>
      field.evaluate((each: HTMLTextAreaElement) => each.value.slice(each.selectionStart, each.selectionEnd))
    await expect.poll(selected).toBe('Summer')
    await opened.getByRole('toolbar', { name: 'Selected text' }).getByText('Copy').waitFor()
    const grip = await opened.locator('[data-grip=end]').boundingBox()
    if (!grip) throw new Error('There is no grip.')
    const middle: ScreenPoint = [grip.x + grip.width / 2, grip.y + grip.height / 2]
    await fingers.drag(middle, [(await at(535, 0))[0], middle[1]])
    await expect.poll(selected).toBe('Summer fair')
    await button(opened, 'Italic').tap()
    await expect.poll(async () => JSON.stringify(await element('words')), SLOWLY).toContain('italic')
    await opened.keyboard.type('Winter')
    await expect.poll(async () => (await element('words'))?.['text'], SLOWLY).toBe('Winter')
    await button(opened, 'Done').tap()
    await field.waitFor({ state: 'detached' })
  })

  test('panels are sheets, which never cover what is selected, and a swipe or Escape closes them', async () => {
    const low = { ...SQUARE, y: 590 }
    const { page: opened, fingers, at } = await open(PHONE, [{ id: 'p', elements: [low, LOCKED, WORDS] }])
    await fingers.tap(await at(160, 690))
    await button(opened, 'Properties').tap()
    const sheet = opened.getByRole('region', { name: 'Properties' })
    const topOf = async (): Promise<number> => (await sheet.boundingBox())?.y ?? 0
    await expect.poll(async () => (await at(0, 790))[1] < (await topOf())).toBe(true)
    expect(await violationsIn(opened)).toEqual([])
    const half = await topOf()
    await fingers.drag([150, half + 24], [150, 90])
    await expect.poll(topOf).toBeLessThan(60)
    await fingers.drag([150, (await topOf()) + 24], [150, half + 10])
    await expect.poll(topOf).toBeGreaterThan(half - 5)
    await fingers.drag([150, half + 24], [150, 780])
    await sheet.waitFor({ state: 'detached' })
    await button(opened, 'Layers').tap()
    await opened.getByRole('region', { name: 'Layers' }).waitFor()
    await opened.keyboard.press('Escape')
    await expect.poll(() => opened.getByRole('region', { name: 'Layers' }).count()).toBe(0)
  })

  test('layers and pages are put into another order by a long press and a drag', async () => {
    const { page: opened, fingers, stored } = await open(PHONE, [page('a'), { id: 'b', elements: [] }])
    const middleOf = async (selector: string): Promise<ScreenPoint> => {
      // The sheet has opened once its entries stay in place.
      await opened.locator(selector).click({ trial: true })
      const box = await opened.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} was not found.`)
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const lift = async (from: string, to: string, by: ScreenPoint): Promise<void> => {
      const [start, end] = [await middleOf(from), await middleOf(to)]
      await fingers.down(start)
      await opened.locator(`${from}[data-lifted]`).waitFor()
      for (const part of [0.3, 0.6, 1]) {
        await fingers.move([
          start[0] + (end[0] + by[0] - start[0]) * part,
          start[1] + (end[1] + by[1] - start[1]) * part,
        ])
      }
      await fingers.lift()
    }
    await button(opened, 'Layers').tap()
    await lift('[data-layer=words]', '[data-layer=square]', [0, 14])
    const order = async () => (await stored()).pages[0]?.elements.map(({ id }) => id)
    await expect.poll(order, SLOWLY).toEqual(['words', 'square', 'locked'])
    await button(opened, 'Properties').or(button(opened, 'Design')).first().waitFor()
    await opened.getByRole('button', { name: 'Close Layers' }).tap()
    await fingers.tap([20, 100])
    await button(opened, 'Pages').tap()
    await lift('[data-page=b]', '[data-page=a]', [-14, 0])
    await expect.poll(async () => (await stored()).pages.map(({ id }) => id), SLOWLY).toEqual(['b', 'a'])
  })

  test('something is added from a sheet, which closes so that it can be seen', async () => {
    const { page: opened, stored } = await open(PHONE, [{ id: 'p', elements: [] }])
    await button(opened, 'Add').tap()
    await opened.getByRole('tab', { name: 'Shapes' }).tap()
    expect(await violationsIn(opened)).toEqual([])
    await button(opened, 'Circle').tap()
    await expect
      .poll(async () => (await stored()).pages[0]?.elements.map(({ type }) => type), SLOWLY)
      .toEqual(['ellipse'])
    await expect.poll(() => opened.getByRole('region', { name: 'Add' }).count()).toBe(0)
    await button(opened, 'Menu').tap()
    await expect
      .poll(() => opened.getByRole('menuitem').allTextContents())
      .toEqual(expect.arrayContaining(['Export', 'Share', 'Present', 'Publish as template']))
  })
})

test.skipIf(!browser)('in landscape, tools and panels are at the sides of the page', async () => {
  const { page: opened, fingers, at } = await open(LANDSCAPE)
  await fingers.tap(await at(160, 180))
  await button(opened, 'Properties').tap()
  const sheet = opened.getByRole('region', { name: 'Properties' })
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeGreaterThan(300)
  await expect
    .poll(async () => (await at(260, 0))[0] - ((await sheet.boundingBox())?.x ?? 0), { message: 'the sheet covers it' })
    .toBeLessThan(0)
  expect(await violationsIn(opened)).toEqual([])
})
