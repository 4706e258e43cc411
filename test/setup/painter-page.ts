import type { Browser, Page } from 'playwright-core'
import type { PainterTask } from '../../src/web/painter/testing/task.ts'
import type { Warning } from '../../src/text/warning.ts'
import { readFixtureAsset } from '../fixtures/fixtures.ts'
import { type Bundle, bundlePage, openBundle } from './bundle-page.ts'
import { PATIENCE_MS } from './patience.ts'

export interface OpenPainterPage {
  readonly page: Page
  draw(task: PainterTask): Promise<Drawn>
  /** Draws a page, then a changed one on the same canvas without waiting in between. */
  repaint(task: PainterTask, changed: PainterTask['document']): Promise<Drawn>
  /** Returns the lines of each text on a page. A line is an array of its runs in visual order. */
  lines(task: PainterTask): Promise<string[][][]>
  /** The paths of all requests since the page was opened. */
  readonly requestedPaths: readonly string[]
  close(): Promise<void>
}

export interface Drawn {
  readonly png: Buffer
  readonly warnings: readonly Warning[]
}

export function bundlePainter(): Promise<Bundle> {
  return bundlePage('src/web/painter/testing/page.ts')
}

interface PainterPageOptions {
  readonly url: string
  readonly bundle: Bundle
  readonly initScript?: string
}

export async function openPainterPage(
  browser: Browser,
  { url, bundle, initScript = '' }: PainterPageOptions,
): Promise<OpenPainterPage> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(initScript)
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.route('**/fixture-assets/*', async (route) => {
    const id = route.request().url().split('/').at(-1) ?? ''
    const svg = await readFixtureAsset(id).catch(() => undefined)
    if (svg) await route.fulfill({ contentType: 'image/svg+xml', body: Buffer.from(svg) })
    else await route.fulfill({ status: 404 })
  })
  await openBundle(page, url, bundle)
  await page.waitForFunction('globalThis.painterPage')
  const call = (name: 'draw' | 'repaint' | 'lines', task: PainterTask): Promise<unknown> =>
    page.evaluate(`globalThis.painterPage.${name}(${JSON.stringify(task)})`)
  const drawn = async (result: Promise<unknown>): Promise<Drawn> => {
    const { png, warnings } = (await result) as { png: string; warnings: readonly Warning[] }
    return { png: Buffer.from(png, 'base64'), warnings }
  }
  return {
    page,
    requestedPaths,
    draw: (task) => drawn(call('draw', task)),
    repaint: (task, changed) => drawn(call('repaint', { ...task, changed } as PainterTask)),
    lines: (task) => call('lines', task) as Promise<string[][][]>,
    close: () => page.close(),
  }
}
