import type { Page } from 'playwright-core'
import { nextFrame, openMeter } from './main-thread.ts'

export type Point = readonly [x: number, y: number]

/**
 * Drags from a point to and fro, a step a frame. Returns what the main thread has worked for each step: events, state,
 * interface and painting, in milliseconds of processor time.
 */
export async function dragFrom(page: Page, [x, y]: Point, steps: number): Promise<number[]> {
  const meter = await openMeter(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForTimeout(250)
  // The first step also paints what rests.
  await step(0)
  const work: number[] = []
  let before = await meter.workMs()
  for (let count = 1; count <= steps; count += 1) {
    await step(count)
    const after = await meter.workMs()
    work.push(after - before)
    before = after
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
  return work

  async function step(count: number): Promise<void> {
    await page.mouse.move(x + 8 + 4 * Math.abs((count % 40) - 20), y + 8 + (count % 60))
    await nextFrame(page)
  }
}

/** Selects what is between two points. The first must be free. */
export async function marquee(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 5 })
  await page.mouse.up()
  await page.waitForTimeout(300)
}
