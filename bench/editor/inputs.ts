import { atMost, type Figure, median, plain, quantile } from '../figure.ts'
import { editorDesign } from '../fixtures/editor-design.ts'
import { measured, measurePainting, nextFrame, openMeter } from '../main-thread.ts'
import { type Bench, middleOf, open, placeOf } from './open-editor.ts'

const KEYS = 60
const CLICKS = 20
const WHEEL_STEPS = 24

export async function typing(
  bench: Bench,
  { characters, bound }: { characters: number; bound: number },
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
  const work: number[] = []
  const times = await measured(page, 'painted', async () => {
    for (let key = 0; key < KEYS; key += 1) {
      const before = await meter.workMs()
      await page.keyboard.press('x')
      await nextFrame(page)
      await nextFrame(page)
      work.push((await meter.workMs()) - before)
    }
  })
  await bench.visits.end()
  const name = `key in ${characters.toLocaleString('en')} characters`
  return [
    plain(`${name}: until it is painted, p50`, median(times), 'ms'),
    atMost(`${name}: until it is painted, p95`, quantile(times, 0.95), { unit: 'ms', bound }),
    plain(`${name}: all work, processor time, p95`, quantile(work, 0.95), 'ms'),
  ]
}

export async function clicking(bench: Bench): Promise<Figure[]> {
  const page = await open(bench, editorDesign(1_000))
  await measurePainting(page, 'pointerdown')
  const times = await measured(page, 'painted', async () => {
    for (let click = 0; click < CLICKS; click += 1) {
      await page.mouse.click(...(await middleOf(page, 1_000, 8 + 37 * click)))
      await page.waitForTimeout(450)
    }
  })
  await bench.visits.end()
  return [
    plain('click on 1 of 1,000: until it is selected, p50', median(times), 'ms'),
    atMost('click on 1 of 1,000: until it is selected, p95', quantile(times, 0.95), { unit: 'ms', bound: 50 }),
  ]
}

export async function zooming(bench: Bench): Promise<Figure[]> {
  const page = await open(bench, editorDesign(1_000))
  const meter = await openMeter(page)
  await page.mouse.move(...(await placeOf(page, 800, 500)))
  await page.keyboard.down('Control')
  const work: number[] = []
  await page.evaluate(`addEventListener('wheel', ({ timeStamp }) => (globalThis.lastWheel = timeStamp), true)`)
  await page.evaluate(`performance.clearMeasures('editor:paint')`)
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
