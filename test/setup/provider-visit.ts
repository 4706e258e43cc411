import type { Browser } from './browser.ts'

export interface ProviderVisit {
  /** The provider's cookies. With those of an earlier visit, the person is already signed in. */
  readonly jar?: Map<string, string>
  /** Called when the provider asks the person. */
  readonly onForm?: () => void
}

/** Signs in at the provider's page, and returns the URL to which it redirects the browser back. */
export async function signInAtProvider(
  url: string,
  name: string,
  { jar = new Map<string, string>(), onForm }: ProviderVisit = {},
): Promise<string> {
  const visit = async (to: string, body?: URLSearchParams): Promise<Response> => {
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(key, value)
    }
    return response
  }
  const { origin } = new URL(url)
  let response = await visit(url)
  for (let step = 0; step < 10; step += 1) {
    const location = response.headers.get('location')
    if (location === null) {
      const action = /action="([^"]+)"/.exec(await response.text())?.[1]
      onForm?.()
      if (action === undefined) throw new Error(`the provider has no form: ${response.status}`)
      response = await visit(
        new URL(action, origin).href,
        new URLSearchParams({ prompt: 'login', login: name, password: 'x' }),
      )
      continue
    }
    const next = new URL(location, origin)
    if (next.origin !== origin) return next.href
    response = await visit(next.href)
  }
  throw new Error('the provider redirects forever')
}

export interface Landing {
  readonly status: number
  /** Where the callback redirects the browser. */
  readonly location: string
}

/** Opens the callback like a navigation from the provider's page. */
export async function landAt(browser: Browser, url: string): Promise<Landing> {
  const { pathname, search } = new URL(url)
  const answer = await browser.request('GET', pathname + search, {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
  return { status: answer.status, location: answer.headers.get('location') ?? '' }
}

/** Takes the whole sign-in with the provider in a browser. */
export async function signInWithProvider(
  browser: Browser,
  name: string,
  { jar, onForm, ...body }: ProviderVisit & { readonly next?: string; readonly again?: boolean } = {},
): Promise<Landing> {
  const { url } = (await browser.post('/web/provider', body)).body
  return landAt(browser, await signInAtProvider(url, name, { ...(jar && { jar }), ...(onForm && { onForm }) }))
}
