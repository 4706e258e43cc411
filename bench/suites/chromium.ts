import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { launch } from 'puppeteer-core'
import { type Document } from '../../src/document/document.ts'
import { fillDocument } from '../../src/document/fill-document.ts'
import { parseDocument } from '../../src/document/parse-document.ts'
import { type Output } from '../../src/render/render-task.ts'
import { createRenderer } from '../../src/render/renderer.ts'
import { atLeast, type Figure, median, plain } from '../figure.ts'
import { POST } from '../fixtures/post.ts'
import { REPORT } from '../fixtures/report.ts'
import { asHtml } from '../peers/as-html.ts'

const WARM_UP = 4
const ROUNDS = 25
const PNG: Output = { format: 'png', scale: 1, transparent: false }
const PDF: Output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }

/** One thread of ours and one warm page of a headless browser draw the same design in turn, with another title each time. */
export async function run(): Promise<Figure[]> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  )
  if (executablePath === undefined) throw new Error('This suite needs Chromium: apt-get install chromium')
  const images = { 'builtin:mountains': new Uint8Array(await readFile('src/assets/builtin/mountains.jpg')) }
  const renderer = createRenderer({ workers: 1 })
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']
  const browser = await launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    const retitle = (title: string) =>
      page.evaluate<undefined>(`void (document.getElementById('title').textContent = ${JSON.stringify(title)})`)
    const ours =
      (document: Document, size: { width: number; height: number }, output: Output) => async (title: string) => {
        await renderer.render({
          document: fillDocument(document, { title }),
          size,
          output,
          images: size === POST ? images : {},
        })
      }

    await page.setViewport({ width: POST.width, height: POST.height })
    await page.setContent(asHtml(POST), { waitUntil: 'load' })
    const png = await pair(ours(parsed(POST), POST, PNG), async (title) => {
      await retitle(title)
      await page.screenshot({ type: 'png', optimizeForSpeed: true })
    })
    const slow = await pair(ours(parsed(POST), POST, PNG), async (title) => {
      await retitle(title)
      await page.screenshot({ type: 'png' })
    })
    await page.setContent(asHtml(REPORT), { waitUntil: 'load' })
    const pdf = await pair(ours(parsed(REPORT), REPORT, PDF), async (title) => {
      await retitle(title)
      await page.pdf({ width: `${REPORT.width}px`, height: `${REPORT.height}px`, printBackground: true })
    })
    return [
      plain('PNG of the post, ours', png.ours, 'ms'),
      plain('PNG of the post, Chromium, encoding for speed', png.theirs, 'ms'),
      atLeast('PNG: Chromium ÷ ours', png.ratio, { unit: '×', bound: 12 }),
      plain('PNG of the post, Chromium, encoding as it does by itself', slow.theirs, 'ms'),
      plain('PNG: Chromium by itself ÷ ours', slow.ratio, '×'),
      plain('PDF of five A4 pages, ours', pdf.ours, 'ms'),
      plain('PDF of five A4 pages, Chromium', pdf.theirs, 'ms'),
      atLeast('PDF: Chromium ÷ ours', pdf.ratio, { unit: '×', bound: 8 }),
    ]
  } finally {
    await browser.close()
    await renderer.close()
  }
}

function parsed(fixture: { document: unknown }): Document {
  const result = parseDocument(fixture.document)
  if ('document' in result) return result.document
  throw new Error(JSON.stringify(result.issues))
}

type Draw = (title: string) => Promise<void>

/** In turn, so that a slow spell of the machine meets both; the ratio is taken pair by pair. */
async function pair(ours: Draw, theirs: Draw): Promise<{ ours: number; theirs: number; ratio: number }> {
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
