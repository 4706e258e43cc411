import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { assetPath } from '../../files/file-paths.ts'
import { type Export } from '../../exports/export.ts'
import { completeExport } from '../testing/complete-export.ts'
import { dayOf } from '../../store/usage/usage-day.ts'
import { type FullCaller, DAY_MS, type OpenServices, openServices, png } from '../testing/open-services.ts'
import { pageOf, rect } from '../testing/sample-documents.ts'
import { sweep, type Swept } from './sweep.ts'
import { createSweeper } from './sweeper.ts'

const HOUR_MS = 3_600_000

let open: OpenServices
let caller: FullCaller

beforeEach(async () => {
  open = await openServices()
  caller = await open.caller()
  // Files have the machine's time, so the services' clock starts there, too.
  open.clock.time = Date.now()
})
afterEach(() => open.close())

const run = (): Promise<Swept> => sweep({ store: open.store, files: open.files, trashMs: 30 * DAY_MS, now: open.now })

async function design(fill = '#ff0000'): Promise<string> {
  return (await open.designs.create(caller, { width: 8, height: 8, document: pageOf(rect(fill)) })).design._id
}

async function completed(designId: string): Promise<Export> {
  const { _id, status } = await open.exports.create(caller, { designId, format: 'png' })
  if (status === 'queued') await completeExport(open)
  return open.exports.get(caller, _id)
}

async function paths(folder: string): Promise<string[]> {
  const all: string[] = []
  for await (const { path } of open.files.list(folder)) all.push(path)
  return all.sort()
}

async function age(path: string, ageMs: number): Promise<void> {
  const time = (open.clock.time - ageMs) / 1000
  await utimes(join(open.folder, 'files', path), time, time)
}

test('a sweep deletes nothing that is in use', async () => {
  await completed(await design())
  await open.assets.create(caller, { bytes: await png('#010203') })
  open.clock.time += 6 * DAY_MS
  const before = [...(await paths('exports')), ...(await paths('assets'))]
  expect(await run()).toEqual({
    expiredExports: 0,
    purgedDesigns: 0,
    idempotencyKeys: 0,
    usageDays: 0,
    auditEntries: 0,
    invitations: 0,
    exportFolders: 0,
    assetFiles: 0,
    thumbnails: 0,
    leftovers: 0,
  })
  expect([...(await paths('exports')), ...(await paths('assets'))]).toEqual(before)
  expect(before).toHaveLength(2)
})

describe('the files of an export', () => {
  test('are deleted after seven days, and the export is expired', async () => {
    const { _id } = await completed(await design())
    open.clock.time += 7 * DAY_MS
    expect(await run()).toMatchObject({ expiredExports: 1, exportFolders: 1 })
    expect(await paths('exports')).toEqual([])
    expect(await open.exports.get(caller, _id)).toMatchObject({ status: 'expired', downloadUrl: null, files: [] })
  })

  test('remain while an equal export uses them', async () => {
    const designId = await design()
    await completed(designId)
    open.clock.time += 4 * DAY_MS
    const second = await completed(designId)
    open.clock.time += 4 * DAY_MS
    expect(await run()).toMatchObject({ expiredExports: 1, exportFolders: 0 })
    expect(await paths('exports')).toHaveLength(1)
    expect((await open.exports.get(caller, second._id)).status).toBe('completed')
  })

  test('that a crash left are deleted once they are an hour old', async () => {
    const { _id } = await completed(await design())
    await open.store.exports.remove(caller.accountId, _id)
    expect(await run()).toMatchObject({ exportFolders: 0 })
    open.clock.time += HOUR_MS + 60_000
    expect(await run()).toMatchObject({ exportFolders: 1 })
    expect(await paths('exports')).toEqual([])
  })

  test('remain while the export is being rendered, at any age', async () => {
    const { _id } = await open.exports.create(caller, { designId: await design(), format: 'png' })
    await open.store.exports.claim({ workerId: 'w', now: open.clock.time, leaseMs: 60_000 })
    await open.files.write(`exports/${_id}/1-1.png`, Buffer.from('x'))
    open.clock.time += 2 * HOUR_MS
    expect(await run()).toMatchObject({ exportFolders: 0 })
    expect(await paths('exports')).toHaveLength(1)
  })
})

