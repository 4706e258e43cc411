import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Archives, createArchives } from './archives.ts'
import { completeExport } from '../testing/complete-export.ts'
import { type FullCaller, DAY_MS, type OpenServices, png } from '../testing/open-services.ts'
import { image, pageOf, text } from '../testing/sample-documents.ts'
import { useServices } from '../testing/use-services.ts'

let open: OpenServices
let caller: FullCaller
let archives: Archives

useServices((services, own) => {
  open = services
  caller = own
})
beforeEach(() => {
  archives = createArchives(open)
})

type Files = Readonly<Record<string, Uint8Array>>

async function archived(): Promise<Files> {
  const { stream } = await archives.open(caller)
  return unzipSync(await buffer(stream))
}

const parsed = (files: Files, name: string): unknown => JSON.parse(Buffer.from(files[name] ?? []).toString())
const create = async (body: object = {}) =>
  (await open.designs.create(caller, { title: 'Poster', width: 10, height: 10, ...body })).design

describe('an archive', () => {
  test('of an empty account contains only the account’s records', async () => {
    const files = await archived()
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'account.json',
      'activity.json',
      'assets.json',
      'exports.json',
      'identities.json',
      'keys.json',
      'sessions.json',
      'usage.json',
    ])
    expect(parsed(files, 'account.json')).toMatchObject({ _id: caller.accountId, plan: 'free' })
    expect(parsed(files, 'assets.json')).toEqual([])
    expect(parsed(files, 'exports.json')).toEqual([])
    expect(parsed(files, 'identities.json')).toEqual([])
  })

  test('contains every design, template, image and file, and nothing of other accounts', async () => {
    const other = await open.caller()
    await open.designs.create(other, { title: 'Theirs', width: 1, height: 1 })
    await open.assets.create(other, { bytes: await png('#123456') })
    const bytes = await png('#654321')
    const asset = await open.assets.create(caller, { bytes, name: 'cat.png' })
    const document = pageOf(image(`asset:${asset._id}`), text({ text: 'Grüße' }))
    const design = await create({ title: 'Sale', tags: ['a'], document })
    const gone = await create({ title: 'Gone' })
    await open.designs.trash(caller, gone._id)
    const { template } = await open.templates.publish(caller, { designId: design._id, title: 'Mine' })
    const queued = await open.exports.create(caller, { designId: design._id, format: 'png' })
    await completeExport(open)
    const expired = await create({ title: 'Old' })
    await open.exports.create(caller, { designId: expired._id, format: 'png' })

    const files = await archived()
    const own = Object.keys(files).filter((name) => name.includes('/'))
    expect(own.sort()).toEqual([
      `assets/cat-${asset._id}.png`,
      `designs/Old-${expired._id}.json`,
      `designs/Sale-${design._id}.json`,
      `exports/${queued._id}/Sale.png`,
      `templates/Mine-${template._id}.json`,
      `trash/Gone-${gone._id}.json`,
    ])
    expect(Buffer.compare(files[`assets/cat-${asset._id}.png`] ?? Buffer.alloc(0), bytes)).toBe(0)
    expect(parsed(files, 'assets.json')).toMatchObject([{ _id: asset._id, file: `assets/cat-${asset._id}.png` }])
    const exports = parsed(files, 'exports.json') as { _id: string }[]
    const done = {
      _id: queued._id,
      status: 'completed',
      requestedBy: 'owner',
      files: [`exports/${queued._id}/Sale.png`],
    }
    expect(exports.find(({ _id }) => _id === queued._id)).toMatchObject(done)
    expect(exports.find(({ _id }) => _id !== queued._id)).toMatchObject({ status: 'queued', files: [] })
    const stored = parsed(files, `designs/Sale-${design._id}.json`) as { title: string; document: unknown }
    expect(stored).toMatchObject({ title: 'Sale', tags: ['a'], visibility: 'private', document })

    // The stored data suffices to create the design again.
    const { title, document: storedDocument } = stored
    const copy = await open.designs.create(caller, { title, width: 10, height: 10, document: storedDocument })
    expect(copy.documentJson).toBe((await open.designs.get(caller, design._id)).documentJson)
  })

  test('contains the identity at the provider and all activity, without what concerns other people', async () => {
    const { accountId } = caller
    const identity = { issuer: 'https://id.example.com', subject: 'sub-1', email: 'me@id.example.com' }
    await open.store.identities.link({ ...identity, accountId, createdAt: Date.UTC(2026, 0, 2) })
    const admin = await open.caller()
    const origin = { address: '192.0.2.99', requestId: 'req_of_admin' }
    for (let count = 0; count < 250; count += 1) {
      const event = { action: 'sign_out', details: { count } } as const
      await open.store.audit.add([open.auditBy({ accountId, origin: { address: '::1', requestId: '' } }, event)])
    }
    open.clock.time += 1
    const suspended = { action: 'account_suspended', accountId } as const
    await open.store.audit.add([open.auditBy({ accountId: admin.accountId, origin }, suspended)])
    open.clock.time += 1
    const files = await archived()
    expect(parsed(files, 'identities.json')).toEqual([{ ...identity, linkedAt: '2026-01-02T00:00:00.000Z' }])
    const activity = parsed(files, 'activity.json') as { action: string; details: { count: number } }[]
    const counts = activity.filter(({ action }) => action === 'sign_out').map(({ details }) => details.count)
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, index) => index))
    expect(activity[0]).toMatchObject({
      action: 'account_suspended',
      actor: { _id: null, email: null, source: 'account' },
      ...{ address: '', requestId: '' },
    })
    expect(Buffer.from(files['activity.json'] ?? []).toString()).not.toMatch(/192\.0\.2\.99|req_of_admin/)
  })

  test('contains no secrets of keys and sessions', async () => {
    const { key, secret } = await open.keys.create({ accountId: caller.accountId, name: 'robot' })
    const token = await open.sessions.begin({ accountId: caller.accountId, userAgent: 'Firefox', address: '::1' })
    const files = await archived()
    expect(parsed(files, 'keys.json')).toContainEqual(expect.objectContaining({ _id: key._id, last4: key.last4 }))
    expect(parsed(files, 'sessions.json')).toMatchObject([{ device: 'Firefox', address: '::1' }])
    const all = Buffer.concat(Object.values(files)).toString()
    for (const stored of await open.store.keys.list(caller.accountId)) expect(all).not.toContain(stored.hash)
    for (const stored of await open.store.sessions.list(caller.accountId, 0)) expect(all).not.toContain(stored.hash)
    expect(all).not.toContain(secret)
    expect(all).not.toContain(token)
  })

  test.each([
    ['slashes and dots', '../../../etc/passwd'],
    ['an invalid name', '..'],
    ['a right-to-left override', 'exe.\u202Egnp.cod'],
    ['255 emoji', '🎈'.repeat(255)],
    ['a drive', 'C:\\windows\\system32'],
    ['hostile HTML', '<img src=x onerror=alert(1)>'],
    ['a device of Windows', 'CON'],
    ['line breaks', 'a\nb\r\tc'],
  ])('gives a file of %s a name that is valid on every file system', async (_, title) => {
    const { _id } = await create({ title })
    const files = await archived()
    const [name = ''] = Object.keys(files).filter((each) => each.includes(_id))
    expect(name).toMatch(/^designs\/[^/]+\.json$/)
    const [, last = ''] = name.split('/')
    expect(Buffer.byteLength(last)).toBeLessThanOrEqual(255)
    // oxlint-disable-next-line no-control-regex -- names must not contain these characters
    expect(last).not.toMatch(/[\\:*?"<>|\u0000-\u001f\u202a-\u202e]|^\./)
    expect(parsed(files, name)).toMatchObject({ title })
  })

  test('gives designs with the same title different names, regardless of case', async () => {
    for (const title of ['Same', 'Same', 'same']) await create({ title })
    const names = Object.keys(await archived()).filter((name) => name.startsWith('designs/'))
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3)
  })

  test('omits missing files', async () => {
    const design = await create()
    await open.exports.create(caller, { designId: design._id, format: 'png' })
    await completeExport(open)
    open.clock.time += 8 * DAY_MS
    const files = await archived()
    expect(Object.keys(files).filter((name) => name.startsWith('exports/'))).toEqual([])
    expect(parsed(files, 'exports.json')).toMatchObject([{ status: 'expired', files: [] }])
  })

  test('is created only once at a time per account, and again after the client has disconnected', async () => {
    const first = await archives.open(caller)
    await expect(archives.open(caller)).rejects.toMatchObject({ code: 'overloaded' })
    await archives.open(await open.caller()).then(({ stream }) => stream.destroy())
    first.stream.destroy()
    await expect
      .poll(() =>
        archived().then(
          (files) => 'README.txt' in files,
          () => false,
        ),
      )
      .toBe(true)
  })

  test.each(['suspended', 'deleted'])('ends between two entries when the account is %s', async (change) => {
    for (const color of ['#010101', '#020202']) await open.assets.create(caller, { bytes: await png(color) })
    const opened: string[] = []
    const files = {
      ...open.files,
      async open(path: string) {
        opened.push(path)
        const { accountId: id } = caller
        if (change === 'suspended') await open.store.accounts.suspend({ id, at: open.clock.time })
        else await open.store.accounts.remove(id)
        return open.files.open(path)
      },
    }
    const { stream } = await createArchives({ ...open, files }).open(caller)
    await expect(buffer(stream)).rejects.toMatchObject({ code: 'account_suspended' })
    expect(opened).toHaveLength(1)
  })

  test('of thousands of designs is created only as fast as it is read', async () => {
    const { accountId } = caller
    const documentJson = `{"version":1,"pages":[],"filler":"${randomBytes(10_000).toString('hex')}"}`
    const design = { accountId, title: 'Many', width: 1, height: 1, tags: [], visibility: 'private' } as const
    const content = { documentJson, pageCount: 1, assetIds: [] }
    const rest = { fromTemplate: null, allowsDownload: false, allowsCopy: false, createdAt: 1, content }
    for (let count = 0; count < 2_000; count += 1) {
      await open.store.designs.create({ ...design, ...rest, id: open.newId('des') })
    }
    let read = 0
    const store = {
      ...open.store,
      designs: {
        ...open.store.designs,
        findWithDocument: (account: string, id: string) => {
          read += 1
          return open.store.designs.findWithDocument(account, id)
        },
      },
    }
    const { stream } = await createArchives({ ...open, store }).open(caller)
    stream.read(1)
    // Long enough to read all of them: nothing reports that the stream is paused.
    await new Promise((resolve) => setTimeout(resolve, 200))
    // Each design compresses to about 10 kB, and a few buffers hold 64 kB each.
    expect(read).toBeLessThan(100)
    const files = unzipSync(await buffer(stream), { filter: ({ name }) => name.startsWith('designs/') })
    expect(read).toBe(2_000)
    expect(Object.keys(files).length).toBeGreaterThan(0)
  })
})
