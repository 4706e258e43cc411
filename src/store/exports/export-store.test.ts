import { expect, test } from 'vitest'
import type { NewExport } from './create-export.ts'
import type { ExportFile } from '../export-records.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'

const FILE: ExportFile = { name: 'page-1.png', page: 1, width: 10, height: 20, bytes: 30, contentType: 'image/png' }
const WARNING = { code: 'missing_glyph', message: 'No font has it', page: 1, elementId: 'title' }

await describeOnEngines('exports', ({ store }) => {
  const queue = async (given: Partial<NewExport> = {}) => {
    const accountId = given.accountId ?? (await addAccount(store()))
    const design = given.designId ?? (await store().designs.create(sampleDesign(accountId))).id
    return store().exports.create(sampleExport({ accountId, id: design }, given), '{"snapshot":true}')
  }

  const claim = async (id: string, now = 2_000) => {
    for (;;) {
      const claimed = await store().exports.claim({ workerId: 'worker', now, leaseMs: 60_000 })
      if (claimed === undefined) throw new Error(`${id} cannot be claimed`)
      if (claimed.id === id) return claimed
    }
  }

  const finish = (id: string, claims = 1) =>
    store().exports.finish(id, claims, {
      now: 3_000,
      expiresAt: 50_000,
      fileSet: id,
      files: [FILE],
      warnings: [WARNING],
    })

  test('an accepted export is queued, and only its account can read it back as written', async () => {
    const item = await queue({ options: { scale: 2, background: { type: 'solid', color: '#fff' } } })
    expect(item).toMatchObject({
      status: 'queued',
      progress: 0,
      files: [],
      archive: null,
      warnings: [],
      error: null,
      startedAt: null,
      completedAt: null,
      expiresAt: null,
      fileSet: null,
      attempts: 0,
      claims: 0,
      leasedBy: null,
      options: { scale: 2, background: { type: 'solid', color: '#fff' } },
    })
    expect(await store().exports.find(item.accountId, item.id)).toEqual({ ...item, designTitle: 'Poster' })
    expect(await store().exports.findAny(item.id)).toEqual(item)
    expect(await store().exports.find(await addAccount(store()), item.id)).toBeUndefined()
  })

  test('creating an export again with its ID returns the first and queues it once', async () => {
    const item = await queue()
    const again = sampleExport({ accountId: item.accountId, id: item.designId }, { id: item.id })
    expect(await store().exports.create(again, '{}')).toEqual(item)
    expect((await store().exports.list(item.accountId, { limit: 9, offset: 0, now: 0 })).total).toBe(1)
  })

  test("an export of another account's design is rejected", async () => {
    const other = await store().designs.create(sampleDesign(await addAccount(store())))
    const wanted = queue({ accountId: await addAccount(store()), designId: other.id })
    const expectedError = { code: 'not_found', details: { resource: 'design', id: other.id } }
    await expect(wanted).rejects.toMatchObject(expectedError)
  })

  test('an export is queued, then claimed with its snapshot, then completed', async () => {
    const { id, accountId } = await queue()
    const claimed = await claim(id)
    const processing = { id, status: 'processing', claims: 1, leasedBy: 'worker', startedAt: 2_000 }
    expect(claimed).toMatchObject({ ...processing, snapshotJson: '{"snapshot":true}' })
    expect(await store().exports.heartbeat(id, 1, { leaseMs: 60_000, progress: 0.5 })).toBe(true)
    expect(await store().exports.heartbeat(id, 1, { leaseMs: 60_000, progress: 0.25 })).toBe(true)
    expect(await store().exports.find(accountId, id)).toMatchObject({ progress: 0.5 })
    expect(await finish(id)).toMatchObject([{ id }])
    expect(await store().exports.find(accountId, id)).toMatchObject({
      status: 'completed',
      progress: 1,
      files: [FILE],
      warnings: [WARNING],
      completedAt: 3_000,
      expiresAt: 50_000,
      fileSet: id,
      leasedBy: null,
    })
  })

  test('a failed export has its error, and equal queued exports are still rendered', async () => {
    const leader = await queue()
    const { accountId, designId, fingerprint } = leader
    const follower = await queue({ accountId, designId, fingerprint })
    await claim(leader.id)
    const error = { code: 'image_invalid', message: 'The picture is broken', retryable: false }
    expect(await store().exports.fail(leader.id, 1, { error, now: 3_000 })).toBe(true)
    const failed = { status: 'failed', error, completedAt: 3_000, fileSet: null, expiresAt: null }
    expect(await store().exports.find(accountId, leader.id)).toMatchObject(failed)
    expect(await claim(follower.id)).toMatchObject({ id: follower.id, claims: 1 })
  })

  test('rendering an export also completes equal queued exports', async () => {
    const leader = await queue()
    const { accountId, designId, fingerprint } = leader
    const followers = [
      await queue({ accountId, designId, fingerprint }),
      await queue({ accountId, designId, fingerprint }),
    ]
    const canceled = await queue({ accountId, designId, fingerprint })
    await store().exports.cancel(accountId, canceled.id, 1_500)
    const foreign = await queue({ fingerprint })
    await claim(leader.id)
    expect(new Set((await finish(leader.id)).map(({ id }) => id))).toEqual(
      new Set([leader.id, ...followers.map(({ id }) => id)]),
    )
    for (const { id } of followers) {
      const completed = {
        status: 'completed',
        fileSet: leader.id,
        files: [FILE],
        warnings: [WARNING],
      }
      expect(await store().exports.find(accountId, id)).toMatchObject({ ...completed, startedAt: 3_000, claims: 0 })
    }
    expect(await store().exports.find(accountId, canceled.id)).toMatchObject({ status: 'canceled', files: [] })
    expect(await store().exports.findAny(foreign.id)).toMatchObject({ status: expect.not.stringMatching('completed') })
  })

  test('equal exports keep their own requester, whether they waited or completed at once', async () => {
    const leader = await queue({ requestedBy: 'visitor' })
    const { accountId, designId, fingerprint } = leader
    const follower = await queue({ accountId, designId, fingerprint, requestedBy: 'owner' })
    const claimed = await claim(leader.id)
    expect(claimed).toMatchObject({ requestedBy: 'visitor' })
    await finish(leader.id)
    const later = { accountId, designId, fingerprint, createdAt: 4_000, expiresAt: 60_000 }
    const own = await queue({ ...later, requestedBy: 'owner' })
    const visited = await queue({ ...later, requestedBy: 'visitor' })
    const { exports } = await store().exports.list(accountId, { limit: 9, offset: 0, now: 4_000 })
    const requesters = exports.map(({ id, requestedBy, fileSet }) => [id, { requestedBy, fileSet }])
    const fileSet = leader.id
    expect(Object.fromEntries(requesters)).toEqual({
      [leader.id]: { requestedBy: 'visitor', fileSet },
      [follower.id]: { requestedBy: 'owner', fileSet },
      [own.id]: { requestedBy: 'owner', fileSet },
      [visited.id]: { requestedBy: 'visitor', fileSet },
    })
    await store().exports.remove(accountId, leader.id)
    expect(await store().exports.fileSetsInUse([fileSet])).toEqual(new Set([fileSet]))
  })

  test('an export equal to a completed one completes at once with its files', async () => {
    const first = await queue()
    const { accountId, designId, fingerprint } = first
    await claim(first.id)
    await finish(first.id)
    const second = await queue({ accountId, designId, fingerprint, createdAt: 4_000, expiresAt: 60_000 })
    expect(second).toMatchObject({
      status: 'completed',
      progress: 1,
      fileSet: first.id,
      files: [FILE],
      warnings: [WARNING],
      completedAt: 4_000,
      expiresAt: 60_000,
    })
    expect(await queue({ fingerprint })).toMatchObject({ status: 'queued' })
    // The files of the second expire later, and so do those of a third one that reuses them.
    const third = await queue({ accountId, designId, fingerprint, createdAt: 55_000, expiresAt: 70_000 })
    expect(third).toMatchObject({ status: 'completed', fileSet: first.id })
    expect(await queue({ accountId, designId, fingerprint, createdAt: 70_000 })).toMatchObject({ status: 'queued' })
  })

  test('only a queued export can be canceled', async () => {
    const item = await queue()
    const { id, accountId } = item
    const gone = { code: 'not_found', details: { resource: 'export', id } }
    await expect(store().exports.cancel(await addAccount(store()), id, 9)).rejects.toMatchObject(gone)
    const canceled = await store().exports.cancel(accountId, id, 1_500)
    expect(canceled).toMatchObject({ status: 'canceled', completedAt: 1_500 })
    expect(await store().exports.cancel(accountId, id, 1_600)).toEqual(canceled)
    const started = await queue()
    await claim(started.id)
    const rejection = { code: 'export_not_cancelable', details: { id: started.id, status: 'processing' } }
    await expect(store().exports.cancel(started.accountId, started.id, 9)).rejects.toMatchObject(rejection)
  })

  test('only an ended export can be removed', async () => {
    const { id, accountId } = await queue()
    const removal = () => store().exports.remove(accountId, id)
    await expect(removal()).rejects.toMatchObject({ code: 'export_not_cancelable', details: { status: 'queued' } })
    await claim(id)
    await expect(removal()).rejects.toMatchObject({ code: 'export_not_cancelable', details: { status: 'processing' } })
    await finish(id)
    await expect(store().exports.remove(await addAccount(store()), id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await removal()).toMatchObject({ id, status: 'completed', fileSet: id })
    expect(await store().exports.find(accountId, id)).toBeUndefined()
    expect((await store().exports.list(accountId, { limit: 9, offset: 0, now: 0 })).total).toBe(0)
    await expect(removal()).rejects.toMatchObject({ code: 'not_found' })
  })

  test('exports are listed newest first, can be filtered by design or status, and have exact totals', async () => {
    const first = await queue({ createdAt: 10 })
    const { accountId, designId } = first
    const third = await queue({ accountId, designId, createdAt: 30 })
    const second = await queue({ accountId, createdAt: 20 })
    await store().exports.cancel(accountId, first.id, 40)
    const list = async (query: object) => {
      const page = await store().exports.list(accountId, { limit: 9, offset: 0, now: 0, ...query })
      return [page.exports.map(({ id }) => id), page.total]
    }
    expect(await list({})).toEqual([[third.id, second.id, first.id], 3])
    expect(await list({ limit: 1, offset: 1 })).toEqual([[second.id], 3])
    expect(await list({ designId })).toEqual([[third.id, first.id], 2])
    expect(await list({ designId, status: 'canceled' })).toEqual([[first.id], 1])
    expect(await list({ offset: 3 })).toEqual([[], 3])
  })

  test('an expired export matches `expired` even before the sweep marks it', async () => {
    const { id, accountId } = await queue()
    await claim(id)
    await finish(id)
    const totals = async (now: number) => {
      const total = async (query: object) =>
        (await store().exports.list(accountId, { limit: 9, offset: 0, now, ...query })).total
      const { completed, expired } = (await store().accounts.usage(accountId, now)).exports
      const statuses = [await total({ status: 'completed' }), await total({ status: 'expired' })]
      expect(statuses).toEqual([completed, expired])
      return [await total({}), ...statuses]
    }
    expect(await totals(49_999)).toEqual([1, 1, 0])
    expect(await totals(50_000)).toEqual([1, 0, 1])
    await store().exports.expireDue(50_000, 1_000)
    expect(await totals(50_000)).toEqual([1, 0, 1])
  })

  test('an export is still rendered if its design is moved to the trash', async () => {
    const { id, accountId, designId } = await queue()
    await store().designs.trash({ accountId, id: designId, now: 1 })
    await claim(id)
    expect(await finish(id)).toMatchObject([{ id }])
  })

  test('completed exports expire on time, and shared files are in use until the last export expires', async () => {
    const first = await queue()
    const { accountId, designId, fingerprint } = first
    await claim(first.id)
    await finish(first.id)
    const second = await queue({ accountId, designId, fingerprint, createdAt: 4_000, expiresAt: 60_000 })
    const expired = async (now: number) =>
      (await store().exports.expireDue(now, 1_000)).filter((id) => id === first.id || id === second.id)
    expect(await expired(49_999)).toEqual([])
    expect(await expired(50_000)).toEqual([first.id])
    expect(await store().exports.find(accountId, first.id)).toMatchObject({ status: 'expired', expiresAt: 50_000 })
    expect(await store().exports.fileSetsInUse([first.id, 'exp_unknown'])).toEqual(new Set([first.id]))
    expect(await expired(60_000)).toEqual([second.id])
    expect(await store().exports.fileSetsInUse([first.id, second.id])).toEqual(new Set())
    expect(await expired(90_000)).toEqual([])
  })

  test('the folder of an export that may be writing its files is in use', async () => {
    const { id } = await queue()
    await claim(id)
    expect(await store().exports.fileSetsInUse([id])).toEqual(new Set([id]))
  })
})
