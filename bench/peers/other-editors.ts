import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { HUNDRED, ONE, ORIGIN } from '../fixtures/rectangles.ts'
import { mean } from '../figure.ts'
import { dragFrom, marquee, type Point } from '../walk.ts'

export interface RectanglesDragged {
  /** Of the main thread, for each step of the drag, in milliseconds of processor time. */
  readonly oneMs: number
  readonly hundredMs: number
}

const PAGES = {
  Excalidraw: 'excalidraw-page.ts',
  fabric: 'fabric-page.ts',
  'a bare canvas': 'bare-canvas-page.ts',
} as const

export type Peer = keyof typeof PAGES

export const PEERS = Object.keys(PAGES) as Peer[]

const HOST = 'http://editors.test'
const STEPS = 80

/** Drags one rectangle, then a hundred, of a thousand. `origin` is where they begin in the window. */
export async function dragRectangles(page: Page, origin: Point): Promise<RectanglesDragged> {
  const at = ({ x, y }: { x: number; y: number }): Point => [origin[0] + x, origin[1] + y]
  // Not selected before, since handles would cover it.
  const one = await dragFrom(page, at(ONE), STEPS)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await page.mouse.click(origin[0] + 5, origin[1] - 30)
  await marquee(page, [origin[0] - 8, origin[1] - 8], at(HUNDRED))
  const hundred = await dragFrom(page, at({ x: 22, y: 22 }), STEPS)
  return { oneMs: mean(one), hundredMs: mean(hundred) }
}

/** Opens another editor with the rectangles, in a window as large as that of Platen. */
export async function openOther(
  browser: Browser,
  name: Peer,
  viewport: { width: number; height: number },
): Promise<Page> {
  const { entry, files } = await bundle(join(import.meta.dirname, PAGES[name]))
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const file = files.get(pathname.slice(1))
    if (origin === HOST && pathname === '/')
      await route.fulfill({ contentType: 'text/html', body: htmlOf(entry, [...files.keys()]) })
    else if (origin === HOST && file !== undefined) await route.fulfill({ contentType: typeOf(pathname), body: file })
    // Fonts and statistics, which the measurement does not need.
    else await route.abort()
  })
  await page.goto(HOST)
  await page.locator('canvas').first().waitFor({ timeout: 15_000 })
  await page.waitForTimeout(2_000)
  return page
}

export const OTHER_ORIGIN: Point = [ORIGIN.x, ORIGIN.y]

interface Bundle {
  readonly entry: string
  readonly files: ReadonlyMap<string, string>
}

const bundles = new Map<string, Promise<Bundle>>()

function bundle(input: string): Promise<Bundle> {
  const bundled = bundles.get(input) ?? startBundling(input)
  bundles.set(input, bundled)
  return bundled
}

async function startBundling(input: string): Promise<Bundle> {
  const result = await build({
    ...{ root: import.meta.dirname, configFile: false, logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.IS_PREACT': '"false"' },
    // Excalidraw's diagrams are not opened.
    build: { write: false, rolldownOptions: { input, external: [/mermaid/] } },
  })
  if (!('output' in result)) throw new Error('Vite returned no bundle')
  const files = result.output.flatMap((file) => {
    if (file.type === 'chunk') return [[file.fileName, file.code] as const]
    return file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)] as const] : []
  })
  return { entry: result.output[0].fileName, files: new Map(files) }
}

function htmlOf(entry: string, names: readonly string[]): string {
  const styles = names.filter((name) => name.endsWith('.css'))
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
  return `<!doctype html><html lang="en"><head>${links}</head><body><script type="module" src="/${entry}"></script></body></html>`
}

function typeOf(path: string): string {
  return path.endsWith('.css') ? 'text/css' : 'text/javascript'
}
