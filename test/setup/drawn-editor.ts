import type { Page } from 'playwright-core'

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

/** Drags with the mouse. With `rests`, it stays long enough at the end not to be too fast to snap. */
export async function drag(
  page: Page,
  [from, to]: readonly [ScreenPoint, ScreenPoint],
  { rests = false } = {},
): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 4 })
  if (rests) await page.waitForTimeout(200)
  await page.mouse.up()
}
