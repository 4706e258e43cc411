import { readFile } from 'node:fs/promises'
import type { Document } from '../../src/document/document.ts'
import { fillDocument } from '../../src/document/fill-document.ts'
import { parseDocument } from '../../src/document/parse-document.ts'
import type { Output } from '../../src/render/render-task.ts'
import { createRenderer } from '../../src/render/renderer.ts'
import { atLeast, type Figure, median, plain } from '../figure.ts'
import { POST } from '../fixtures/post.ts'
import { REPORT } from '../fixtures/report.ts'
import { asHtml } from '../peers/as-html.ts'
import { launchChromium, type BrowserOutput, type WarmChromium } from '../peers/warm-chromium.ts'

const WARM_UP = 4
const ROUNDS = 25
const PNG: Output = { format: 'png', scale: 1, transparent: false }
const PDF: Output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }

type Draw = (title: string) => Promise<void>

/**
 * Alternates between one Platen thread and one warm browser. The browser draws in new tabs, as
 * services do, and in one open tab, to which the targets refer.
 */
export async function run(): Promise<Figure[]> {
  const images = { 'builtin:mountains': new Uint8Array(await readFile('src/assets/builtin/mountains.jpg')) }
  const renderer = createRenderer({ workers: 1 })
  const chromium = await launchChromium()
  const ours =
    (fixture: typeof POST | typeof REPORT, output: Output): Draw =>
    async (title) => {
      const { width, height } = fixture
      const document = fillDocument(parseFixture(fixture), { title })
      await renderer.render({ document, size: { width, height }, output, images: fixture === POST ? images : {} })
    }
  try {
    return [
      ...(await compare({ name: 'PNG of the post', bound: 12, ours: ours(POST, PNG), chromium }, POST, 'png')),
      ...(await compare(
        { name: 'PNG, Chromium’s usual encoding', ours: ours(POST, PNG), chromium },
        POST,
        'png-usual',
      )),
      ...(await compare({ name: 'PDF of five A4 pages', bound: 8, ours: ours(REPORT, PDF), chromium }, REPORT, 'pdf')),
    ]
  } finally {
    await chromium.close()
    await renderer.close()
  }
}

interface Comparison {
  readonly name: string
  readonly ours: Draw
  readonly chromium: WarmChromium
  readonly bound?: number
}

async function compare(
  { name, ours, chromium, bound }: Comparison,
  fixture: typeof POST | typeof REPORT,
  output: BrowserOutput,
): Promise<Figure[]> {
  const { width, height } = fixture
  const taskOf = (title: string) => ({ html: asHtml(fixture, title), width, height, output })
  const newTab = await comparePairs(ours, async (title) => {
    const tab = await chromium.openTab(fixture)
    await tab.show(taskOf(title))
    await tab.close()
  })
  const tab = await chromium.openTab(fixture)
  const reusedTab = await comparePairs(ours, (title) => tab.show(taskOf(title)))
  const openPage = await comparePairs(ours, (title) => tab.retitle(title))
  await tab.close()
  const label = `${name}: Chromium, the design in a reused tab ÷ Platen`
  return [
    plain(`${name}: Platen`, median([newTab.ours, reusedTab.ours, openPage.ours]), 'ms'),
    plain(`${name}: Chromium, the design in a reused tab`, reusedTab.theirs, 'ms'),
    bound === undefined ? plain(label, reusedTab.ratio, '×') : atLeast(label, reusedTab.ratio, { unit: '×', bound }),
    plain(`${name}: Chromium, a new tab for the design ÷ Platen`, newTab.ratio, '×'),
    plain(`${name}: Chromium, only a new title in an open page ÷ Platen`, openPage.ratio, '×'),
  ]
}

function parseFixture(fixture: { document: unknown }): Document {
  const result = parseDocument(fixture.document)
  if ('document' in result) return result.document
  throw new Error(JSON.stringify(result.issues))
}

/** Alternates, so that a slow period of the machine affects both; the ratio is computed per pair. */
async function comparePairs(ours: Draw, theirs: Draw): Promise<{ ours: number; theirs: number; ratio: number }> {
  const pairs: [number, number][] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const times: [number, number] = [await timed(ours, `Round ${round}`), await timed(theirs, `Round ${round}`)]
    if (round >= WARM_UP) pairs.push(times)
  }
  return {
    ours: median(pairs.map(([a]) => a)),
    theirs: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => b / a)),
  }
}

async function timed(draw: Draw, title: string): Promise<number> {
  const started = performance.now()
  await draw(title)
  return performance.now() - started
}
