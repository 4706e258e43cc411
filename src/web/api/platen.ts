import { createPlaten } from '../../sdk/create-platen.ts'

/** The server's base URL without a trailing slash, from the page's `base` element. */
export const BASE_URL = document.baseURI.replace(/\/$/, '')

export const BASE_PATH = new URL(document.baseURI).pathname.replace(/\/$/, '')

export const platen = createPlaten({ baseUrl: BASE_URL, retries: 1, maxWaitSeconds: 5 })

/** Removes the origin of an API URL: the page may have been opened under another host than the public URL. */
export function sameOriginUrl(url: string): string {
  const { pathname, search } = new URL(url, BASE_URL)
  return `${pathname}${search}`
}
