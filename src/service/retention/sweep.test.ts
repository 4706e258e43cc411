import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { assetPath } from '../../files/file-paths.ts'
import type { Export } from '../../exports/export.ts'
import { completeExport } from '../testing/complete-export.ts'
import { picturePath } from '../../pictures/picture.ts'
import { URGENCY } from '../../store/pictures/picture-row.ts'
import { type FullCaller, DAY_MS, type OpenServices, png } from '../testing/open-services.ts'
import { pageOf, rect } from '../testing/sample-documents.ts'
import { storedPaths } from '../testing/stored-paths.ts'
import { useNewServices } from '../testing/use-services.ts'
import { sweep, type Swept } from './sweep.ts'

const HOUR_MS = 3_600_000

let open: OpenServices
let caller: FullCaller

useNewServices((opened, own) => {
  open = opened
  caller = own
})

const run = (): Promise<Swept> => sweep({ store: open.store, files: open.files, trashMs: 30 * DAY_MS, now: open.now })

async function design(fill = '#ff0000'): Promise<string> {
  return (await open.designs.create(caller, { width: 8, height: 8, document: pageOf(rect(fill)) })).design._id
}

async function completed(designId: string): Promise<Export> {
  const { _id, status } = await open.exports.create(caller, { designId, format: 'png' })
  if (status === 'queued') await completeExport(open)
  return open.exports.get(caller, _id)
}

const paths = (folder: string): Promise<string[]> => storedPaths(open.files, folder)

test('a sweep deletes nothing that is in use', async () => {
  await completed(await design())
  await open.assets.create(caller, { bytes: await png('#010203') })
  open.clock.time += 6 * DAY_MS
  const before = [...(await paths('exports')), ...(await paths('assets'))]
  expect(await run()).toEqual({
    emailChanges: 0,
    expiredExports: 0,
    purgedDesigns: 0,
    idempotencyKeys: 0,
    auditEntries: 0,
    invitations: 0,
    failedMails: 0,
    pictures: 0,
    removedFiles: 0,
    versions: 0,
  })
  expect([...(await paths('exports')), ...(await paths('assets'))]).toEqual(before)
  expect(before).toHaveLength(2)
})

describe('the files of an export', () => {
  test('are deleted after seven days, and the export is expired', async () => {
    const { _id } = await completed(await design())
    open.clock.time += 7 * DAY_MS
    expect(await run()).toMatchObject({ expiredExports: 1, removedFiles: 1 })
    expect(await paths('exports')).toEqual([])
    expect(await open.exports.get(caller, _id)).toMatchObject({ status: 'expired', downloadUrl: null, files: [] })
  })

  test('remain while an equal export uses them', async () => {
    const designId = await design()
    await completed(designId)
    open.clock.time += 4 * DAY_MS
    const second = await completed(designId)
    open.clock.time += 4 * DAY_MS
    expect(await run()).toMatchObject({ expiredExports: 1, removedFiles: 0 })
    expect(await paths('exports')).toHaveLength(1)
    expect((await open.exports.get(caller, second._id)).status).toBe('completed')
  })

  test('whose row was removed before a crash are deleted', async () => {
    const { _id } = await completed(await design())
    await open.store.exports.remove(caller.accountId, _id)
    expect(await run()).toMatchObject({ removedFiles: 1 })
    expect(await paths('exports')).toEqual([])
    expect(await run()).toMatchObject({ removedFiles: 0 })
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
    expect(await run()).toMatchObject({ purgedDesigns: 1, removedFiles: 1 })
    await expect(open.designs.get(caller, designId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(open.exports.get(caller, _id)).rejects.toMatchObject({ code: 'not_found' })
    expect([...(await paths('exports')), ...(await paths('thumbnails'))]).toEqual([])
  })
})

test('the bytes of an asset whose row was removed before a crash are deleted once no account has them', async () => {
  const bytes = await png('#010204')
  const asset = await open.assets.create(caller, { bytes })
  const other = await open.caller()
  const theirs = await open.assets.create(other, { bytes })
  await open.store.assets.remove(caller.accountId, asset._id)
  await run()
  expect(await paths('assets')).toHaveLength(1)
  await open.store.assets.remove(other.accountId, theirs._id)
  await run()
  expect(await paths('assets')).toEqual([])
})

test('a file that cannot be deleted keeps no other, and is deleted by a later sweep', async () => {
  const [stuck, other] = [await png('#010208'), await png('#010209')]
  for (const bytes of [stuck, other]) {
    const { _id } = await open.assets.create(caller, { bytes })
    await open.store.assets.remove(caller.accountId, _id)
  }
  const stuckPath = assetPath(createHash('sha256').update(stuck).digest('hex'))
  const files: typeof open.files = {
    ...open.files,
    prepareRemoval: (path) =>
      path === stuckPath ? Promise.reject(new Error('unreachable')) : open.files.prepareRemoval(path),
  }
  await expect(sweep({ store: open.store, files, trashMs: DAY_MS, now: open.now })).rejects.toThrow('unreachable')
  expect(await paths('assets')).toEqual([stuckPath])
  expect(await run()).toMatchObject({ removedFiles: 1 })
  expect(await paths('assets')).toEqual([])
})

describe('a picture', () => {
  const KEY = { page: 0, revision: 1 }
  const drawn = async (subjectId: string): Promise<void> => {
    const key = { ...KEY, subjectId }
    await open.store.pictures.request(key, { owner: caller.accountId, urgency: URGENCY.owner, now: open.now() })
    const claimed = await open.store.pictures.claim({ workerId: 'w', leaseMs: 1_000, urgencies: [URGENCY.owner] })
    if (claimed === undefined) throw new Error('nothing to draw')
    await open.files.write(picturePath(key), Buffer.from('x'))
    await open.store.pictures.finish(claimed, open.now() + 30 * DAY_MS)
  }

  test('is deleted after thirty days', async () => {
    await drawn(await design())
    open.clock.time += 30 * DAY_MS
    expect(await run()).toMatchObject({ pictures: 0 })
    await expect(paths('thumbnails')).resolves.toHaveLength(1)
    open.clock.time += 2 * HOUR_MS
    expect(await run()).toMatchObject({ pictures: 1 })
    await expect(paths('thumbnails')).resolves.toEqual([])
  })

  test('of a replaced revision is deleted after an hour', async () => {
    const id = await design()
    await drawn(id)
    await open.designs.update(caller, id, { update: { title: 'New' } })
    expect(await run()).toMatchObject({ pictures: 0 })
    open.clock.time += 2 * HOUR_MS
    expect(await run()).toMatchObject({ pictures: 1 })
    await expect(paths('thumbnails')).resolves.toEqual([])
  })
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

test('a sweep deletes entries of the audit log after their retention, and invitations 30 days after their expiry', async () => {
  const { invitations, store } = open
  const sweepAll = () => sweep({ store, files: open.files, now: open.now, trashMs: DAY_MS, auditMs: 100 * DAY_MS })
  // Entries of other tests.
  await sweepAll()
  const actor = { accountId: null, origin: { address: '', requestId: '' } }
  await invitations.create(actor, { email: 'new@example.com', role: 'member', plan: 'free', send: false })
  open.clock.time += 36 * DAY_MS
  expect(await sweepAll()).toMatchObject({ auditEntries: 0, invitations: 0 })
  open.clock.time += 2 * DAY_MS
  expect(await sweepAll()).toMatchObject({ auditEntries: 0, invitations: 1 })
  open.clock.time += 63 * DAY_MS
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
