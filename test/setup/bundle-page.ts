import { join } from 'node:path'
import { type Page } from 'playwright-core'
import { build } from 'vite'

const PROJECT = join(import.meta.dirname, '../..')
const PATH = '/test-page'

export interface Bundle {
  readonly script: string
  readonly styles: string
}

/** `entry` is a path from the project's folder, built like the app itself. */
export async function bundlePage(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: join(PROJECT, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(PROJECT, entry) } },
  })
  if (!('output' in built)) throw new Error('there is no bundle')
  const [script] = built.output
  const css = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  return { script: script.code, styles: css.join('\n') }
}

/** At the service's origin, under a path that the service does not have. */
export async function openBundle(page: Page, url: string, { script, styles }: Bundle): Promise<void> {
  await page.route(`${url}${PATH}*`, (route) => {
    const path = route.request().url()
    if (path.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (path.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: styles })
    return route.fulfill({ contentType: 'text/html', body: HTML })
  })
  await page.goto(`${url}${PATH}`)
}

const HTML = `<!doctype html><html lang="en"><link rel="stylesheet" href="${PATH}.css"><body><script type="module" src="${PATH}.js"></script></body></html>`
