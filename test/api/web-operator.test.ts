import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { startWorker } from '../../src/app/start-app.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { endBusyWork, endlessDesign } from '../setup/busy-worker.ts'
import { Browser, PASSWORD } from '../setup/browser.ts'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { exported, exportToEnd, queued } from '../setup/exporting.ts'
import { png } from '../../src/service/testing/open-services.ts'
import { type SignedIn, signIn } from '../setup/sign-in.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let owner: SignedIn
let member: SignedIn
/** Uses an API key of the member. */
let client: Client

beforeAll(async () => {
  service = await startService({ PLATEN_PLANS: 'team=7,unlimited=1000000' })
  owner = await signIn(service, { role: 'owner', email: 'owner@example.com' })
  member = await signIn(service, { email: 'Member_1@example.com' })
  client = new Client(service.url, (await member.post('/web/keys', { name: 'test' })).body.secret)
})
afterAll(() => service.stop())

const operations = [
  ['GET', '/web/operator/summary', undefined],
  ['GET', '/web/operator/accounts', undefined],
  ['PATCH', '/web/operator/accounts/acc_1', { role: 'owner' }],
  ['GET', '/web/operator/exports?status=failed', undefined],
  ['POST', '/web/operator/accounts/acc_1/reset-link', undefined],
  ['GET', '/web/operator/exports/exp_1', undefined],
  ['POST', '/web/operator/exports/exp_1/retry', undefined],
  ['POST', '/web/operator/accounts', { email: 'new@example.com', role: 'owner', plan: 'team' }],
  ['POST', '/web/operator/accounts/acc_1/suspend', undefined],
  ['POST', '/web/operator/accounts/acc_1/resume', undefined],
  ['DELETE', '/web/operator/accounts/acc_1/sessions', undefined],
  ['DELETE', '/web/operator/accounts/acc_1', undefined],
  ['GET', '/web/operator/accounts/acc_1/keys', undefined],
  ['DELETE', '/web/operator/keys/key_1', undefined],
  ['GET', '/web/operator/invitations', undefined],
  ['POST', '/web/operator/invitations', { email: 'new@example.com', role: 'owner', plan: 'team', send: false }],
  ['POST', '/web/operator/invitations/inv_1/renew', { send: false }],
  ['DELETE', '/web/operator/invitations/inv_1', undefined],
  ['GET', '/web/operator/audit', undefined],
] as const

describe.each(operations)('%s %s', (method, path, body) => {
  test('requires an owner', async () => {
    const url = path.replace('acc_1', member.accountId)
    expectProblem(await member.request(method, url, { body }), 403, 'owner_needed')
    expectProblem(await client.request(method, url, { body }), 403, 'session_needed')
    const key = await service.makeKey({ email: 'owner@example.com' })
    expectProblem(await new Client(service.url, key).request(method, url, { body }), 403, 'session_needed')
    expectProblem(
      await new Client(service.url).request(method, url, { body, headers: { 'sec-fetch-site': 'same-origin' } }),
      401,
      'session_missing',
    )
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expectProblem(await owner.request(method, url, { body, headers: elsewhere }), 403, 'cross_site')
    const { accounts } = (await owner.get('/web/operator/accounts?q=member_1')).body
    expect(accounts).toMatchObject([{ role: 'member' }])
  })
})

