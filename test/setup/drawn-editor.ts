import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export type ScreenPoint = readonly [x: number, y: number]

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Waits until the editor has drawn the page for the first time. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.locator('[data-stage][aria-busy=false]').waitFor()
}

/** Waits until the editor has loaded parts of itself that it loads after it has drawn the page, by their names. */
export async function untilLoaded(page: Page, parts: readonly string[]): Promise<void> {
  const names = `performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\\/|-[-\\w]{8}\\.js$/g, ''))`
  await expect.poll(() => page.evaluate<string[]>(names)).toEqual(expect.arrayContaining([...parts]))
}

/** Returns where the page of the design is on the screen now. */
export async function paperOf(page: Page): Promise<Box> {
  const box = await page.locator('[data-paper]').boundingBox()
  if (!box) throw new Error('There is no page.')
  return box
}

/** Returns where points of the page are on the screen as long as the view stays. `width` is that of the design. */
export async function placesOnScreen(page: Page, width: number): Promise<(x: number, y: number) => [number, number]> {
  const paper = await paperOf(page)
  const zoom = paper.width / width
  return (x, y) => [paper.x + x * zoom, paper.y + y * zoom]
}

/** Presses twice, with times of its own, since a busy machine may take too long between the presses. */
export async function doubleClick(page: Page, [x, y]: ScreenPoint): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = Date.now()
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', afterMs: number, clickCount = 0) => {
    const button = clickCount > 0 ? ({ button: 'left', clickCount } as const) : {}
    return session.send('Input.dispatchMouseEvent', { type, x, y, timestamp: (start + afterMs) / 1000, ...button })
  }
  await send('mouseMoved', 0)
  for (const count of [1, 2]) {
    await send('mousePressed', 100 * count, count)
    await send('mouseReleased', 100 * count + 50, count)
  }
  await session.detach()
}

/** Drags with the mouse. With `rests`, it stays long enough at the end not to be too fast to snap. */
export async function drag(
  page: Page,
  [from, to]: readonly [ScreenPoint, ScreenPoint],
  { rests = false } = {},
): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 4 })
  if (rests) await page.evaluate(REST)
  await page.mouse.up()
}

/** In the frames of the page, in which it learns how fast the mouse is. */
const REST = `new Promise((resolve) => {
  const start = performance.now()
  const wait = (now) => requestAnimationFrame(now - start > 200 ? resolve : wait)
  requestAnimationFrame(wait)
})`
