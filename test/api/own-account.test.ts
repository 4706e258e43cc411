import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser, PASSWORD, setUp, signUp } from '../setup/browser.ts'
import { endlessDesign, keepBusy } from '../setup/busy-worker.ts'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { ended, queued } from '../setup/exporting.ts'
import { rect } from '../setup/pictures.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

const NEW_PASSWORD = 'staple and a paper clip'

let service: Service
let owner: Browser

beforeAll(async () => {
  service = await startService({ PLATEN_SIGN_UP: 'open', PLATEN_RENDER_TIMEOUT_SECONDS: '10' })
  owner = await setUp(service)
})
afterAll(() => service.stop())

let people = 0
async function member(): Promise<{ browser: Browser; email: string; id: string; client: Client }> {
  people += 1
  const email = `member-${people}@example.com`
  const browser = await signUp(service, email)
  const { body } = await browser.get('/web/session')
  const { body: created } = await browser.post('/web/keys', { name: 'robot' })
  return { browser, email, id: body.account._id, client: new Client(service.url, created.secret) }
}

const remove = (browser: Browser, password = PASSWORD) =>
  browser.request('DELETE', '/web/account', { body: { password } })

const solidPng = (background: string, side: number): Promise<Uint8Array> =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()

/** Paths of all files of the service except its database. */
async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(join(service.dataFolder, 'files'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Counts the rows of all tables that contain `text`. */
function countRowsWith(text: string): number {
  const database = new DatabaseSync(join(service.dataFolder, 'platen.db'))
  try {
    // Except the audit log, whose entries outlive the accounts that they name.
    const named = `select name from sqlite_schema where type = 'table' and name <> 'audit_entries'`
    const tables = database.prepare(named).all() as { name: string }[]
    const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${name}"`).all())
    return rows.filter((row) => JSON.stringify(row).includes(text)).length
  } finally {
    database.close()
  }
}

async function upload(client: Client, bytes: Uint8Array): Promise<string> {
  const { body } = await client.request('POST', '/api/assets', {
    headers: { 'content-type': 'image/png' },
    body: bytes,
  })
  return body._id
}

/** Creates a design with an image, its thumbnail and export, another design in the trash, and a template. */
async function fill(client: Client, bytes: Uint8Array): Promise<{ designId: string; assetId: string }> {
  const assetId = await upload(client, bytes)
  const page = (id: string) => ({
    id,
    elements: [{ id: `picture-${id}`, type: 'image', x: 0, y: 0, width: 50, height: 50, src: `asset:${assetId}` }],
  })
  const document = { version: 1, pages: [page('a'), page('b')] }
  const { body: design, text } = await client.post('/api/designs', { title: 'Mine', width: 100, height: 100, document })
  expect(design.thumbnailUrl, text).toBeDefined()
  expect((await fetch(design.thumbnailUrl)).status).toBe(200)
  const { _id } = await queued(client, { designId: design._id, format: 'png' })
  expect((await ended(client, _id)).status).toBe('completed')
  const { body: trashed } = await client.post('/api/designs', { title: 'Gone', width: 10, height: 10 })
  // Drawn now, since a thumbnail drawn later would be a file more.
  expect((await fetch(trashed.thumbnailUrl)).status).toBe(200)
  await client.delete(`/api/designs/${trashed._id}`)
  await client.post('/api/templates', { designId: design._id })
  return { designId: design._id, assetId }
}

/** Another browser with the same cookies. */
function copyOf(browser: Browser): Browser {
  const copy = new Browser(service)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

const isCurrent = ({ current }: { current: boolean }): boolean => current

describe('an account', () => {
  test('changes its password if the current one is correct, which ends all other sessions', async () => {
    const { browser, email, client } = await member()
    const other = await new Browser(service).signIn(email)
    const [copy, [session]] = [copyOf(browser), (await browser.get('/web/sessions')).body.sessions.filter(isCurrent)]
    const wrong = await browser.patch('/web/account', { password: 'not the password', newPassword: NEW_PASSWORD })
    expect(browser.cookie).toBe(copy.cookie)
    expectProblem(wrong, 400, 'invalid_input')
    expect(wrong.body.errors).toEqual([{ pointer: '/password', detail: 'is not the password of this account' }])

    const changed = await browser.patch('/web/account', { password: PASSWORD, newPassword: NEW_PASSWORD })
    expect(changed).toMatchObject({ status: 200, body: { account: { email } } })
    expectProblem(await other.get('/web/sessions'), 401, 'session_ended')
    expectProblem(await copy.get('/web/sessions'), 401, 'session_ended')
    expect((await browser.get('/web/sessions')).body.sessions).toEqual([session])
    expect((await client.get('/api/account')).status).toBe(200)
    expectProblem(await new Browser(service).post('/web/session', { email, password: PASSWORD }), 401, 'sign_in_failed')
    await new Browser(service).signIn(email, NEW_PASSWORD)
  })

  test('changes its email to an unused one', async () => {
    const { browser, email } = await member()
    const other = await new Browser(service).signIn(email)
    const taken = await browser.patch('/web/account', { password: PASSWORD, email: 'OWNER@example.com' })
    expectProblem(taken, 409, 'account_exists')
    const next = `next-${email}`
    const copy = copyOf(browser)
    const changed = await browser.patch('/web/account', { password: PASSWORD, email: next.toUpperCase() })
    expect(changed.body.account.email).toBe(next)
    expect((await other.get('/web/session')).body.account.email).toBe(next)
    expectProblem(await copy.get('/web/sessions'), 401, 'session_ended')
    expect((await browser.get('/web/sessions')).body.sessions).toHaveLength(2)
    await new Browser(service).signIn(next)
    expectProblem(await new Browser(service).post('/web/session', { email, password: PASSWORD }), 401, 'sign_in_failed')
  })

  test.each([
    [{}, ''],
    [{ password: PASSWORD }, ''],
    [{ newPassword: NEW_PASSWORD, email: 'x@example.com' }, '/password'],
    [{ password: PASSWORD, newPassword: 'short' }, '/newPassword'],
    [{ password: PASSWORD, newPassword: 'x'.repeat(201) }, '/newPassword'],
    [{ password: PASSWORD, email: 'nonsense' }, '/email'],
    [{ password: PASSWORD, email: 'a@example.com', role: 'owner' }, '/role'],
    [{ password: 7, email: 'a@example.com' }, '/password'],
  ])('rejects the change %j', async (body, pointer) => {
    const refused = await owner.patch('/web/account', body)
    expectProblem(refused, 400, 'invalid_input')
    expect(refused.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer)
    expect((await owner.get('/web/session')).body.account).toMatchObject({ email: 'owner@example.com', role: 'owner' })
  })

  test('cannot be changed, deleted or exported by a key, by another site, or without a session', async () => {
    const { browser, client } = await member()
    const calls = [
      ['PATCH', '/web/account', { password: PASSWORD, newPassword: NEW_PASSWORD }],
      ['DELETE', '/web/account', { password: PASSWORD }],
      ['GET', '/web/account/archive', undefined],
    ] as const
    for (const [method, path, body] of calls) {
      expectProblem(await client.request(method, path, { body }), 403, 'session_needed')
      const foreign = await browser.request(method, path, { body, headers: { 'sec-fetch-site': 'cross-site' } })
      expectProblem(foreign, 403, 'cross_site')
      expectProblem(await new Browser(service).request(method, path, { body }), 401, 'session_missing')
    }
    expect((await browser.get('/web/session')).body.account).not.toBeNull()
  })

  test('limits the attempts at its password', async () => {
    const { browser } = await member()
    for (let count = 0; count < 10; count += 1)
      expectProblem(await remove(browser, 'wrong password'), 400, 'invalid_input')
    expectProblem(await remove(browser), 429, 'too_many_attempts')
  })

  test('confirms changes with its password while others guess at its ID', async () => {
    const { browser, id: accountId } = await member()
    const guess = () => new Browser(service).post('/web/session', { email: accountId, password: 'wrong password' })
    for (let count = 0; count < 10; count += 1) await guess()
    expectProblem(await guess(), 429, 'too_many_attempts')
    expect((await remove(browser)).status).toBe(204)
  })
})

describe('a deleted account', () => {
  test('leaves nothing in the database and on disk, and other accounts are unchanged', async () => {
    const [going, staying] = [await member(), await member()]
    const shared = await solidPng('#ff8800', 40)
    const remaining = await fill(staying.client, shared)
    const before = await filesOnDisk()
    const own = await fill(going.client, shared)
    await upload(going.client, await solidPng('#00ff88', 41))
    expect(countRowsWith(going.id)).toBeGreaterThan(8)
    expect((await filesOnDisk()).length).toBeGreaterThan(before.length + 3)

    const deletion = await remove(going.browser)
    expect(deletion.status).toBe(204)
    expect(going.browser.cookies.size).toBe(0)
    expect(countRowsWith(going.id)).toBe(0)
    expect(countRowsWith(going.email)).toBe(0)
    expect(countRowsWith(own.designId) + countRowsWith(own.assetId)).toBe(0)
    expect(await filesOnDisk()).toEqual(before)

    expectProblem(await going.client.get('/api/designs'), 401, 'key_unknown')
    expectProblem(
      await new Browser(service).post('/web/session', { email: going.email, password: PASSWORD }),
      401,
      'sign_in_failed',
    )
    const { body: asset } = await staying.client.get(`/api/assets/${remaining.assetId}`)
    expect(Buffer.compare(Buffer.from(await (await fetch(asset.url)).arrayBuffer()), shared)).toBe(0)
    expect((await staying.client.get('/api/designs')).body.total).toBe(1)
    await signUp(service, going.email)
  })

  test('leaves no files of exports that are being rendered', async () => {
    const going = await member()
    const before = await filesOnDisk()
    await keepBusy(going.client, await endlessDesign(going.client))
    const elements = [rect('r', [0, 0, 900, 900], { fill: '#123456' })]
    const document = { version: 1, pages: [{ id: 'a', elements }] }
    const { body: quick } = await going.client.post('/api/designs', { width: 1_000, height: 1_000, document })
    await queued(going.client, { designId: quick._id, format: 'png' })
    expect((await remove(going.browser)).status).toBe(204)
    expect(countRowsWith(going.id)).toBe(0)

    // The render processes are free again once the renders have been aborted.
    const other = await member()
    const { body: design } = await other.client.post('/api/designs', { width: 10, height: 10 })
    expect(
      (await ended(other.client, (await queued(other.client, { designId: design._id, format: 'png' }))._id)).status,
    ).toBe('completed')
    await remove(other.browser)
    // A preview that was being drawn is removed once it has been written.
    await expect.poll(filesOnDisk).toEqual(before)
  })

  test('no longer shares its designs', async () => {
    const { browser, client } = await member()
    const { body } = await client.post('/api/designs', { width: 10, height: 10, visibility: 'public' })
    expect((await fetch(body.thumbnailUrl)).status).toBe(200)
    await remove(browser)
    expect((await fetch(body.thumbnailUrl)).status).toBe(404)
    const left = (await owner.get('/api/community')).body.designs as { _id: string }[]
    expect(left.map(({ _id }) => _id)).not.toContain(body._id)
  })
})

describe('the last owner', () => {
  test('cannot be deleted while there are other accounts, and without accounts the service can be set up again', async () => {
    const own = await startService({ PLATEN_SIGN_UP: 'open' })
    try {
      const first = await setUp(own, 'first@example.com')
      const second = await signUp(own, 'second@example.com')
      expectProblem(await remove(first), 409, 'last_owner')
      expect((await first.get('/web/session')).body.account).toMatchObject({ role: 'owner' })

      const env = { PLATEN_DATA_DIR: own.dataFolder }
      const role = (email: string, name: string) =>
        callPlaten(['account', 'role', '--email', email, '--role', name], { env })
      expect(await role('first@example.com', 'member')).toMatchObject({ code: 1, stdout: '' })
      expect(await role('second@example.com', 'owner')).toMatchObject({
        code: 0,
        stdout: 'second@example.com is now an owner.\n',
      })
      expect((await remove(first)).status).toBe(204)
      expect((await second.get('/web/session')).body).toMatchObject({ setup: 'done', account: { role: 'owner' } })

      expect((await remove(second)).status).toBe(204)
      expect((await new Browser(own).get('/web/session')).body).toMatchObject({ setup: 'needed', account: null })
      const link = await callPlaten(['account', 'setup-link'], { env })
      expect(link.stdout).toMatch(/\/welcome#token=/)
      const third = await setUp(own, 'first@example.com')
      expect((await third.get('/web/session')).body.account).toMatchObject({ role: 'owner', plan: 'max' })
    } finally {
      await own.stop()
    }
  })
})

describe('the data export', () => {
  test('contains everything of the account, as a download', async () => {
    const { browser, client, email } = await member()
    const bytes = await solidPng('#4400ff', 30)
    const { designId, assetId } = await fill(client, bytes)
    const response = await fetch(`${service.url}/web/account/archive`, { headers: { cookie: browser.cookie } })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="platen-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const names = Object.keys(files)
    expect(names).toContain(`designs/Mine-${designId}.json`)
    expect(names.filter((name) => /^trash\/Gone-/.test(name))).toHaveLength(1)
    expect(names.filter((name) => /^templates\/Mine-/.test(name))).toHaveLength(1)
    expect(names.filter((name) => /^exports\/exp_\w+\/Mine-[12]\.png$/.test(name))).toHaveLength(2)
    expect(Buffer.compare(files[`assets/image-${assetId}.png`] ?? Buffer.alloc(0), bytes)).toBe(0)
    expect(JSON.parse(Buffer.from(files['account.json'] ?? []).toString())).toMatchObject({ email, role: 'member' })
    const { entries } = (await browser.get('/web/activity')).body
    expect(entries[0]).toMatchObject({ action: 'archive_downloaded', address: '127.0.0.1' })
  })

  test('can be downloaded again after its client disconnected', async () => {
    const { browser, client } = await member()
    const filler = Array.from({ length: 400 }, (_, index) =>
      rect(`r${index}`, [index, index, 10, 10], {
        fill: `#${(index * 41_231).toString(16).padStart(6, '0').slice(0, 6)}`,
      }),
    )
    const document = { version: 1, pages: [{ id: 'a', elements: filler }] }
    for (let count = 0; count < 30; count += 1) await client.post('/api/designs', { width: 500, height: 500, document })
    const leaving = new AbortController()
    const headers = { cookie: browser.cookie }
    const response = await fetch(`${service.url}/web/account/archive`, { headers, signal: leaving.signal })
    expect(response.status).toBe(200)
    leaving.abort()
    await expect.poll(async () => (await browser.get('/web/account/archive')).status).toBe(200)
  })
})
