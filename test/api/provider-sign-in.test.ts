import { createServer, type RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { turnOnTwoFactor } from '../setup/authenticator.ts'
import { Browser, PASSWORD, setUp, signUp } from '../setup/browser.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { close, type IdentityProvider, listen, startIdentityProvider } from '../setup/identity-provider.ts'
import { landAt, signInAtProvider, signInWithProvider } from '../setup/provider-visit.ts'
import { startSmtpServer } from '../setup/smtp-server.ts'
import { startService, type Service } from '../setup/start-service.ts'

let provider: IdentityProvider
let service: Service
let owner: Browser

beforeAll(async () => {
  provider = await startIdentityProvider()
  service = await startService({ ...provider.settings, PLATEN_OIDC_SIGN_UP: 'open' })
  provider.serve(service)
  owner = await setUp(service)
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await service.stop()
  await provider.stop()
})

const account = async (browser: Browser) => (await browser.get('/web/session')).body.account
const home = (path: string) => ({ status: 303, location: `${service.app.publicUrl}${path}` })
const refused = (problem: string) => home(`/sign-in?problem=${problem}`)
const begin = async (browser: Browser): Promise<string> => (await browser.post('/web/provider', {})).body.url

describe('signing in with the provider', () => {
  test('creates an account at the first sign-in, and finds it by the subject later', async () => {
    const browser = new Browser(service)
    expect(await signInWithProvider(browser, 'ada', { next: '/exports?status=failed' })).toEqual(
      home('/exports?status=failed'),
    )
    const created = await account(browser)
    expect(created).toMatchObject({ email: 'ada@example.com', role: 'member', plan: 'free' })
    expect([...browser.cookies.keys()]).toEqual(['platen_session'])
    expect((await browser.get('/api/designs')).status).toBe(200)

    provider.people.set('ada', { email: 'countess@example.com', email_verified: false })
    const again = new Browser(service)
    expect(await signInWithProvider(again, 'ada')).toEqual(home('/designs'))
    expect(await account(again)).toEqual(created)
  })

  test('sends the browser to the provider with PKCE, state and nonce, and nothing secret', async () => {
    const browser = new Browser(service)
    const url = new URL(await begin(browser))
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'platen',
      response_type: 'code',
      redirect_uri: `${service.app.publicUrl}/web/provider/callback`,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      max_age: '2592000',
    })
    const cookie = browser.cookies.get('platen_sign_in') ?? ''
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(url.searchParams.get('state'))
  })

  test('links an existing account only with a verified email', async () => {
    await service.app.operator.accounts.create({ email: 'grace@example.com', plan: 'unlimited' })
    provider.people.set('impostor', { email: 'grace@example.com', email_verified: false })
    const impostor = new Browser(service)
    expect(await signInWithProvider(impostor, 'impostor')).toEqual(refused('email_unverified'))
    expect(await account(impostor)).toBeNull()
    provider.people.set('nameless', {})
    expect(await signInWithProvider(new Browser(service), 'nameless')).toEqual(refused('email_unverified'))

    const grace = new Browser(service)
    expect(await signInWithProvider(grace, 'grace')).toEqual(home('/designs'))
    expect(await account(grace)).toMatchObject({ email: 'grace@example.com', plan: 'unlimited' })
    provider.people.set('second-grace', { email: 'GRACE@example.com', email_verified: true })
    expect(await signInWithProvider(new Browser(service), 'second-grace')).toEqual(refused('account_linked'))
  })

  test('asks for a code if the account has two-factor sign-in', async () => {
    const person = await new Browser(service).signIn('owner@example.com')
    const { app } = await turnOnTwoFactor(person)
    provider.people.set('the-owner', { email: 'owner@example.com', email_verified: true })
    const browser = new Browser(service)
    const landing = await signInWithProvider(browser, 'the-owner', { next: '/trash' })
    expect(landing).toEqual(home('/sign-in?step=code&next=%2Ftrash'))
    expect(await account(browser)).toBeNull()
    expect((await browser.post('/web/session/code', { code: app.code() })).status).toBe(201)
    expect(await account(browser)).toMatchObject({ email: 'owner@example.com' })
    expect(
      (await person.request('DELETE', '/web/account/two-factor', { body: { password: PASSWORD, code: app.code(1) } }))
        .status,
    ).toBe(204)
    owner = person
  })

  test('leads a suspended account back to the sign-in page, which says why', async () => {
    await signInWithProvider(new Browser(service), 'vera')
    const { accounts } = (await owner.get('/web/operator/accounts?q=vera@example.com')).body
    expect((await owner.post(`/web/operator/accounts/${accounts[0]._id}/suspend`)).status).toBe(200)
    expect(await signInWithProvider(new Browser(service), 'vera')).toEqual(refused('account_suspended'))
  })

  test('ends the previous session of the browser', async () => {
    const browser = new Browser(service)
    await signInWithProvider(browser, 'joan')
    const before = new Browser(service)
    before.cookies.set('platen_session', browser.cookies.get('platen_session') ?? '')
    await signInWithProvider(browser, 'joan')
    expect([await account(before), (await account(browser)).email]).toEqual([null, 'joan@example.com'])
  })
})

