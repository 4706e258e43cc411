import { describe, expect, test } from 'vitest'
import type { ExportStatus } from './export.ts'
import { claimExport, completeExport } from '../service/testing/complete-export.ts'
import { DAY_MS } from '../service/testing/open-services.ts'
import { useQueue } from './testing/use-queue.ts'
import { documentOf } from '../service/testing/sample-documents.ts'

const queue = useQueue()

describe('a completed export', () => {
  test('of one page has one file, whose URL is the download URL', async () => {
    const { _id } = await queue.create(await queue.design())
    await completeExport(queue.services)
    const done = await queue.services.exports.get(queue.caller, _id)
    expect(done.files).toEqual([
      { page: 1, url: done.downloadUrl, width: 10, height: 10, bytes: 3, contentType: 'image/png' },
    ])
    expect(done.downloadUrl).toMatch(
      /^https:\/\/platen\.example\/files\/exports\/exp_\w+\/Summer-%20sale\.png\?expires=\d+&signature=/,
    )
    expect(done.expiresAt).toBe(new Date(queue.services.clock.time + 7 * DAY_MS).toISOString())
  })

  test('of several pages has a file for each, and a ZIP of them as the download', async () => {
    const { _id } = await queue.create(await queue.design({ document: documentOf([], []) }))
    await completeExport(queue.services, 2)
    const done = await queue.services.exports.get(queue.caller, _id)
    expect(done.files.map(({ url }) => url.replace(/\?.*/, '').split('/').at(-1))).toEqual([
      'Summer-%20sale-1.png',
      'Summer-%20sale-2.png',
    ])
    expect(done.downloadUrl).toContain('/Summer-%20sale.zip?')
  })

  test('is expired from `expiresAt` on, also in the list and in the usage', async () => {
    const { _id } = await queue.create(await queue.design())
    await completeExport(queue.services)
    const observe = async () => {
      const { status, downloadUrl, files } = await queue.services.exports.get(queue.caller, _id)
      const listed = async (filter: ExportStatus) =>
        (await queue.services.exports.list(queue.caller, { limit: 20, offset: 0, status: filter })).exports.map(
          (listed) => listed.status,
        )
      const { completed, expired } = (await queue.services.accounts.get(queue.caller)).usage.exports
      const lists = [...(await listed('completed')), ...(await listed('expired'))]
      return { status, lists, offers: files.length, link: downloadUrl !== null, completed, expired }
    }
    queue.services.clock.time += 7 * DAY_MS - 1
    const before = { status: 'completed', lists: ['completed'], offers: 1, link: true, completed: 1, expired: 0 }
    expect(await observe()).toEqual(before)
    queue.services.clock.time += 1
    const after = { status: 'expired', lists: ['expired'], offers: 0, link: false, completed: 0, expired: 1 }
    expect(await observe()).toEqual(after)
  })

  test('has a newly signed URL after ten minutes', async () => {
    const { _id } = await queue.create(await queue.design())
    await completeExport(queue.services)
    const before = await queue.services.exports.get(queue.caller, _id)
    queue.services.clock.time += 600_000
    expect((await queue.services.exports.get(queue.caller, _id)).downloadUrl).not.toBe(before.downloadUrl)
  })
})

describe('deleting an export', () => {
  test('cancels a queued export, and deletes it when repeated', async () => {
    const { _id } = await queue.create(await queue.design())
    expect(await queue.services.exports.remove(queue.caller, _id)).toMatchObject({
      canceled: { _id, status: 'canceled' },
    })
    expect(await queue.services.exports.remove(queue.caller, _id)).toEqual({ removed: true })
    await expect(queue.services.exports.get(queue.caller, _id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is rejected while it is processed', async () => {
    const { _id } = await queue.create(await queue.design())
    await claimExport(queue.services)
    await expect(queue.services.exports.remove(queue.caller, _id)).rejects.toMatchObject({
      code: 'export_not_cancelable',
      details: { id: _id, status: 'processing' },
    })
  })

  test('removes a completed export from the list', async () => {
    const { _id } = await queue.create(await queue.design())
    await completeExport(queue.services)
    expect(await queue.services.exports.remove(queue.caller, _id)).toEqual({ removed: true })
    expect((await queue.services.exports.list(queue.caller, { limit: 20, offset: 0 })).total).toBe(0)
  })

  test('fails as not found for another account', async () => {
    const { _id } = await queue.create(await queue.design())
    await expect(queue.services.exports.remove(await queue.services.caller(), _id)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('the list is ordered newest first, and filtered by design or status', async () => {
  const [a, b] = [await queue.design(), await queue.design()]
  const first = await queue.create(a)
  queue.services.clock.time += 1
  const second = await queue.create(b, { scale: 2 })
  const list = async (query: object) =>
    (await queue.services.exports.list(queue.caller, { limit: 20, offset: 0, ...query })).exports.map(({ _id }) => _id)
  expect(await list({})).toEqual([second._id, first._id])
  expect(await list({ designId: a })).toEqual([first._id])
  expect(await list({ status: 'failed' })).toEqual([])
})
