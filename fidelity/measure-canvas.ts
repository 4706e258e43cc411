import type { Browser } from 'playwright-core'
import { createDocumentRenderer } from '../src/render/render-document.ts'
import { FIXTURES, readFixture, readTemplate, TEMPLATES } from '../test/fixtures/fixtures.ts'
import { comparePictures, drawOnServer } from '../test/setup/compare-pictures.ts'
import { bundlePainter, openPainterPage } from '../test/setup/painter-page.ts'
import { startService } from '../test/setup/start-service.ts'
import type { Finding } from './report.ts'

/** Of a page. */
const LEAST_EQUAL_PERCENT = 99.9
/** Share of the range of colors in which pixels are equal: rounding in gradients and blurs is invisible. */
const THRESHOLD = 0.05

/** Compares the painter on a browser's canvas with the server's PNG, for each page of all fixtures and templates. */
export async function measureCanvas(browser: Browser): Promise<Finding> {
  const service = await startService()
  const painter = await openPainterPage(browser, { url: service.url, bundle: await bundlePainter() })
  const render = createDocumentRenderer()
  const rows: { readonly name: string; readonly page: number; readonly equalPercent: number }[] = []
  try {
    for (const name of [...FIXTURES, ...TEMPLATES]) {
      const { document, size } = FIXTURES.includes(name) ? await readFixture(name) : await readTemplate(name)
      for (let page = 1; page <= document.pages.length; page += 1) {
        const task = { document, size, page, scale: 1 }
        const pictures = [await drawOnServer(render, task), (await painter.draw(task)).png] as const
        const { perMillion } = await comparePictures(pictures, { threshold: THRESHOLD })
        rows.push({ name, page, equalPercent: 100 - perMillion / 1e4 })
      }
    }
  } finally {
    await painter.close()
    await service.stop()
  }
  const missed = rows.filter(({ equalPercent }) => equalPercent < LEAST_EQUAL_PERCENT)
  return {
    title: 'The painter in Chromium against the server',
    summary: `${missed.length} of ${rows.length} pages have less than ${LEAST_EQUAL_PERCENT} % equal pixels.`,
    header: ['Design', 'Page', 'Equal pixels'],
    rows: rows.map(({ name, page, equalPercent }) => [name, `${page}`, `${equalPercent.toFixed(4)} %`]),
    isMet: missed.length === 0,
  }
}
