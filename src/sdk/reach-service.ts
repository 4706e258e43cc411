/**
 * Returns `fetch` with an error that names the URL and the cause. It remains a `TypeError`, which is
 * what `fetch` throws without a response.
 */
export function createExplainingFetch(fetch: (request: Request) => Promise<Response>): typeof fetch {
  return async (request) => {
    try {
      return await fetch(request)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      const { origin } = new URL(request.url)
      const advice = 'Check that the service is running and that baseUrl is its URL.'
      throw new TypeError(`Cannot reach Platen at ${origin} (${causeOf(error)}). ${advice}`, { cause: error })
    }
  }
}

/** Node wraps the cause, such as ECONNREFUSED, in an error that only says that fetch failed. */
function causeOf({ message, cause }: TypeError): string {
  const inner = cause instanceof Error ? (cause as Error & { readonly code?: unknown }) : undefined
  if (inner === undefined) return message
  return typeof inner.code === 'string' ? inner.code : inner.message
}

/** Empty, or a path, stands for the origin of the page. @throws {TypeError} for an unusable URL */
export function checkBaseUrl(baseUrl: string): void {
  if (baseUrl === '' || baseUrl.startsWith('/') || isHttpUrl(baseUrl)) return
  const suggestion =
    isHttpUrl(`http://${baseUrl}`) && !baseUrl.includes('://') ? ` Did you mean "http://${baseUrl}"?` : ''
  throw new TypeError(
    `baseUrl must start with http:// or https://, such as "https://design.example.com"; received "${baseUrl}".${suggestion}`,
  )
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