describe('an attack', () => {
  test('with a state of another sign-in is rejected', async () => {
    const browser = new Browser(service)
    const url = new URL(await signInAtProvider(await begin(browser), 'eve'))
    url.searchParams.set('state', new URL(await begin(new Browser(service))).searchParams.get('state') ?? '')
    expect(await landAt(browser, url.href)).toEqual(refused('failed'))
    expect(await account(browser)).toBeNull()
  })

  test('that opens the callback of an attacker in the browser of a victim is rejected', async () => {
    const callback = await signInAtProvider(await begin(new Browser(service)), 'eve')
    const victim = new Browser(service)
    expect(await landAt(victim, callback)).toEqual(refused('expired'))
    await begin(victim)
    expect(await landAt(victim, callback)).toEqual(refused('failed'))
    expect(await account(victim)).toBeNull()
  })

  test('that replays a callback is rejected, also with the cookie of that sign-in', async () => {
    const browser = new Browser(service)
    const callback = await signInAtProvider(await begin(browser), 'eve')
    const cookie = browser.cookies.get('platen_sign_in') ?? ''
    expect(await landAt(browser, callback)).toEqual(home('/designs'))
    expect(await landAt(browser, callback)).toEqual(refused('expired'))
    const replaying = new Browser(service)
    replaying.cookies.set('platen_sign_in', cookie)
    expect(await landAt(replaying, callback)).toEqual(refused('failed'))
    expect(await account(replaying)).toBeNull()
  })

  test('that injects the code of another person is rejected', async () => {
    const browser = new Browser(service)
    const own = new URL(await signInAtProvider(await begin(browser), 'eve'))
    const stolen = new URL(await signInAtProvider(await begin(new Browser(service)), 'ada'))
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect(await landAt(browser, own.href)).toEqual(refused('failed'))
  })

  test('that names another issuer in the callback is rejected', async () => {
    const browser = new Browser(service)
    const url = new URL(await signInAtProvider(await begin(browser), 'eve'))
    url.searchParams.set('iss', 'https://other.example.com')
    expect(await landAt(browser, url.href)).toEqual(refused('failed'))
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '@evil.example',
  ])('that redirects to another site is rejected or stays on this one: %j', async (next) => {
    const browser = new Browser(service)
    const answer = await browser.post('/web/provider', { next })
    if (answer.status === 400) return
    const { location } = await landAt(browser, await signInAtProvider(answer.body.url, 'eve'))
    expect(new URL(location).origin).toBe(new URL(service.app.publicUrl).origin)
  })

  test('that begins a sign-in from another site is rejected', async () => {
    const answer = await new Browser(service).post('/web/provider', {}, { 'sec-fetch-site': 'cross-site' })
    expectProblem(answer, 403, 'cross_site')
  })

  test('with the cookie of a two-factor sign-in is rejected, and so is the cookie of this sign-in there', async () => {
    const person = new Browser(service)
    await signInWithProvider(person, 'rose')
    const { app } = await turnOnTwoFactor(person)
    const begun = new Browser(service)
    const callback = await signInAtProvider(await begin(begun), 'rose')
    const secondStep = new Browser(service)
    expect(await signInWithProvider(secondStep, 'rose')).toEqual(home('/sign-in?step=code'))
    const exchanged = begun.cookies.get('platen_sign_in') ?? ''
    begun.cookies.set('platen_sign_in', secondStep.cookies.get('platen_sign_in') ?? '')
    expect(await landAt(begun, callback)).toEqual(refused('expired'))
    secondStep.cookies.set('platen_sign_in', exchanged)
    expectProblem(await secondStep.post('/web/session/code', { code: app.code() }), 410, 'sign_in_expired')
  })
})

