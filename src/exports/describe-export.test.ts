import { describe, expect, test } from 'vitest'
import { type ExportStatus } from './export.ts'
import { claimExport, completeExport } from '../service/testing/complete-export.ts'
import { DAY_MS } from '../service/testing/open-services.ts'
import { useQueue } from './testing/use-queue.ts'
import { documentOf } from '../service/testing/sample-documents.ts'

const open = useQueue()

describe('a completed export', () => {
  test('of one page has one file, which is the download', async () => {
    const { _id } = await open.create(await open.design())
    await completeExport(open.services)
    const done = await open.services.exports.get(open.caller, _id)
    expect(done.files).toEqual([
      { page: 1, url: done.downloadUrl, width: 10, height: 10, bytes: 3, contentType: 'image/png' },
    ])
    expect(done.downloadUrl).toMatch(
      /^https:\/\/platen\.example\/files\/exports\/exp_\w+\/Summer-%20sale\.png\?expires=\d+&signature=/,
    )
    expect(done.expiresAt).toBe(new Date(open.services.clock.time + 7 * DAY_MS).toISOString())
  })

  test('of several pages has a file for each, and a ZIP of all as the download', async () => {
    const { _id } = await open.create(await open.design({ document: documentOf([], []) }))
    await completeExport(open.services, 2)
    const done = await open.services.exports.get(open.caller, _id)
    expect(done.files.map(({ url }) => url.replace(/\?.*/, '').split('/').at(-1))).toEqual([
      'Summer-%20sale-1.png',
      'Summer-%20sale-2.png',
    ])
    expect(done.downloadUrl).toContain('/Summer-%20sale.zip?')
  })

  test('expires at its time, also in the list and in the usage', async () => {
    const { _id } = await open.create(await open.design())
    await completeExport(open.services)
    const seen = async () => {
      const { status, downloadUrl, files } = await open.services.exports.get(open.caller, _id)
      const listed = async (asked: ExportStatus) =>
        (await open.services.exports.list(open.caller, { limit: 20, offset: 0, status: asked })).exports.map(
          (one) => one.status,
        )
      const { completed, expired } = (await open.services.accounts.get(open.caller)).usage.exports
      const lists = [...(await listed('completed')), ...(await listed('expired'))]
      return { status, lists, offers: files.length, link: downloadUrl !== null, completed, expired }
    }
    open.services.clock.time += 7 * DAY_MS - 1
    const before = { status: 'completed', lists: ['completed'], offers: 1, link: true, completed: 1, expired: 0 }
    expect(await seen()).toEqual(before)
    open.services.clock.time += 1
    const after = { status: 'expired', lists: ['expired'], offers: 0, link: false, completed: 0, expired: 1 }
    expect(await seen()).toEqual(after)
  })

  test('has newly signed URLs every ten minutes', async () => {
    const { _id } = await open.create(await open.design())
    await completeExport(open.services)
    const before = await open.services.exports.get(open.caller, _id)
    open.services.clock.time += 600_000
    expect((await open.services.exports.get(open.caller, _id)).downloadUrl).not.toBe(before.downloadUrl)
  })
})

describe('deleting an export', () => {
  test('cancels one that is queued, and then deletes it', async () => {
    const { _id } = await open.create(await open.design())
    expect(await open.services.exports.remove(open.caller, _id)).toMatchObject({
      canceled: { _id, status: 'canceled' },
    })
    expect(await open.services.exports.remove(open.caller, _id)).toEqual({ removed: true })
    await expect(open.services.exports.get(open.caller, _id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('that has started is rejected', async () => {
    const { _id } = await open.create(await open.design())
    await claimExport(open.services)
    await expect(open.services.exports.remove(open.caller, _id)).rejects.toMatchObject({
      code: 'export_not_cancelable',
      details: { id: _id, status: 'processing' },
    })
  })

  test('that has ended deletes it', async () => {
    const { _id } = await open.create(await open.design())
    await completeExport(open.services)
    expect(await open.services.exports.remove(open.caller, _id)).toEqual({ removed: true })
    expect((await open.services.exports.list(open.caller, { limit: 20, offset: 0 })).total).toBe(0)
  })

  test('of another account is not found', async () => {
    const { _id } = await open.create(await open.design())
    await expect(open.services.exports.remove(await open.services.caller(), _id)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('the list is ordered newest first, and filtered by design or status', async () => {
  const [a, b] = [await open.design(), await open.design()]
  const first = await open.create(a)
  open.services.clock.time += 1
  const second = await open.create(b, { scale: 2 })
  const list = async (query: object) =>
    (await open.services.exports.list(open.caller, { limit: 20, offset: 0, ...query })).exports.map(({ _id }) => _id)
  expect(await list({})).toEqual([second._id, first._id])
  expect(await list({ designId: a })).toEqual([first._id])
  expect(await list({ status: 'failed' })).toEqual([])
})
