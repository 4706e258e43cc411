import { createPlaten } from '../../sdk/create-platen.ts'

/** Where the service is, without a slash at its end; the server has put it into the page. */
export const BASE_URL = document.baseURI.replace(/\/$/, '')

/** What goes before the app's own paths: empty, unless a proxy serves the service under a prefix. */
export const BASE_PATH = new URL(document.baseURI).pathname.replace(/\/$/, '')

/** The API, asked with the reader's session. */
export const platen = createPlaten({ baseUrl: BASE_URL, retries: 1, maxWaitSeconds: 5 })

/**
 * The address of a file, under the origin that the page came by: the service tells its public one, and the page may have been opened by
 * another name of the same machine.
 */
export function here(url: string): string {
  const { pathname, search } = new URL(url, BASE_URL)
  return `${pathname}${search}`
}
