import type { Page } from 'playwright-core'
import { atLeast, atMost, type Figure, mean, median, plain, quantile } from '../figure.ts'
import { editorDesign } from '../fixtures/editor-design.ts'
import { measured } from '../main-thread.ts'
import { dragFrom, marquee, type Point } from '../walk.ts'
import { type Bench, middleOf, ONE, open, placeOf } from './open-editor.ts'

const STEPS = 120
const PRESSES = 6
/** Of a screen with 60 frames a second. */
const FRAME_MS = 16

interface Drag {
  /** Of each frame. */
  readonly paintMs: readonly number[]
  /** Of each step, with events, state and interface, in processor time. */
  readonly workMs: readonly number[]
}

async function dragsOf(bench: Bench, count: number): Promise<{ one: Drag; many: Drag }> {
  const page = await open(bench, editorDesign(count))
  const one = await dragged(page, await middleOf(page, count, ONE))
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await marquee(page, await placeOf(page, -40, -40), await placeOf(page, 398, 398))
  const many = await dragged(page, await middleOf(page, count, 8))
  await bench.visits.end()
  return { one, many }
}

async function dragged(page: Page, from: Point): Promise<Drag> {
  let workMs: readonly number[] = []
  const { 'editor:frame': frames } = await measured(page, ['editor:frame'], async () => {
    workMs = await dragFrom(page, from, STEPS)
  })
  return { paintMs: frames.slice(1), workMs }
}

export async function drags(bench: Bench): Promise<Figure[]> {
  const { one, many } = await dragsOf(bench, 1_000)
  const figures = (name: string, { paintMs, workMs }: Drag, bound: number): Figure[] => [
    plain(`${name}: painting a frame, p50`, median(paintMs), 'ms'),
    atMost(`${name}: painting a frame, p95`, quantile(paintMs, 0.95), { unit: 'ms', bound }),
    plain(`${name}: all work of a step, processor time, p50`, median(workMs), 'ms'),
    atMost(`${name}: all work of a step, processor time, p95`, quantile(workMs, 0.95), { unit: 'ms', bound: FRAME_MS }),
  ]
  return [...figures('drag 1 of 1,000', one, 8), ...figures('drag 100 of 1,000', many, 16)]
}

/** The pictures of what rests, which are painted between the press and the first frame of a drag. */
export async function preparing(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { ratio, bound } of [
    { ratio: 1, bound: 60 },
    { ratio: 2, bound: 120 },
  ]) {
    const page = await open(bench, editorDesign(1_000), { deviceScaleFactor: ratio })
    const at = await middleOf(page, 1_000, ONE)
    const { 'editor:prepare': times } = await measured(page, ['editor:prepare'], async () => {
      for (let press = 0; press < PRESSES; press += 1) {
        await page.mouse.move(...at)
        await page.mouse.down()
        await page.waitForTimeout(300)
        await page.mouse.up()
        await page.keyboard.press('Escape')
      }
    })
    figures.push(
      atMost(`press on 1 of 1,000, ${ratio} × density: preparing the drag`, median(times), { unit: 'ms', bound }),
    )
    await bench.visits.end()
  }
  return figures
}

export async function thousands(bench: Bench): Promise<Figure[]> {
  const { one, many } = await dragsOf(bench, 5_000)
  const framesASecond = ({ workMs }: Drag): number => 1_000 / mean(workMs)
  return [
    plain('drag 1 of 5,000: painting a frame, p95', quantile(one.paintMs, 0.95), 'ms'),
    plain('drag 500 of 5,000: painting a frame, p95', quantile(many.paintMs, 0.95), 'ms'),
    atLeast('drag 1 of 5,000: frames a second, by processor time', framesASecond(one), { unit: '', bound: 30 }),
    plain('drag 500 of 5,000: frames a second, by processor time', framesASecond(many), ''),
  ]
}
