import { type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { type PainterTask } from '../../src/web/painter/testing/task.ts'
import { type Warning } from '../../src/text/warning.ts'

/** The browser's painter on a page of its own, at a running service's origin. */
export interface OpenPainterPage {
  readonly page: Page
  /** One page of a design, as a PNG, and what was drawn otherwise than asked. */
  draw(task: PainterTask): Promise<{ png: Buffer; warnings: readonly Warning[] }>
  /** The lines of every text of a page, each as its runs in the order they are seen. */
  lines(task: PainterTask): Promise<string[][][]>
  /** The paths of what was asked of the service since the page was opened. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

const ENTRY = 'src/web/painter/testing/page.ts'
const PATH = '/painter-test'

/** Bundles the painter as the web app is bundled. */
export async function bundlePainter(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2023', rolldownOptions: { input: ENTRY } },
  })
  const [script] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk') throw new Error('the painter was not bundled')
  return script.code
}

/** A page with nothing but the painter in it: `script` is of `bundlePainter`. */
export async function openPainterPage(browser: Browser, url: string, script: string): Promise<OpenPainterPage> {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(`${url}${PATH}*`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><script type="module" src="${PATH}.js"></script>`,
        }),
  )
  await page.goto(`${url}${PATH}`)
  await page.waitForFunction('globalThis.painterPage')
  const call = (name: 'draw' | 'lines', task: PainterTask): Promise<unknown> =>
    page.evaluate(`globalThis.painterPage.${name}(${JSON.stringify(task)})`)
  return {
    page,
    asked,
    async draw(task) {
      const { png, warnings } = (await call('draw', task)) as { png: string; warnings: readonly Warning[] }
      return { png: Buffer.from(png, 'base64'), warnings }
    },
    lines: (task) => call('lines', task) as Promise<string[][][]>,
    close: () => page.close(),
  }
}