test('a sign-in at another address than PUBLIC_URL names the correct one', async () => {
  const answer = await new Browser(service).post('/web/provider', {}, { origin: service.url })
  expectProblem(answer, 403, 'cross_site')
  expect(answer.body.detail).toContain(service.app.publicUrl)
})

test('a denied sign-in returns to the sign-in page', async () => {
  const browser = new Browser(service)
  const state = new URL(await begin(browser)).searchParams.get('state') ?? ''
  const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })
  expect(await landAt(browser, `${service.url}/web/provider/callback?${query.toString()}`)).toEqual(refused('denied'))
})

describe('linking in the settings', () => {
  test('requires the password, and connects the identity to the account of the session', async () => {
    const wrong = await owner.post('/web/account/provider', { password: 'wrong password' })
    expect(wrong.body.errors).toMatchObject([{ pointer: '/password' }])
    await service.app.operator.accounts.create({ email: 'mary@example.com', plan: 'unlimited' })
    const mary = new Browser(service)
    await signInWithProvider(mary, 'mary')
    const linked = (await mary.get('/web/account/provider')).body
    expect(linked).toMatchObject({ email: 'mary@example.com', linkedAt: expect.any(String) })
    // It has no password, so its recent sign-in confirms the request.
    expectProblem(
      await mary.request('DELETE', '/web/account/provider', { body: { password: '' } }),
      409,
      'only_sign_in',
    )
    const { url } = (await mary.post('/web/account/provider', { password: '' })).body
    expect(await landAt(mary, await signInAtProvider(url, 'someone-else'))).toEqual(
      home('/settings/account?problem=account_linked'),
    )
    const { url: taken } = (await owner.post('/web/account/provider', { password: PASSWORD })).body
    expect(await landAt(owner, await signInAtProvider(taken, 'mary'))).toEqual(
      home('/settings/account?problem=linked_to_another'),
    )
  })

  test('does not connect an identity to the session of another browser', async () => {
    const eve = new Browser(service)
    await signInWithProvider(eve, 'eve')
    const { url } = (await eve.post('/web/account/provider', { password: '' })).body
    const callback = await signInAtProvider(url, 'victim')
    const victim = new Browser(service)
    await signInWithProvider(victim, 'victim')
    victim.cookies.set('platen_sign_in', eve.cookies.get('platen_sign_in') ?? '')
    expect(await landAt(victim, callback)).toEqual(home('/settings/account?problem=expired'))
  })
})

