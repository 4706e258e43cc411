import { atMost, type Figure, median, plain, quantile } from '../figure.ts'
import { editorDesign } from '../fixtures/editor-design.ts'
import { measured, measurePainting, nextFrame, openMeter } from '../main-thread.ts'
import { type Bench, middleOf, ONE, open, placeOf } from './open-editor.ts'

const KEYS = 60
const CLICKS = 20
const STEPS_BACK = 20
const WHEEL_STEPS = 24

/** `bound` is for what is measured as `measures`: see `measurePainting`. */
export async function typing(
  bench: Bench,
  { characters, measures, bound }: { characters: number; measures: 'painted' | 'worked'; bound: number },
): Promise<Figure[]> {
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(50).slice(0, characters)
  const box = { x: 100, y: 100, width: 880, height: 880 }
  const element = { id: 'words', type: 'text', ...box, text, fontSize: 20 }
  const document = { version: 1, pages: [{ id: 'page', elements: [element] }] }
  const page = await open(bench, { width: 1080, height: 1080, document })
  await page.locator('[data-stage]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await page.waitForTimeout(300)
  await measurePainting(page, 'keydown')
  const meter = await openMeter(page)
  const processor: number[] = []
  const { painted, worked } = await measured(page, ['painted', 'worked'], async () => {
    for (let key = 0; key < KEYS; key += 1) {
      const before = await meter.workMs()
      await page.keyboard.press('x')
      await nextFrame(page)
      await nextFrame(page)
      processor.push((await meter.workMs()) - before)
    }
  })
  await bench.visits.end()
  const name = `key in ${characters.toLocaleString('en')} characters`
  const p95 = (measure: typeof measures, text: string): Figure => {
    const value = quantile({ painted, worked }[measure], 0.95)
    return measure === measures ? atMost(text, value, { unit: 'ms', bound }) : plain(text, value, 'ms')
  }
  return [
    plain(`${name}: until it is painted, p50`, median(painted), 'ms'),
    p95('painted', `${name}: until it is painted, p95`),
    p95('worked', `${name}: the same without waiting for the screen, p95`),
    plain(`${name}: with the panels, processor time, p95`, quantile(processor, 0.95), 'ms'),
  ]
}

export async function clicking(bench: Bench): Promise<Figure[]> {
  const page = await open(bench, editorDesign(1_000))
  await measurePainting(page, 'pointerdown')
  const { painted } = await measured(page, ['painted'], async () => {
    for (let click = 0; click < CLICKS; click += 1) {
      await page.mouse.click(...(await middleOf(page, 1_000, 8 + 37 * click)))
      await page.waitForTimeout(450)
    }
  })
  await bench.visits.end()
  return [
    plain('click on 1 of 1,000: until it is selected, p50', median(painted), 'ms'),
    atMost('click on 1 of 1,000: until it is selected, p95', quantile(painted, 0.95), { unit: 'ms', bound: 50 }),
  ]
}

export async function undoing(bench: Bench): Promise<Figure[]> {
  const page = await open(bench, editorDesign(1_000))
  await page.mouse.click(...(await middleOf(page, 1_000, ONE)))
  for (let edit = 0; edit < STEPS_BACK; edit += 1) await page.keyboard.press('BracketLeft')
  await page.waitForTimeout(600)
  await measurePainting(page, 'keydown')
  await page.keyboard.down('Control')
  const { painted } = await measured(page, ['painted'], async () => {
    for (let undo = 0; undo < STEPS_BACK; undo += 1) {
      await page.keyboard.press('z')
      await page.waitForTimeout(300)
    }
  })
  await page.keyboard.up('Control')
  await bench.visits.end()
  return [
    plain('undo with 1,000 elements: until it is painted, p50', median(painted), 'ms'),
    atMost('undo with 1,000 elements: until it is painted, p95', quantile(painted, 0.95), { unit: 'ms', bound: 60 }),
  ]
}

export async function zooming(bench: Bench): Promise<Figure[]> {
  const page = await open(bench, editorDesign(1_000))
  const meter = await openMeter(page)
  await page.mouse.move(...(await placeOf(page, 800, 500)))
  await page.keyboard.down('Control')
  const work: number[] = []
  await page.evaluate(`addEventListener('wheel', ({ timeStamp }) => (globalThis.lastWheel = timeStamp), true)`)
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    const before = await meter.workMs()
    await page.mouse.wheel(0, step < WHEEL_STEPS / 2 ? -40 : 40)
    await nextFrame(page)
    work.push((await meter.workMs()) - before)
  }
  await page.keyboard.up('Control')
  await page.waitForTimeout(600)
  const crispMs = await page.evaluate<number>(`(() => {
    const last = performance.getEntriesByName('editor:paint').at(-1)
    return last.startTime + last.duration - globalThis.lastWheel
  })()`)
  await bench.visits.end()
  return [
    plain('zoom 1,000 elements by wheel: work of a step, processor time, p50', median(work), 'ms'),
    atMost('zoom 1,000 elements by wheel: work of a step, processor time, p95', quantile(work, 0.95), {
      ...{ unit: 'ms', bound: 16 },
    }),
    atMost('zoom 1,000 elements by wheel: crisp after', crispMs, { unit: 'ms', bound: 150 }),
  ]
}