describe('a design in the trash', () => {
  test('is deleted after thirty days, with its exports, their files and its thumbnails', async () => {
    const designId = await design()
    const { _id } = await completed(designId)
    await open.files.write(`thumbnails/${designId}/1-1.webp`, Buffer.from('x'))
    await open.designs.trash(caller, designId)
    open.clock.time += 30 * DAY_MS - 1000
    expect(await run()).toMatchObject({ purgedDesigns: 0 })
    open.clock.time += 2000
    expect(await run()).toMatchObject({ purgedDesigns: 1, exportFolders: 0 })
    await expect(open.designs.get(caller, designId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(open.exports.get(caller, _id)).rejects.toMatchObject({ code: 'not_found' })
    expect([...(await paths('exports')), ...(await paths('thumbnails'))]).toEqual([])
  })
})

describe('the bytes of an asset', () => {
  test('are deleted if no account has them, once they are an hour old', async () => {
    const bytes = await png('#010204')
    const asset = await open.assets.create(caller, { bytes })
    const other = await open.caller()
    const theirs = await open.assets.create(other, { bytes })
    await open.store.assets.remove(caller.accountId, asset._id)
    open.clock.time += 2 * HOUR_MS
    expect(await run()).toMatchObject({ assetFiles: 0 })
    await open.store.assets.remove(other.accountId, theirs._id)
    open.clock.time -= 2 * HOUR_MS
    expect(await run()).toMatchObject({ assetFiles: 0 })
    open.clock.time += 2 * HOUR_MS
    expect(await run()).toMatchObject({ assetFiles: 1 })
    expect(await paths('assets')).toEqual([])
  })

  /** Writes a file of these bytes that no asset uses, old enough to be deleted. */
  async function leftOver(bytes: Uint8Array): Promise<string> {
    const path = assetPath(createHash('sha256').update(bytes).digest('hex'))
    await open.files.write(path, bytes)
    await age(path, 2 * HOUR_MS)
    return path
  }

  test('remain if the same bytes are uploaded after the sweep has checked', async () => {
    const bytes = await png('#010206')
    const path = await leftOver(bytes)
    const assets: typeof open.store.assets = {
      ...open.store.assets,
      async hashesInUse(hashes) {
        const inUse = await open.store.assets.hashesInUse(hashes)
        await open.assets.create(caller, { bytes })
        return inUse
      },
    }
    const options = { files: open.files, trashMs: 30 * DAY_MS, now: open.now }
    expect(await sweep({ ...options, store: { ...open.store, assets } })).toMatchObject({ assetFiles: 0 })
    expect(await open.files.stat(path)).toMatchObject({ bytes: bytes.length })
  })

  test('are stored again if the same bytes are uploaded during the deletion, which the upload does not wait for', async () => {
    const bytes = await png('#010207')
    const path = await leftOver(bytes)
    let uploading: Promise<unknown> | undefined
    const ended = Promise.withResolvers<undefined>()
    onTestFinished(() => ended.resolve(undefined))
    const files: typeof open.files = {
      ...open.files,
      async prepareRemoval(path) {
        const removal = await open.files.prepareRemoval(path)
        return {
          async hide() {
            // The upload waits for the lock only until the bytes are hidden.
            uploading = open.assets.create(caller, { bytes })
            await removal.hide()
          },
          async finish() {
            await Promise.race([uploading, ended.promise])
            await removal.finish()
          },
        }
      },
    }
    await sweep({ store: open.store, files, trashMs: 30 * DAY_MS, now: open.now })
    await expect(uploading).resolves.toBeDefined()
    expect(await open.files.stat(path)).toMatchObject({ bytes: bytes.length })
  })

  test('are never lost in a sweep during an upload of the same bytes', async () => {
    const bytes = await png('#010205')
    for (let round = 0; round < 40; round += 1) {
      const path = await leftOver(bytes)
      const [asset] = await Promise.all([open.assets.create(caller, { bytes }), run()])
      expect(await open.files.stat(path)).toMatchObject({ bytes: bytes.length })
      await open.assets.remove(caller, asset._id)
    }
  })
})

test('the previews of all pages remain until there is one of a later revision', async () => {
  for (const name of ['1-1.webp', '1-1-page-1.webp', '1-1-page-2.webp'])
    await open.files.write(`thumbnails/des_pages/${name}`, Buffer.from('x'))
  await age('thumbnails/des_pages/1-1.webp', 3 * HOUR_MS)
  await age('thumbnails/des_pages/1-1-page-1.webp', 2 * HOUR_MS)
  expect(await run()).toMatchObject({ thumbnails: 0 })
  await open.files.write('thumbnails/des_pages/2-1-page-1.webp', Buffer.from('x'))
  expect(await run()).toMatchObject({ thumbnails: 2 })
  await open.files.removeFolder('thumbnails/des_pages')
})

test('a thumbnail is deleted an hour after a later one has replaced it, or after thirty days', async () => {
  await open.files.write('thumbnails/des_1/1-1.webp', Buffer.from('x'))
  await open.files.write('thumbnails/des_1/2-1.webp', Buffer.from('x'))
  await open.files.write('thumbnails/des_2/1-1.webp', Buffer.from('x'))
  await age('thumbnails/des_1/1-1.webp', 2 * HOUR_MS)
  expect(await run()).toMatchObject({ thumbnails: 1 })
  expect(await paths('thumbnails')).toEqual(['thumbnails/des_1/2-1.webp', 'thumbnails/des_2/1-1.webp'])
  open.clock.time += 30 * DAY_MS + 1000
  expect(await run()).toMatchObject({ thumbnails: 2 })
})

test('an idempotency key is deleted after a day', async () => {
  await open.store.idempotency.begin({
    accountId: caller.accountId,
    key: 'k',
    fingerprint: 'f',
    resourceId: 'des_1',
    instanceId: 'i',
    attempt: 1,
    now: open.clock.time,
    leaseMs: 1000,
    validSince: 0,
  })
  open.clock.time += DAY_MS - 1000
  expect(await run()).toMatchObject({ idempotencyKeys: 0 })
  open.clock.time += 2000
  expect(await run()).toMatchObject({ idempotencyKeys: 1 })
})

test('daily usage is deleted after 400 days', async () => {
  const today = dayOf(open.clock.time)
  const { accountId } = caller
  await open.store.usage.addRequests([401, 400, 0].map((ago) => ({ accountId, day: today - ago, requests: 1 })))
  expect(await run()).toMatchObject({ usageDays: 1 })
  expect((await open.store.usage.days(accountId, 0)).map(({ day }) => today - day)).toEqual([400, 0])
})

test('a sweep deletes entries of the audit log after their retention, and invitations after 90 days', async () => {
  const { invitations, store } = open
  const sweepAll = () => sweep({ store, files: open.files, now: open.now, trashMs: DAY_MS, auditMs: 100 * DAY_MS })
  // Entries of other tests.
  await sweepAll()
  const actor = { accountId: null, origin: { address: '', requestId: '' } }
  await invitations.create(actor, { email: 'new@example.com', role: 'member', plan: 'free', send: false })
  open.clock.time += 89 * DAY_MS
  expect(await sweepAll()).toMatchObject({ auditEntries: 0, invitations: 0 })
  open.clock.time += 2 * DAY_MS
  expect(await sweepAll()).toMatchObject({ auditEntries: 0, invitations: 1 })
  open.clock.time += 10 * DAY_MS
  expect((await sweepAll()).auditEntries).toBeGreaterThan(0)
  expect(await store.audit.list({ limit: 1, offset: 0 })).toEqual({ entries: [], total: 0 })
})

test('a sweep ends between two steps when it is aborted', async () => {
  await completed(await design())
  open.clock.time += 8 * DAY_MS
  const swept = await sweep({
    ...{ store: open.store, files: open.files, now: open.now },
    trashMs: 1,
    signal: AbortSignal.abort(),
  })
  expect(Object.values(swept)).toEqual(Array(10).fill(0))
  expect(await paths('exports')).toHaveLength(1)
})

test('the sweeper sweeps repeatedly until it is stopped', async () => {
  await completed(await design('#111111'))
  open.clock.time += 2 * DAY_MS
  await completed(await design('#222222'))
  const sweeper = createSweeper({ store: open.store, files: open.files, trashMs: DAY_MS, now: open.now, everyMs: 20 })
  sweeper.start()
  open.clock.time += 6 * DAY_MS
  await expect.poll(() => paths('exports')).toHaveLength(1)
  open.clock.time += 2 * DAY_MS
  await expect.poll(() => paths('exports')).toEqual([])
  await sweeper.stop()
})
