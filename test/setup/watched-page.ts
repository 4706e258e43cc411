import type { BrowserContext, Page } from 'playwright-core'

export interface WatchedPage {
  readonly page: Page
  /**
   * Returns script errors, violations of the security policy, console messages, requests to other origins, and
   * pictures that the service refused to the end.
   */
  readonly faults: () => readonly string[]
}

const PICTURE = String.raw`.*\/files\/(?:shared\/)?(?:thumbnails|previews|trash)\/`
/** Of an outdated revision, or of a design that was moved: the app then loads the new image. */
const LATER_PICTURE = new RegExp(`status of 404 ${PICTURE}`)
const REFUSED_PICTURE = new RegExp(`status of 503 ${PICTURE}`)

/** A busy service refuses pictures for a moment, and the app asks again, unless the page is closed first. */
const MAX_REFUSED = 4

export async function watchPage(
  context: BrowserContext,
  origin: string,
  expected: readonly RegExp[] = [],
): Promise<WatchedPage> {
  const page = await context.newPage()
  const faults: string[] = []
  /** By URL, until it is loaded. */
  const refused = new Map<string, string>()
  const addFault = (fault: string): void => {
    if (![LATER_PICTURE, ...expected].some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  page.on('pageerror', (error) => addFault(`a script failed: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    const text = `console: ${message.text()} (${url})`
    if (REFUSED_PICTURE.test(text)) refused.set(url, text)
    else if (message.type() === 'error' || message.type() === 'warning') addFault(text)
  })
  page.on('response', (response) => {
    if (response.ok()) refused.delete(response.url())
  })
  page.on('request', (request) => {
    const { protocol, origin: requestedOrigin } = new URL(request.url())
    if (protocol.startsWith('http') && requestedOrigin !== origin)
      addFault(`a request left the origin: ${request.url()}`)
  })
  return { page, faults: () => (refused.size > MAX_REFUSED ? [...faults, ...refused.values()] : faults) }
}
