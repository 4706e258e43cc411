import { type Answer, Client, type SentHeaders } from './client.ts'
import type { Service } from './start-service.ts'

export const PASSWORD = 'correct horse battery'

/** A client that stores cookies and sends the headers of a same-origin request, like a page of the service. */
export class Browser extends Client {
  readonly cookies = new Map<string, string>()
  readonly #agent: string

  constructor(service: Pick<Service, 'url'>, agent = 'Mozilla/5.0 (X11) Test/1.0') {
    super(service.url)
    this.#agent = agent
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  override async request(
    method: string,
    path: string,
    options: { headers?: SentHeaders; body?: unknown } = {},
  ): Promise<Answer> {
    const headers = {
      'sec-fetch-site': 'same-origin',
      'user-agent': this.#agent,
      ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
      ...options.headers,
    }
    const answer = await super.request(method, path, { ...options, headers })
    for (const header of answer.headers.getSetCookie()) this.#storeCookie(header)
    return answer
  }

  async signIn(email: string, password = PASSWORD): Promise<this> {
    const answer = await this.post('/web/session', { email, password })
    if (answer.status !== 201) throw new Error(`sign-in failed: ${answer.text}`)
    return this
  }

  #storeCookie(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
    if (/; Max-Age=0(?:;|$)/.test(setCookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

export async function setUp(service: Pick<Service, 'url'>, email = 'owner@example.com'): Promise<Browser> {
  const browser = new Browser(service)
  const answer = await browser.post('/web/setup', { email, password: PASSWORD })
  if (answer.status !== 201) throw new Error(`setup failed: ${answer.text}`)
  return browser
}

export async function signUp(service: Pick<Service, 'url'>, email: string): Promise<Browser> {
  const browser = new Browser(service)
  const answer = await browser.post('/web/sign-up', { email, password: PASSWORD })
  if (answer.status !== 201) throw new Error(`sign-up failed: ${answer.text}`)
  return browser
}
