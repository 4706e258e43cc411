import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { openBrowser } from './open-browser.ts'

let launching: ReturnType<typeof openBrowser> | undefined

/**
 * Resolves to a browser for all suites of a worker, since launching one takes longer than many tests. It ends with the
 * worker, and the contexts of a suite end with the suite. Resolves to undefined without Chromium.
 */
export async function sharedBrowser(): Promise<Browser | undefined> {
  launching ??= openBrowser()
  const browser = await launching
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close()
  })
  return browser
}
