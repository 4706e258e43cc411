import type { BrowserContext, Page } from 'playwright-core'

export interface WatchedPage {
  readonly page: Page
  /** Script errors, violations of the security policy, console messages, and requests to other origins. */
  readonly faults: readonly string[]
}

/**
 * Requests for the image of an outdated revision, or of a design that was moved: the app then loads the new image. A
 * busy service refuses images for a moment, and the app asks again.
 */
const LATER_PICTURE = /status of (?:404|503) .*\/files\/(?:shared\/)?(?:thumbnails|previews|trash)\//

export async function watchPage(
  context: BrowserContext,
  origin: string,
  expected: readonly RegExp[] = [],
): Promise<WatchedPage> {
  const page = await context.newPage()
  const faults: string[] = []
  const addFault = (fault: string): void => {
    if (![LATER_PICTURE, ...expected].some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  page.on('pageerror', (error) => addFault(`a script failed: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      addFault(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: requestedOrigin } = new URL(request.url())
    if (protocol.startsWith('http') && requestedOrigin !== origin)
      addFault(`a request left the origin: ${request.url()}`)
  })
  return { page, faults }
}
