import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'

const PROJECT = join(import.meta.dirname, '../..')
const PATH = '/test-page'

export interface Bundle {
  readonly script: string
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
  const [script] = result.output
  const css = result.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  return { script: script.code, styles: css.join('\n') }
}

/** Opens the bundle at the service's origin, under a path that the service does not serve. */
export async function openBundle(page: Page, url: string, { script, styles }: Bundle): Promise<void> {
  await page.route(`${url}${PATH}*`, (route) => {
    const requestUrl = route.request().url()
    if (requestUrl.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (requestUrl.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: styles })
    return route.fulfill({ contentType: 'text/html', body: HTML })
  })
  await page.goto(`${url}${PATH}`)
}

const HTML = `<!doctype html><html lang="en"><link rel="stylesheet" href="${PATH}.css"><body><script type="module" src="${PATH}.js"></script></body></html>`
