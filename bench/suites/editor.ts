import type { Page } from 'playwright-core'
import { type Browser, setUp } from '../../test/setup/browser.ts'
import { openBrowser } from '../../test/setup/open-browser.ts'
import { type Service, startService } from '../../test/setup/start-service.ts'
import { createVisits, type Visits } from '../../test/setup/visits.ts'
import { atMost, type Figure, median, plain, quantile } from '../figure.ts'
import { editorDesign } from '../fixtures/editor-design.ts'

const VIEWPORT = { width: 1440, height: 900 }
const STEPS = 120
const KEYS = 60
const OPENINGS = 3
const CHARACTERS = 2_000

/** The editor in Chromium: what a frame of a drag, a key, a click and an undo cost with many elements. */
export async function run(): Promise<Figure[]> {
  const chromium = await openBrowser()
  if (!chromium) throw new Error('Chromium is not installed')
  const service = await startService({ PLATEN_PLANS: 'free=1000000' })
  try {
    const bench = { service, owner: await setUp(service), visits: createVisits(chromium, service) }
    return [
      ...(await drags(bench, 1_000)),
      ...(await typing(bench)),
      ...(await opening(bench)),
      ...(await drags(bench, 5_000)),
    ]
  } finally {
    await chromium.close()
    await service.stop()
  }
}

interface Bench {
  readonly service: Service
  readonly owner: Browser
  readonly visits: Visits
}

async function open({ owner, visits }: Bench, design: object): Promise<Page> {
  const { body } = await owner.post('/api/designs', design)
  const { page } = await visits.open({ as: owner, viewport: VIEWPORT, path: `/designs/${body._id}/edit` })
  await page.locator('[data-stage][aria-busy=false]').waitFor({ timeout: 120_000 })
  await settled(page)
  return page
}

async function drags(bench: Bench, count: number): Promise<Figure[]> {
  const page = await open(bench, editorDesign(count))
  const of = `of ${count.toLocaleString('en')}`
  await selectLayer(page, 'e508')
  const one = await dragged(page)
  const undo = await measured(page, 'editor:paint', () => page.keyboard.press('Control+z'))
  await page.keyboard.press('Escape')
  await marquee(page)
  const many = await dragged(page)
  const isGoal = count === 1_000
  const budget = (name: string, value: number, bound: number): Figure =>
    isGoal ? atMost(name, value, { unit: 'ms', bound }) : plain(name, value, 'ms')
  await bench.visits.end()
  return [
    budget(`drag 1 ${of}: work per frame, p95`, quantile(one.slice(1), 0.95), 8),
    plain(`drag 1 ${of}: first frame`, one[0] ?? NaN, 'ms'),
    budget(`drag about 100 ${of}: work per frame, p95`, quantile(many.slice(1), 0.95), 16),
    budget(`undo with ${count.toLocaleString('en')} elements: painting`, median(undo), 60),
  ]
}

async function typing(bench: Bench): Promise<Figure[]> {
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(50).slice(0, CHARACTERS)
  const box = { x: 100, y: 100, width: 880, height: 880 }
  const element = { id: 'words', type: 'text', ...box, text, fontSize: 20 }
  const document = { version: 1, pages: [{ id: 'page', elements: [element] }] }
  const page = await open(bench, { width: 1080, height: 1080, document })
  const stage = await page.locator('[data-stage]').boundingBox()
  if (!stage) throw new Error('There is no stage.')
  await page.mouse.dblclick(stage.x + stage.width / 2, stage.y + stage.height / 2)
  const frames: number[] = []
  for (let key = 0; key < KEYS; key += 1) {
    frames.push(...(await measured(page, 'editor:frame', () => page.keyboard.press('x'))))
  }
  await bench.visits.end()
  return [atMost('key in 2,000 characters: painting, p95', quantile(frames, 0.95), { unit: 'ms', bound: 30 })]
}

async function opening(bench: Bench): Promise<Figure[]> {
  const times: number[] = []
  for (let time = 0; time <= OPENINGS; time += 1) {
    const page = await open(bench, editorDesign(1_000))
    // Once more, with everything in the cache of the browser.
    await page.reload()
    await page.locator('[data-stage][aria-busy=false]').waitFor()
    times.push(await page.evaluate<number>(`performance.getEntriesByName('editor:paint')[0].startTime`))
    await bench.visits.end()
  }
  return [atMost('open 1,000 elements, to the picture', median(times.slice(1)), { unit: 'ms', bound: 500 })]
}

async function selectLayer(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary', { name: 'Layers' }).getByText(name, { exact: true }).first().click()
}

/** Drags what is selected to and fro, a step a frame, and returns the work for each frame in milliseconds. */
async function dragged(page: Page): Promise<number[]> {
  const handle = await page.locator('[data-handle="-1,-1"]').boundingBox()
  const opposite = await page.locator('[data-handle="1,1"]').boundingBox()
  if (!handle || !opposite) throw new Error('Nothing is selected.')
  const [x, y] = [(handle.x + opposite.x + 24) / 2, (handle.y + opposite.y + 24) / 2]
  return measured(page, 'editor:frame', async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.move(x + 4 * Math.abs((step % 40) - 20), y + step)
      await page.evaluate('new Promise(requestAnimationFrame)')
    }
    await page.mouse.up()
    await settled(page)
  })
}

/** Selects a tenth of the page from its free corner. */
async function marquee(page: Page): Promise<void> {
  const stage = await page.locator('[data-stage]').boundingBox()
  if (!stage) throw new Error('There is no stage.')
  await page.mouse.move(stage.x + 4, stage.y + 4)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width * 0.38, stage.y + stage.height * 0.4, { steps: 5 })
  await page.mouse.up()
}

async function measured(page: Page, name: string, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(`performance.clearMeasures('${name}')`)
  await act()
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  return page.evaluate(`performance.getEntriesByName('${name}').map(({ duration }) => duration)`)
}

async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(400)
}
