import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { doubleClick, drag, placesOnScreen, untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

const STOPS = [
  { offset: 0, color: '#d35230' },
  { offset: 0.5, color: '#ffd400' },
  { offset: 1, color: '#003366' },
]
const GRADIENT = {
  ...{ id: 'gradient', type: 'rect', x: 60, y: 60, width: 200, height: 100 },
  fill: { type: 'linear', angle: 90, stops: STOPS },
}
const PATH = {
  id: 'path',
  type: 'path',
  x: 60,
  y: 300,
  width: 200,
  height: 100,
  d: 'M0 100 L100 0 L200 100 Z',
  fill: '#553366',
}
const ROW = {
  ...{ id: 'row', type: 'group', x: 320, y: 60, width: 240, height: 60, layout: { direction: 'row', gap: 20 } },
  elements: ['one', 'two', 'three'].map((id) => ({
    id,
    type: 'rect',
    x: 0,
    y: 0,
    width: 60,
    height: 60,
    fill: '#449988',
  })),
}
const PAUSE_MS = 100
const SIZE = { width: 800, height: 600 }
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
  readonly stored: () => Promise<Record<string, unknown>[]>
}

async function open(...elements: object[]): Promise<Opened> {
  const document = { version: 1, pages: [{ id: 'p', elements }] }
  const { body } = await ada.post('/api/designs', { ...SIZE, document })
  const viewport = { width: 1440, height: 900 }
  const { page } = await visits.open({ as: ada, viewport, path: `/designs/${body._id}/edit` })
  await untilDrawn(page)
  return {
    page,
    at: await placesOnScreen(page, SIZE.width),
    drag: (from, to) => drag(page, [from, to], { rests: true }),
    stored: async () => {
      // A session has 600 requests a minute, and tests poll.
      await setTimeout(PAUSE_MS)
      return (await ada.get(`/api/designs/${body._id}`)).body.document.pages[0].elements
    },
  }
}

describe.skipIf(!browser)('on the page of the editor', () => {
  test('the stops of a gradient are the same on the page and in the inspector', async () => {
    const { page, at, drag, stored } = await open(GRADIENT)
    await page.mouse.click(...at(160, 110))
    await page.keyboard.press('g')
    const panel = page.getByRole('dialog', { name: 'Fill' })
    await panel.waitFor()
    await page.locator('[data-handle="stop:1"]').waitFor({ state: 'attached' })
    await drag(at(160, 110), at(210, 110))
    const offsets = async (): Promise<number[] | undefined> => {
      const [first = {}] = await stored()
      return (first['fill'] as { stops: typeof STOPS }).stops.map(({ offset }) => offset)
    }
    await expect.poll(offsets).toEqual([0, 0.75, 1])
    await expect.poll(() => panel.getByLabel('Position').inputValue()).toBe('75')
    await page.mouse.click(...at(110, 110))
    await expect.poll(offsets).toEqual([0, 0.25, 0.75, 1])
    await page.keyboard.press('Delete')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(offsets).toEqual([0, 0.74, 1])
    expect(await violationsIn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.count()).toBe(0)
  })

  test('elements of a layout are reordered by dragging and by arrows', async () => {
    const { page, at, drag, stored } = await open(ROW)
    await doubleClick(page, at(350, 90))
    await drag(at(350, 90), at(460, 95))
    const order = async (): Promise<unknown> => {
      const [row = {}] = await stored()
      return (row['elements'] as { id: string }[]).map(({ id }) => id)
    }
    await expect.poll(order).toEqual(['two', 'one', 'three'])
    await page.keyboard.press('ArrowRight')
    await expect.poll(order).toEqual(['two', 'three', 'one'])
    await expect.poll(() => page.locator('[data-announcer]').textContent()).toContain('position 3 of 3')
  })

  test('an element is dragged into a layout, and out of it', async () => {
    const { page, at, drag, stored } = await open(ROW, { ...PATH, id: 'badge', width: 40, height: 40, x: 400, y: 400 })
    const order = async (): Promise<unknown> => {
      const [row = {}] = await stored()
      return (row['elements'] as { id: string }[]).map(({ id }) => id)
    }
    await page.mouse.click(...at(420, 435))
    await drag(at(420, 435), at(395, 90))
    await expect.poll(order).toEqual(['one', 'badge', 'two', 'three'])
    await expect.poll(() => page.locator('[data-announcer]').textContent()).toContain('position 2 of 4')
    expect((await stored())[0]?.['elements']).toContainEqual(expect.objectContaining({ id: 'badge', width: 40 }))
    await drag(at(420, 90), at(200, 300))
    await expect.poll(order).toEqual(['one', 'two', 'three'])
    await page.keyboard.press('Control+z')
    await expect.poll(order).toEqual(['one', 'badge', 'two', 'three'])
  })

  test('several points are selected by a rectangle, and moved by keys', async () => {
    const { page, at, drag, stored } = await open(PATH)
    await doubleClick(page, at(160, 360))
    // The marks of points load after the page.
    await page.locator('[data-handle^="node:"]').first().waitFor({ state: 'attached' })
    await drag(at(30, 370), at(300, 450))
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(async () => (await stored())[0]).toMatchObject({ x: 60, y: 300, width: 200, height: 110 })
    await expect.poll(() => page.locator('[data-announcer]').textContent()).toContain('2 points selected')
  })

  test('the pen bends the line that closes a path', async () => {
    const { page, at, drag, stored } = await open()
    await page.keyboard.press('p')
    for (const corner of [at(200, 200), at(400, 200), at(300, 400)]) await page.mouse.click(...corner)
    await drag(at(200, 200), at(200, 120))
    const closed = /^M 200 200 L 400 200 L 300 400 C 300 400 200 280 200 200 Z$/u
    await expect.poll(async () => (await stored())[0]?.['d']).toMatch(closed)
  })

  test('the points of a path are dragged, and the pen draws a new one', async () => {
    const { page, at, drag, stored } = await open(PATH)
    await doubleClick(page, at(160, 360))
    // The marks of points load after the page.
    await page.locator('[data-handle^="node:"]').first().waitFor({ state: 'attached' })
    await drag(at(160, 300), at(200, 200))
    await expect.poll(async () => (await stored())[0]).toMatchObject({ x: 60, y: 200, width: 200, height: 200 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await page.mouse.click(...at(400, 300))
    await drag(at(500, 300), at(540, 340))
    await page.mouse.click(...at(600, 450))
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stored())[1]?.['d']).toMatch(/^M 400 300 C 400 300 .* 600 450$/)
  })

  test('a drag at the edge of the stage moves the page', async () => {
    const { page, at, stored } = await open(GRADIENT)
    const stage = await page.locator('[data-stage]').boundingBox()
    if (!stage) throw new Error('There is no stage.')
    await page.mouse.move(...at(160, 110))
    await page.mouse.down()
    await page.mouse.move(stage.x + 300, stage.y + 300, { steps: 3 })
    await page.mouse.move(stage.x + stage.width - 2, stage.y + 300, { steps: 3 })
    const before = await page.locator('[data-paper]').boundingBox()
    await expect
      .poll(async () => (await page.locator('[data-paper]').boundingBox())?.x)
      .toBeLessThan((before?.x ?? 0) - 100)
    await page.mouse.up()
    const zoom = (before?.width ?? 0) / SIZE.width
    const seen = (stage.x + stage.width - at(0, 0)[0]) / zoom
    // Farther than what was visible at first: the element has stayed under the pointer.
    await expect.poll(async () => Number((await stored())[0]?.['x']) + 100).toBeGreaterThan(seen + 50)
  })
})
