import { type BrowserContext, type Page } from 'playwright-core'

/** A page of the app, and everything that went wrong in it. */
export interface WatchedPage {
  readonly page: Page
  /** Errors of scripts, refusals of the security policy, messages on the console, and requests to other origins. */
  readonly faults: readonly string[]
}

/** One of a revision that another has followed since its address was returned, or of a design that is elsewhere by now: the app asks for the next. */
const OUTDATED_PICTURE = /status of 404 .*\/files\/(?:shared\/)?(?:thumbnails|previews|trash)\//

/** Opens an empty page in `context`, which is for the app at `origin` alone. `expected` are faults that the test is about. */
export async function watchPage(
  context: BrowserContext,
  origin: string,
  expected: readonly RegExp[] = [],
): Promise<WatchedPage> {
  const page = await context.newPage()
  const faults: string[] = []
  const note = (fault: string): void => {
    if (![OUTDATED_PICTURE, ...expected].some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  page.on('pageerror', (error) => note(`a script failed: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) note(`a request left the origin: ${request.url()}`)
  })
  return { page, faults }
}
