import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'

const PROJECT = join(import.meta.dirname, '../..')
const PATH = '/test-page'

export interface Bundle {
  readonly entry: string
  /** The entry and what it imports when needed, by file name. */
  readonly scripts: ReadonlyMap<string, string>
  readonly styles: string
}

/** Bundles `entry`, a path relative to the project's folder, with the configuration of the app. */
export async function bundlePage(entry: string): Promise<Bundle> {
  const result = await build({
    configFile: join(PROJECT, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(PROJECT, entry) } },
  })
  if (!('output' in result)) throw new Error('Vite returned no bundle')
  const [first] = result.output
  const scripts = result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : []))
  const css = result.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  return { entry: first.fileName, scripts: new Map(scripts), styles: css.join('\n') }
}

/** Opens the bundle at the service's origin, under a path that the service does not serve. */
export async function openBundle(page: Page, url: string, { entry, scripts, styles }: Bundle): Promise<void> {
  await page.route(`${url}${PATH}*`, (route) => {
    if (route.request().url().endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: styles })
    return route.fulfill({ contentType: 'text/html', body: htmlFor(entry) })
  })
  for (const [name, body] of scripts) {
    await page.route(`${url}/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  }
  await page.goto(`${url}${PATH}`)
}

function htmlFor(entry: string): string {
  return `<!doctype html><html lang="en"><base href="/"><link rel="stylesheet" href="${PATH}.css"><body><script type="module" src="/${entry}"></script></body></html>`
}
