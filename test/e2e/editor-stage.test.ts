import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { doubleClick, drag, placesOnScreen, untilDrawn } from '../setup/drawn-editor.ts'
import { Fingers } from '../setup/fingers.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const PICTURE = { id: 'picture', type: 'image', src: 'builtin:mountains', x: 100, y: 80, width: 300, height: 400 }
const LINE = {
  ...{ id: 'line', type: 'line', x: 500, y: 150, width: 200, height: 100 },
  points: [
    { x: 0, y: 0 },
    { x: 200, y: 100 },
  ],
  stroke: { paint: '#cc0033', width: 6 },
}
const SIZE = { width: 800, height: 600 }
const VIEWPORT = { width: 1440, height: 900 }
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

interface Opened {
  readonly page: Page
  /** Where a point of the page is on the screen. */
  readonly at: (x: number, y: number) => [number, number]
  readonly drag: (from: readonly [number, number], to: readonly [number, number]) => Promise<void>
  /** The document that is stored, without what the app does not change. */
  readonly stored: () => Promise<{ guides?: object; pages: { elements: object[] }[] }>
}

async function open(options: object = {}): Promise<Opened> {
  const document = { version: 1, pages: [{ id: 'p', elements: [PICTURE, LINE] }] }
  const { body } = await ada.post('/api/designs', { ...SIZE, document })
  const { page } = await visits.open({
    ...{ as: ada, viewport: VIEWPORT, path: `/designs/${body._id}/edit` },
    ...options,
  })
  await untilDrawn(page)
  return {
    page,
    at: await placesOnScreen(page, SIZE.width),
    drag: (from, to) => drag(page, [from, to]),
    stored: async () => (await ada.get(`/api/designs/${body._id}`)).body.document,
  }
}

describe.skipIf(!browser)('on the stage of the editor', () => {
  test('a picture is cropped in its frame by dragging, by the wheel and by keys', async () => {
    const { page, at, drag, stored } = await open()
    await doubleClick(page, at(250, 280))
    await drag(at(250, 280), at(300, 280))
    await page.keyboard.press('Shift+ArrowRight')
    const cropped = page.locator('[data-cropped]')
    const dragged = await cropped.getAttribute('style')
    await page.mouse.wheel(0, -100)
    await expect.poll(() => cropped.getAttribute('style')).not.toBe(dragged)
    await page.keyboard.press('Enter')
    const picture = async (): Promise<object | undefined> => (await stored()).pages[0]?.elements[0]
    await expect.poll(picture).toMatchObject({ x: 100, width: 300, crop: { x: expect.any(Number) } })
    const { crop } = (await picture()) as { crop: { x: number; width: number; height: number } }
    // Farther to the left than the middle, and less of the picture than its whole height.
    expect(crop.x + crop.width / 2).toBeLessThan(0.5)
    expect(crop.height).toBeLessThan(1)
    expect(crop.height).toBeGreaterThan(0.5)
  })

  test('the end of a line is dragged, and the line has no box to resize', async () => {
    const { page, at, drag, stored } = await open()
    await page.mouse.click(...at(600, 200))
    // The ends of lines load after the page.
    await page.locator('[data-handle^="point:"]').first().waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('[data-handle="1,1"]').count()).toBe(0)
    await drag(at(700, 250), at(640, 330))
    await expect
      .poll(async () => (await stored()).pages[0]?.elements[1])
      .toMatchObject({ x: 500, y: 150, width: 140, height: 180 })
  })

  test('a guide is dragged out of a ruler, which stays after a reload, and is edited as a number', async () => {
    const { page, at, drag, stored } = await open()
    await page.keyboard.press('Shift+R')
    await page.locator('[data-handle="ruler:x"]').waitFor()
    const stage = await page.locator('[data-stage]').boundingBox()
    if (!stage) throw new Error('There is no stage.')
    await drag([stage.x + 8, stage.y + 300], at(450, 300))
    await expect.poll(async () => (await stored()).guides).toEqual({ vertical: [450] })
    await page.reload()
    await page.locator('[data-handle="ruler:x"]').waitFor()
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await expect
      .poll(() => page.getByRole('menuitemcheckbox', { name: 'Rulers Shift+R' }).getAttribute('aria-checked'))
      .toBe('true')
    await page.getByRole('menuitem', { name: 'Edit guides…' }).click()
    await page.getByLabel('Guide 1', { exact: true }).fill('120')
    await page.getByLabel('Guide 1', { exact: true }).press('Enter')
    await expect.poll(async () => (await stored()).guides).toEqual({ vertical: [120] })
  })

  test('a finger selects, then moves; two fingers zoom', async () => {
    const { page, at, stored } = await open({ hasTouch: true })
    const fingers = await Fingers.on(page)
    await fingers.tap(at(250, 280))
    await fingers.drag(at(250, 280), at(287, 311))
    await expect.poll(async () => (await stored()).pages[0]?.elements[0]).not.toMatchObject({ x: 100 })
    const before = (await page.locator('[data-paper]').boundingBox())?.width ?? 0
    await fingers.down(at(300, 300), at(400, 300))
    await fingers.move(at(250, 300), at(450, 300))
    await fingers.move(at(200, 300), at(500, 300))
    await fingers.lift()
    await expect.poll(async () => (await page.locator('[data-paper]').boundingBox())?.width).toBeGreaterThan(2 * before)
  })
})