describe('an account without a password', () => {
  test('is changed after a sign-in less than ten minutes ago', async () => {
    const browser = new Browser(service)
    await signInWithProvider(browser, 'kay')
    expect((await browser.patch('/web/account', { password: '', email: 'kay-2@example.com' })).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    const late = await browser.patch('/web/account', { password: '', email: 'kay-3@example.com' })
    expectProblem(late, 403, 'sign_in_again')
    expect((await account(browser)).email).toBe('kay-2@example.com')
  })

  test('is not changed after a sign-in for which the provider asked nothing', async () => {
    const jar = new Map<string, string>()
    await signInWithProvider(new Browser(service), 'kit', { jar })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    const unattended = new Browser(service)
    let forms = 0
    const visit = { jar, onForm: () => (forms += 1) }
    await signInWithProvider(unattended, 'kit', visit)
    expect(forms).toBe(0)
    const change = { password: '', email: 'kit-2@example.com' }
    expectProblem(await unattended.patch('/web/account', change), 403, 'sign_in_again')
    await signInWithProvider(unattended, 'kit', { ...visit, again: true })
    expect(forms).toBeGreaterThan(0)
    expect((await unattended.patch('/web/account', change)).status).toBe(200)
  })

  test('can get a password, which then confirms its changes', async () => {
    const browser = new Browser(service)
    await signInWithProvider(browser, 'lin')
    expect((await browser.patch('/web/account', { password: '', newPassword: PASSWORD })).status).toBe(200)
    const missing = await browser.patch('/web/account', { password: '', email: 'lin-2@example.com' })
    expect(missing.body.errors).toEqual([{ pointer: '/password', detail: 'is required' }])
    await new Browser(service).signIn('lin@example.com')
    const unlinked = await browser.request('DELETE', '/web/account/provider', { body: { password: PASSWORD } })
    expect(unlinked.status).toBe(204)
    // Only the account itself links it again.
    expect(await signInWithProvider(new Browser(service), 'lin')).toEqual(refused('link_in_settings'))
  })
})

/** Starts a service on `environment`, with its owner, for `work`. */
async function withService(
  environment: Readonly<Record<string, string>>,
  work: (given: { fresh: Service; owner: Browser }) => Promise<void>,
): Promise<void> {
  const fresh = await startService(environment)
  try {
    await work({ fresh, owner: await setUp(fresh) })
  } finally {
    await fresh.stop()
  }
}

test('an account is shown as linked and can be unlinked if the issuer is typed with another trailing slash', async () => {
  const own = await startIdentityProvider()
  const settings = { ...own.settings, PLATEN_OIDC_ISSUER: `${own.issuer}/` }
  await withService(settings, async ({ fresh, owner: person }) => {
    own.serve(fresh)
    own.people.set('boss', { email: 'owner@example.com', email_verified: true })
    expect((await signInWithProvider(new Browser(fresh), 'boss')).location).toMatch(/\/designs$/)
    expect((await person.get('/web/account/provider')).body).toMatchObject({ email: 'owner@example.com' })
    const unlinked = await person.request('DELETE', '/web/account/provider', { body: { password: PASSWORD } })
    expect(unlinked.status).toBe(204)
    expect((await person.get('/web/account/provider')).body).toEqual({ email: null, linkedAt: null })
  })
  await own.stop()
})

describe('a person without an account', () => {
  test('is refused by default', async () => {
    const own = await startIdentityProvider()
    await withService(own.settings, async ({ fresh }) => {
      own.serve(fresh)
      const browser = new Browser(fresh)
      const { location } = await signInWithProvider(browser, 'ada')
      expect(location).toBe(`${fresh.app.publicUrl}/sign-in?problem=no_account`)
      expect(browser.cookies.size).toBe(0)
    })
    await own.stop()
  })

  test('needs an email of an allowed domain, if domains are set', async () => {
    const own = await startIdentityProvider()
    const settings = { ...own.settings, PLATEN_OIDC_SIGN_UP: 'open', PLATEN_OIDC_DOMAINS: 'Example.com, example.org' }
    await withService(settings, async ({ fresh }) => {
      own.serve(fresh)
      own.people.set('eve', { email: 'eve@sub.example.com', email_verified: true })
      expect((await signInWithProvider(new Browser(fresh), 'eve')).location).toMatch(/problem=domain_not_allowed$/)
      expect((await signInWithProvider(new Browser(fresh), 'ada')).location).toMatch(/\/designs$/)
    })
    await own.stop()
  })

  test('is not linked by email while anyone can sign up with any email', async () => {
    const own = await startIdentityProvider()
    await withService({ ...own.settings, PLATEN_SIGN_UP: 'open' }, async ({ fresh, owner: person }) => {
      own.serve(fresh)
      own.people.set('owner', { email: 'owner@example.com', email_verified: true })
      const browser = new Browser(fresh)
      expect((await signInWithProvider(browser, 'owner')).location).toMatch(/problem=link_in_settings$/)
      const { url } = (await person.post('/web/account/provider', { password: PASSWORD })).body
      expect((await landAt(person, await signInAtProvider(url, 'owner'))).location).toMatch(/\/settings\/account$/)
      expect((await signInWithProvider(browser, 'owner')).location).toMatch(/\/designs$/)
      const unlinked = await person.request('DELETE', '/web/account/provider', { body: { password: PASSWORD } })
      expect(unlinked.status).toBe(204)
    })
    await own.stop()
  })

  test('is not linked to an account that someone else created with their email, while sign-up is open', async () => {
    const own = await startIdentityProvider()
    await withService({ ...own.settings, PLATEN_OIDC_SIGN_UP: 'open', PLATEN_SIGN_UP: 'open' }, async ({ fresh }) => {
      own.serve(fresh)
      const squatter = await signUp(fresh, 'victim@example.com')
      const victim = new Browser(fresh)
      expect((await signInWithProvider(victim, 'victim')).location).toMatch(/problem=link_in_settings$/)
      expect(await account(victim)).toBeNull()
      expect((await squatter.get('/web/account/provider')).body).toEqual({ email: null, linkedAt: null })
    })
    await own.stop()
  })

  test('is not linked to an account whose change to their email is unconfirmed', async () => {
    const own = await startIdentityProvider()
    const smtp = await startSmtpServer()
    const settings = { ...own.settings, PLATEN_OIDC_SIGN_UP: 'open', PLATEN_SMTP_URL: smtp.url }
    await withService(settings, async ({ fresh, owner: squatter }) => {
      own.serve(fresh)
      const change = { password: PASSWORD, email: 'victim@example.com' }
      expect((await squatter.patch('/web/account', change)).status).toBe(200)
      const victim = new Browser(fresh)
      expect((await signInWithProvider(victim, 'victim')).location).toMatch(/\/designs$/)
      expect(await account(victim)).toMatchObject({ email: 'victim@example.com', role: 'member' })
      expect(await account(squatter)).toMatchObject({ email: 'owner@example.com', role: 'owner' })
      expect((await squatter.get('/web/account/provider')).body.email).toBeNull()
    })
    await own.stop()
    await smtp.stop()
  })

  test('can’t become the owner of a service that is not set up', async () => {
    const own = await startIdentityProvider()
    const fresh = await startService({ ...own.settings, PLATEN_OIDC_SIGN_UP: 'open' })
    own.serve(fresh)
    expect((await signInWithProvider(new Browser(fresh), 'eve')).location).toMatch(/problem=setup_needed$/)
    expect((await new Browser(fresh).get('/web/session')).body.setup).toBe('needed')
    await fresh.stop()
    await own.stop()
  })
})

describe('a provider', () => {
  test('that is down does not stop the service, and is used as soon as it answers', async () => {
    const own = await startIdentityProvider()
    await own.stop()
    await withService(own.settings, async ({ fresh }) => {
      expectProblem(await new Browser(fresh).post('/web/provider', {}), 503, 'provider_unavailable')
      await new Browser(fresh).signIn('owner@example.com')
    })
  })

  /** A provider whose token endpoint answers with the claims that `claimsOf` makes of the correct ones. */
  async function rogue(
    claimsOf: (claims: Claims) => object | undefined,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<{ landing: string; close: () => Promise<void> }> {
    let nonce = ''
    const answer: RequestListener = (request, response) => {
      const json = (body: object): void =>
        void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      if (request.url?.startsWith('/.well-known/') === true) {
        const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
        json({ issuer, ...endpoints, jwks_uri: `${issuer}/keys` })
        return
      }
      const time = Math.floor(Date.now() / 1000)
      const claims = claimsOf({
        iss: issuer,
        aud: 'platen',
        sub: 'eve',
        nonce,
        iat: time,
        exp: time + 60,
        email: 'owner@example.com',
        email_verified: true,
      })
      if (claims === undefined) {
        response.writeHead(503).end()
        return
      }
      const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
      const idToken = `${part({ alg: 'RS256' })}.${part(claims)}.AAAA`
      json({ access_token: 'token', token_type: 'bearer', id_token: idToken })
    }
    const server = createServer(answer)
    const issuer = await listen(server)
    const settings = { ...provider.settings, PLATEN_OIDC_ISSUER: issuer, ...environment }
    let landing = ''
    await withService(settings, async ({ fresh }) => {
      const browser = new Browser(fresh)
      const url = new URL((await browser.post('/web/provider', {})).body.url)
      nonce = url.searchParams.get('nonce') ?? ''
      const query = new URLSearchParams({ code: 'code', state: url.searchParams.get('state') ?? '' })
      landing = (await landAt(browser, `${fresh.url}/web/provider/callback?${query.toString()}`)).location
    })
    return { landing: landing.replace(/^.*?(?=\/(?:sign-in|designs))/, ''), close: () => close(server) }
  }
  interface Claims {
    iss: string
    aud: string
    sub: string
    nonce: string
    iat: number
    exp: number
    email: string
    email_verified: unknown
  }

  test.each<[string, (claims: Claims) => object | undefined, string]>([
    ['the correct claims', (claims) => claims, '/designs'],
    ['a verification as text', (claims) => ({ ...claims, email_verified: 'true' }), '/designs'],
    ['another nonce', (claims) => ({ ...claims, nonce: 'other' }), '/sign-in?problem=failed'],
    ['no nonce', ({ nonce: _, ...claims }) => claims, '/sign-in?problem=failed'],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://other.example.com' }), '/sign-in?problem=failed'],
    ['another client', (claims) => ({ ...claims, aud: 'other' }), '/sign-in?problem=failed'],
    ['an expired ID token', (claims) => ({ ...claims, exp: claims.iat - 300 }), '/sign-in?problem=failed'],
    ['no verification', ({ email_verified: _, ...claims }) => claims, '/sign-in?problem=verification_missing'],
    ['no email', ({ email: _, email_verified: __, ...claims }) => claims, '/sign-in?problem=email_unverified'],
    ['a server error', () => undefined, '/sign-in?problem=unavailable'],
  ])('that answers with %s leads to its page', async (_name, claimsOf, expected) => {
    const { landing, close: stop } = await rogue(claimsOf)
    expect(landing).toBe(expected)
    await stop()
  })

  test.each<[string, (claims: Claims) => object, string]>([
    ['no verification', ({ email_verified: _, ...claims }) => claims, '/designs'],
    ['an unverified email', (claims) => ({ ...claims, email_verified: false }), '/sign-in?problem=email_unverified'],
  ])('whose emails are trusted, and that answers with %s, leads to its page', async (_name, claimsOf, expected) => {
    const { landing, close: stop } = await rogue(claimsOf, { PLATEN_OIDC_TRUST_EMAIL: 'true' })
    expect(landing).toBe(expected)
    await stop()
  })
})

describe('with password sign-in off', () => {
  test('only the provider signs in, and all other ways say so', async () => {
    const own = await startIdentityProvider()
    const settings = { ...own.settings, PLATEN_PASSWORD_SIGN_IN: 'off', PLATEN_SIGN_UP: 'open' }
    await withService(settings, async ({ fresh, owner: person }) => {
      own.serve(fresh)
      const browser = new Browser(fresh)
      const credentials = { email: 'owner@example.com', password: PASSWORD }
      for (const [path, body] of [
        ['/web/session', credentials],
        ['/web/sign-up', credentials],
        ['/web/password-reset', { email: 'owner@example.com' }],
        ['/web/password', { token: 'x', password: PASSWORD }],
      ] as const) {
        expectProblem(await browser.post(path, body), 403, 'password_sign_in_off')
      }
      const { _id } = await (async () => (await person.get('/web/session')).body.account)()
      expectProblem(await person.post(`/web/operator/accounts/${_id}/reset-link`), 403, 'password_sign_in_off')
      expect((await browser.get('/web/session')).body).toMatchObject({
        ...{ passwordSignIn: false, signUp: false, provider: 'Example ID', setup: 'done' },
      })
      own.people.set('boss', { email: 'owner@example.com', email_verified: true })
      expect((await signInWithProvider(browser, 'boss')).location).toMatch(/\/designs$/)
      expect((await browser.get('/web/session')).body).toMatchObject({
        account: { role: 'owner' },
        confirmation: 'sign-in',
      })
      const passwordChange = { password: '', newPassword: 'another passphrase' }
      expectProblem(await browser.patch('/web/account', passwordChange), 403, 'password_sign_in_off')
      expect((await browser.patch('/web/account', { password: '', email: 'boss@example.com' })).status).toBe(200)
    })
    await own.stop()
  })

  test('an invitation is accepted at the first sign-in with its verified email, with its role and plan', async () => {
    const own = await startIdentityProvider()
    const settings = { ...own.settings, PLATEN_PASSWORD_SIGN_IN: 'off', PLATEN_OIDC_SIGN_UP: 'closed' }
    await withService(settings, async ({ fresh }) => {
      own.serve(fresh)
      own.people.set('boss', { email: 'owner@example.com', email_verified: true })
      const boss = new Browser(fresh)
      await signInWithProvider(boss, 'boss')
      const invitation = { email: 'Invited@example.com', role: 'owner', plan: 'pro', send: false }
      const { body } = await boss.post('/web/operator/invitations', invitation)

      own.people.set('unverified', { email: 'invited@example.com', email_verified: false })
      const landing = await signInWithProvider(new Browser(fresh), 'unverified')
      expect(landing.location).toMatch(/problem=email_unverified$/)
      own.people.set('other', { email: 'other@example.com', email_verified: true })
      expect((await signInWithProvider(new Browser(fresh), 'other')).location).toMatch(/problem=no_account$/)

      const token = body.url.replace(/^.*#token=/, '')
      expect((await new Browser(fresh).post('/web/invitation', { token })).body).toEqual({
        email: 'invited@example.com',
      })
      own.people.set('invited', { email: 'invited@example.com', email_verified: true })
      const invited = new Browser(fresh)
      expect((await signInWithProvider(invited, 'invited')).location).toMatch(/\/designs$/)
      const { account: created } = (await invited.get('/web/session')).body
      expect(created).toMatchObject({ email: 'invited@example.com', role: 'owner', plan: 'pro' })
      const { invitations } = (await boss.get('/web/operator/invitations')).body
      expect(invitations).toMatchObject([{ state: 'accepted' }])
      const again = new Browser(fresh)
      await signInWithProvider(again, 'invited')
      expect((await again.get('/web/session')).body.account._id).toBe(created._id)
      expectProblem(await new Browser(fresh).post('/web/invitation', { token }), 410, 'invitation_invalid')

      await boss.post('/web/operator/invitations', { ...invitation, email: 'revoked@example.com' })
      const [{ _id }] = (await boss.get('/web/operator/invitations')).body.invitations
      await boss.delete(`/web/operator/invitations/${_id}`)
      expect((await signInWithProvider(new Browser(fresh), 'revoked')).location).toMatch(/problem=no_account$/)
    })
    await own.stop()
  })
})

test('without a provider, its endpoints return 404', async () => {
  await withService({}, async ({ fresh, owner: person }) => {
    expectProblem(await new Browser(fresh).post('/web/provider', {}), 404, 'not_found')
    expectProblem(await person.get('/web/account/provider'), 404, 'not_found')
    const { location } = await landAt(person, `${fresh.url}/web/provider/callback?code=x&state=y`)
    expect(location).toMatch(/\/sign-in\?problem=expired$/)
  })
})