describe('the accounts', () => {
  test('are listed with their usage', async () => {
    const { body } = await client.post('/api/designs', { width: 10, height: 10 })
    const { files } = await exported(client, { designId: body._id, format: 'png' })
    const asset = await client.post('/api/assets', await png('#0000ff'), { 'content-type': 'image/png' })
    await expect
      .poll(async () => {
        const response = await owner.get('/web/operator/accounts?q=MEMBER_1@')
        expect(response.status).toBe(200)
        return response.body
      })
      .toEqual({
        accounts: [
          {
            _id: member.accountId,
            email: 'member_1@example.com',
            role: 'member',
            plan: 'unlimited',
            createdAt: expect.any(String) as string,
            twoFactor: false,
            suspendedAt: null,
            hasPassword: false,
            hasProvider: false,
            isBeingDeleted: false,
            lastSeenAt: expect.any(String) as string,
            designs: 1,
            // Counts are written after a few seconds.
            requests30Days: expect.toSatisfy((count: number) => count >= 3) as number,
            exports30Days: 1,
            storedBytes: asset.body.bytes + (files[0]?.bytes ?? 0),
          },
        ],
        total: 1,
      })
  })

  test('are paged, newest first, and found by a part of their email or ID', async () => {
    const accounts = []
    for (const name of ['Ada', 'Bea', 'Cyd']) accounts.push(await signIn(service, { email: `${name}%_@paged.example` }))
    const page = async (query: string) => {
      const { body } = await owner.get(`/web/operator/accounts${query}`)
      return { ids: body.accounts.map(({ _id }: { _id: string }) => _id), total: body.total }
    }
    const newestFirst = accounts.map(({ accountId }) => accountId).toReversed()
    expect(await page('?q=paged.example')).toEqual({ ids: newestFirst, total: 3 })
    expect(await page('?q=PAGED&limit=1&offset=1')).toEqual({ ids: newestFirst.slice(1, 2), total: 3 })
    expect(await page('?q=PAGED&offset=3')).toEqual({ ids: [], total: 3 })
    expect(await page(`?q=${accounts[1]?.accountId}`)).toEqual({ ids: newestFirst.slice(1, 2), total: 1 })
    expect(await page(`?q=${encodeURIComponent('a%_@')}`)).toMatchObject({ total: 2 })
    expect(await page(`?q=${encodeURIComponent("' or 1=1 --")}`)).toEqual({ ids: [], total: 0 })
    const all = await page('')
    expect(all.ids).toHaveLength(all.total)
    expectProblem(await owner.get('/web/operator/accounts?limit=101&page=2'), 400, 'invalid_input')
  })

  test('are on a changed plan from the next request on', async () => {
    const url = `/web/operator/accounts/${member.accountId}`
    const changed = await owner.patch(url, { plan: 'team' })
    expect(changed.status).toBe(200)
    expect(changed.body.account).toMatchObject({ _id: member.accountId, plan: 'team', role: 'member' })
    expect((await client.get('/api/designs')).headers.get('x-ratelimit-limit')).toBe('7')
    expect((await member.get('/web/usage')).body.plan).toMatchObject({ name: 'team', requestsPerMinute: 7 })
    await owner.patch(url, { plan: 'unlimited' })
    expect((await client.get('/api/designs')).headers.get('x-ratelimit-limit')).toBe('1000000')
  })

  test('can become owners and members, but the last owner cannot become a member', async () => {
    const url = ({ accountId }: SignedIn) => `/web/operator/accounts/${accountId}`
    const other = await signIn(service)
    const refused = await owner.patch(url(owner), { role: 'member', plan: 'team' })
    expectProblem(refused, 409, 'last_owner')
    expect((await owner.get('/web/operator/accounts?q=owner@example.com')).body.accounts).toMatchObject([
      { role: 'owner', plan: 'unlimited' },
    ])
    expect((await owner.patch(url(other), { role: 'owner' })).body.account).toMatchObject({ role: 'owner' })
    expect((await other.get('/web/operator/summary')).status).toBe(200)
    expect((await other.patch(url(owner), { role: 'member' })).status).toBe(200)
    expectProblem(await owner.get('/web/operator/summary'), 403, 'owner_needed')
    expectProblem(await other.patch(url(other), { role: 'member' }), 409, 'last_owner')
    expect((await other.patch(url(owner), { role: 'owner' })).status).toBe(200)
    expect((await owner.patch(url(other), { role: 'member' })).status).toBe(200)
  })

  test.each([
    [{}, ['']],
    [{ plan: 'gold' }, ['/plan']],
    [{ role: 'admin' }, ['/role']],
    [{ plan: null, role: 1 }, ['/plan', '/role']],
    [{ plan: 'constructor' }, ['/plan']],
    [{ email: 'x@example.com' }, ['/email']],
  ])('are not changed by %j', async (body, pointers) => {
    const response = await owner.patch(`/web/operator/accounts/${member.accountId}`, body)
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(pointers)
    if ('plan' in body && body.plan !== null) expect(response.text).toContain('team')
  })

  test('that do not exist cannot be changed', async () => {
    expectProblem(await owner.patch('/web/operator/accounts/acc_nobody', { plan: 'team' }), 404, 'not_found')
    expectProblem(await owner.patch('/web/operator/accounts/acc_nobody', { role: 'member' }), 404, 'not_found')
  })
})

