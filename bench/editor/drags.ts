import { atLeast, atMost, type Figure, median, plain, quantile } from '../figure.ts'
import { editorDesign } from '../fixtures/editor-design.ts'
import { measured } from '../main-thread.ts'
import { dragFrom, marquee } from '../walk.ts'
import { type Bench, middleOf, ONE, open, placeOf } from './open-editor.ts'

const STEPS = 120
const PRESSES = 6

interface Drags {
  readonly one: readonly number[]
  readonly oneMs: number
  readonly many: readonly number[]
  readonly manyMs: number
  readonly undo: readonly number[]
}

async function dragsOf(bench: Bench, count: number): Promise<Drags> {
  const page = await open(bench, editorDesign(count))
  const of = await middleOf(page, count, ONE)
  let oneMs = NaN
  const one = await measured(page, 'editor:frame', async () => ({ workMs: oneMs } = await dragFrom(page, of, STEPS)))
  const undo = await measured(page, 'editor:paint', () => page.keyboard.press('Control+z'))
  await page.keyboard.press('Escape')
  await marquee(page, await placeOf(page, -40, -40), await placeOf(page, 398, 398))
  let manyMs = NaN
  const inside = await middleOf(page, count, 8)
  const many = await measured(
    page,
    'editor:frame',
    async () => ({ workMs: manyMs } = await dragFrom(page, inside, STEPS)),
  )
  await bench.visits.end()
  return { one: one.slice(1), oneMs, many: many.slice(1), manyMs, undo }
}

export async function drags(bench: Bench): Promise<Figure[]> {
  const { one, oneMs, many, manyMs, undo } = await dragsOf(bench, 1_000)
  return [
    plain('drag 1 of 1,000: painting a frame, p50', median(one), 'ms'),
    atMost('drag 1 of 1,000: painting a frame, p95', quantile(one, 0.95), { unit: 'ms', bound: 8 }),
    plain('drag 1 of 1,000: all work of a step, processor time', oneMs, 'ms'),
    plain('drag 100 of 1,000: painting a frame, p50', median(many), 'ms'),
    atMost('drag 100 of 1,000: painting a frame, p95', quantile(many, 0.95), { unit: 'ms', bound: 16 }),
    plain('drag 100 of 1,000: all work of a step, processor time', manyMs, 'ms'),
    atMost('undo with 1,000 elements: painting', median(undo), { unit: 'ms', bound: 60 }),
  ]
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
    const times = await measured(page, 'editor:prepare', async () => {
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
  const { one, many, oneMs, manyMs } = await dragsOf(bench, 5_000)
  return [
    plain('drag 1 of 5,000: painting a frame, p95', quantile(one, 0.95), 'ms'),
    plain('drag 500 of 5,000: painting a frame, p95', quantile(many, 0.95), 'ms'),
    atLeast('drag 1 of 5,000: frames a second, by processor time', 1_000 / oneMs, { unit: '', bound: 30 }),
    plain('drag 500 of 5,000: frames a second, by processor time', 1_000 / manyMs, ''),
  ]
}
