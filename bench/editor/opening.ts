import type { Page } from 'playwright-core'
import { atMost, type Figure, median, plain } from '../figure.ts'
import { editorDesign } from '../fixtures/editor-design.ts'
import { openMeter } from '../main-thread.ts'
import { type Bench, middleOf, ONE, open, painted, until } from './open-editor.ts'

const OPENINGS = 5
const EDITS = 1_000

export async function opening(bench: Bench): Promise<Figure[]> {
  const page = await open(bench, editorDesign(1_000))
  await noteFirstPicture(page)
  const pictures: number[] = []
  const ready: number[] = []
  // With everything in the cache of the browser.
  for (let time = 0; time < OPENINGS; time += 1) {
    await page.reload()
    await painted(page)
    await until(page, `performance.getEntriesByName('bench:ready').length > 0`)
    const [picture = NaN, idle = NaN] = await page.evaluate<number[]>(`(() => {
      return [benchPicture, performance.getEntriesByName('bench:ready')[0].startTime]
    })()`)
    pictures.push(picture)
    ready.push(idle)
    await page.waitForTimeout(500)
  }
  await bench.visits.end()
  return [
    atMost('open 1,000 elements: until the picture, median', median(pictures), { unit: 'ms', bound: 500 }),
    plain('open 1,000 elements: until the picture, fastest', Math.min(...pictures), 'ms'),
    atMost('open 1,000 elements: until the editor is ready, median', median(ready), { unit: 'ms', bound: 700 }),
    plain('open 1,000 elements: until the editor is ready, fastest', Math.min(...ready), 'ms'),
  ]
}

/**
 * From the next load on, the page notes when its first picture is painted as `benchPicture`, and when it is ready: the
 * browser is idle for the first time after it.
 */
async function noteFirstPicture(page: Page): Promise<void> {
  await page.addInitScript(`new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('editor:paint')
    if (!paint) return
    observer.disconnect()
    globalThis.benchPicture = paint.startTime + paint.duration
    requestIdleCallback(() => performance.mark('bench:ready'))
  }).observe({ entryTypes: ['measure'] })`)
}

/** The history keeps the last 200 steps. */
const HISTORY = 200

export async function heap(bench: Bench): Promise<Figure> {
  const page = await open(bench, editorDesign(1_000))
  await page.mouse.click(...(await middleOf(page, 1_000, ONE)))
  const meter = await openMeter(page)
  const edit = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press(time % 2 === 0 ? 'BracketLeft' : 'BracketRight')
    }
  }
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  await edit(50)
  await page.waitForTimeout(3_000)
  const before = await meter.heapMb()
  await edit(EDITS)
  await press('Control+z', HISTORY)
  await press('Control+Shift+z', HISTORY)
  await page.waitForTimeout(3_000)
  const growth = (await meter.heapMb()) - before
  await bench.visits.end()
  return atMost('heap after 1,000 edits, undone and redone: growth', growth, { unit: 'MB', bound: 5 })
}

/** What opening the editor loads until its picture, except what the painted comparison of versions loads too. */
export async function code(bench: Bench): Promise<Figure[]> {
  const page = await open(bench, editorDesign(10))
  await noteFirstPicture(page)
  await page.reload()
  await painted(page)
  const scripts = (): Promise<Script[]> =>
    page.evaluate<Script[]>(`(() => {
      const isEarly = ({ startTime }) => startTime < (globalThis.benchPicture ?? Infinity)
      return performance.getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => ({ url: entry.name, isEarly: isEarly(entry) }))
    })()`)
  // What loads later does so by now.
  await page.waitForTimeout(3_000)
  const editor = await scripts()
  await page.goto(page.url().replace(/\/edit$/, '/versions'))
  await page.locator('canvas').first().waitFor()
  await page.waitForTimeout(1_000)
  const others = new Set((await scripts()).map(({ url }) => url))
  await bench.visits.end()
  const own = editor.filter(({ url }) => !others.has(url))
  const early = await sizeOfAll(own.filter(({ isEarly }) => isEarly))
  const late = await sizeOfAll(own.filter(({ isEarly }) => !isEarly))
  return [
    atMost('code of the editor, compressed, without the painter', early / 1_000, { unit: 'kB', bound: 150 }),
    plain('code of the editor that loads after the picture, compressed', late / 1_000, 'kB'),
  ]
}

interface Script {
  readonly url: string
  /** Whether it loads before the picture is painted. */
  readonly isEarly: boolean
}

async function sizeOfAll(scripts: readonly Script[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(({ url }) => sizeOf(url)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  const length = Number(response.headers.get('content-length'))
  await response.body?.cancel()
  return length
}