test('an owner can create a password reset link for an account, which works once', async () => {
  const { accountId, email } = await signIn(service)
  const created = await owner.post(`/web/operator/accounts/${accountId}/reset-link`)
  expect(created.status).toBe(201)
  const { url, expiresAt } = created.body
  expect(url).toMatch(/^http:\/\/localhost:\d+\/reset#token=.+$/)
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
  const token = decodeURIComponent(/#token=([^&]+)/.exec(url)?.[1] ?? '')
  const browser = new Browser(service)
  expect((await browser.post('/web/password', { token, password: PASSWORD })).body.account).toMatchObject({ email })
  expect((await browser.get('/web/usage')).status).toBe(200)
  expectProblem(await browser.post('/web/password', { token, password: PASSWORD }), 410, 'reset_link_invalid')
  expectProblem(await owner.post('/web/operator/accounts/acc_nobody/reset-link'), 404, 'not_found')
})

describe('the exports', () => {
  const title = '<img src=x onerror=alert(1)>\u202e'
  const watched = async (query: string, by = owner) => (await by.get(`/web/operator/exports?${query}`)).body

  test('are listed while they are unfinished', async () => {
    const design = await endlessDesign(client)
    await client.patch(`/api/designs/${design}`, { title })
    const queuedExports = []
    // The worker processes two exports at a time, so the third waits.
    for (const scale of [0.5, 0.6, 0.7])
      queuedExports.push(await queued(client, { designId: design, format: 'jpeg', scale }))
    const [first, , third] = queuedExports.map(({ _id }) => _id)
    await expect.poll(async () => (await watched('status=processing')).total).toBe(2)
    expect(await watched('status=queued')).toEqual({
      exports: [
        {
          _id: third,
          account: { _id: member.accountId, email: 'member_1@example.com' },
          designId: design,
          designTitle: title,
          format: 'jpeg',
          status: 'queued',
          progress: 0,
          attempts: 0,
          error: null,
          requestId: expect.stringMatching(/^req_/) as string,
          createdAt: queuedExports[2]?.createdAt,
          startedAt: null,
          completedAt: null,
        },
      ],
      total: 1,
      codes: [],
    })
    expect((await watched('status=processing&limit=1')).exports).toMatchObject([{ _id: first, status: 'processing' }])
    await client.delete(`/api/exports/${third}`)
    expect(await watched('status=queued')).toEqual({ exports: [], total: 0, codes: [] })
    await endBusyWork(client, design)
  })

  test('are listed once they have failed', async () => {
    const hasty = await startService({ PLATEN_RENDER_TIMEOUT_SECONDS: '1' })
    try {
      const admin = await signIn(hasty, { role: 'owner' })
      const designId = await endlessDesign(admin)
      await admin.patch(`/api/designs/${designId}`, { title })
      const { _id: first } = await queued(admin, { designId, format: 'jpeg', scale: 0.5 })
      await queued(admin, { designId, format: 'jpeg', scale: 0.6 })
      await expect.poll(async () => (await watched('status=failed', admin)).total).toBe(2)
      expect((await watched('status=failed&limit=1&offset=1', admin)).exports).toMatchObject([
        { _id: first, status: 'failed', designTitle: title, error: { code: 'render_timeout', retryable: true } },
      ])
      expect(await watched('status=queued', admin)).toEqual({ exports: [], total: 0, codes: [] })
      const summary = (await admin.get('/web/operator/summary')).body
      expect(summary.exports).toMatchObject({ queued: 0, processing: 0, failed: 2 })
    } finally {
      await hasty.stop()
    }
  })

  test.each([
    '',
    'status=completed',
    'status=',
    'status=failed&x=1',
    'status=failed&code=x',
    'status=failed&from=noon',
  ])('reject the query %j', async (query) => {
    expectProblem(await owner.get(`/web/operator/exports?${query}`), 400, 'invalid_input')
  })
})

test('the summary has the totals and the plans', async () => {
  // Disk usage is read at most once per minute: the clock stops after a reading, and on the same day.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  onTestFinished(() => void vi.useRealTimers())
  const before = (await owner.get('/web/operator/summary')).body
  await signIn(service, { plan: 'team' })
  const { body } = await client.post('/api/designs', { width: 30, height: 30 })
  const finished = await exportToEnd(client, { designId: body._id, format: 'png' })
  expect(finished.status).toBe('completed')
  // Previews may still be drawn.
  await expect
    .poll(async () => (await owner.get('/web/operator/summary')).body)
    .toEqual({
      version: project.version,
      accounts: before.accounts + 1,
      designs: before.designs + 1,
      exports: {
        queued: 0,
        processing: 0,
        completed: before.exports.completed + 1,
        failed: before.exports.failed,
        total: before.exports.total + 1,
      },
      requestsToday: expect.toSatisfy((count: number) => count >= before.requestsToday + 3) as number,
      storage: before.storage,
      plans: [
        { name: 'free', requestsPerMinute: 60, accounts: 0 },
        { name: 'pro', requestsPerMinute: 300, accounts: 0 },
        { name: 'max', requestsPerMinute: 1000, accounts: 0 },
        { name: 'team', requestsPerMinute: 7, accounts: before.plans[3].accounts + 1 },
        { name: 'unlimited', requestsPerMinute: 1_000_000, accounts: before.plans[4].accounts },
      ],
      renderers: { processes: expect.any(Number) as number, busy: 0, queued: 0 },
      capacity: { workers: 1, processes: expect.any(Number) as number },
      servers: before.servers.map((server: object) => ({ ...server, lastSeenAt: expect.any(String) as string })),
      differences: [],
    })
})

test('the summary has the running servers and workers, and how their settings differ', async () => {
  const folder = service.dataFolder
  const smtp = { PLATEN_SMTP_URL: 'smtp://user:password@localhost:25', PLATEN_MAIL_FROM: 'platen@example.com' }
  const other = await startService({ PLATEN_DATA_DIR: folder, HOST: '0.0.0.0', ...smtp })
  const settings = { PLATEN_DATA_DIR: folder, PLATEN_LOG_LEVEL: 'silent', PLATEN_WORKERS: '1', PLATEN_TRASH_DAYS: '31' }
  const worker = await startWorker(readConfig(settings))
  const named = `http://${hostname()}:${new URL(other.url).port}`
  try {
    const { servers, differences, capacity } = (await owner.get('/web/operator/summary')).body
    const server = { role: 'server', version: project.version, lastSeenAt: expect.stringContaining('T') as string }
    expect(servers).toMatchObject([
      { ...server, name: service.url },
      { ...server, name: named },
      { role: 'worker', name: expect.stringMatching(new RegExp(`^${hostname()}-\\w{8}$`)) as string },
    ])
    expect(capacity).toEqual({ workers: 3, processes: expect.any(Number) as number })
    expect(capacity.processes).toBeGreaterThanOrEqual(3)
    const valueOf = (setting: string): string =>
      differences.find((difference: { setting: string }) => difference.setting === setting)?.values
    expect(valueOf('PLATEN_TRASH_DAYS')).toBe(`30 on ${service.url} and ${named}, 31 on worker ${servers[2].name}`)
    expect(valueOf('PLATEN_SMTP_URL')).toBe(`not set on ${service.url}, another value on ${named}`)
    expect(valueOf('PLATEN_SIGN_UP')).toBeUndefined()
  } finally {
    await worker.close()
    await other.stop()
  }
  expect((await owner.get('/web/operator/summary')).body.servers).toHaveLength(1)
})
