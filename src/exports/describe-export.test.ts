import { describe, expect, test } from 'vitest'
import { type Export, type ExportStatus } from './export.ts'
import { claimExport, completeExport } from '../service/testing/complete-export.ts'
import { type FullCaller, DAY_MS, type OpenServices } from '../service/testing/open-services.ts'
import { designToExport, queueExport } from '../service/testing/queue-export.ts'
import { useServices } from '../service/testing/use-services.ts'
import { documentOf } from '../service/testing/sample-documents.ts'

let services: OpenServices
let caller: FullCaller

useServices(
  (opened, own) => {
    services = opened
    caller = own
  },
  { stepMs: 60_000 },
)

const design = (body: object = {}): Promise<string> => designToExport(services, caller, body)
const create = (designId: string, options: object = {}): Promise<Export> =>
  queueExport(services, caller, { designId, ...options })

describe('a completed export', () => {
  test('of one page has one file, which is the download', async () => {
    const { _id } = await create(await design())
    await completeExport(services)
    const done = await services.exports.get(caller, _id)
    expect(done.files).toEqual([
      { page: 1, url: done.downloadUrl, width: 10, height: 10, bytes: 3, contentType: 'image/png' },
    ])
    expect(done.downloadUrl).toMatch(
      /^https:\/\/platen\.example\/files\/exports\/exp_\w+\/Summer-%20sale\.png\?expires=\d+&signature=/,
    )
    expect(done.expiresAt).toBe(new Date(services.clock.time + 7 * DAY_MS).toISOString())
  })

  test('of several pages has a file for each, and a ZIP of all as the download', async () => {
    const { _id } = await create(await design({ document: documentOf([], []) }))
    await completeExport(services, 2)
    const done = await services.exports.get(caller, _id)
    expect(done.files.map(({ url }) => url.replace(/\?.*/, '').split('/').at(-1))).toEqual([
      'Summer-%20sale-1.png',
      'Summer-%20sale-2.png',
    ])
    expect(done.downloadUrl).toContain('/Summer-%20sale.zip?')
  })

  test('expires at its time, also in the list and in the usage', async () => {
    const { _id } = await create(await design())
    await completeExport(services)
    const seen = async () => {
      const { status, downloadUrl, files } = await services.exports.get(caller, _id)
      const listed = async (asked: ExportStatus) =>
        (await services.exports.list(caller, { limit: 20, offset: 0, status: asked })).exports.map((one) => one.status)
      const { completed, expired } = (await services.accounts.get(caller)).usage.exports
      const lists = [...(await listed('completed')), ...(await listed('expired'))]
      return { status, lists, offers: files.length, link: downloadUrl !== null, completed, expired }
    }
    services.clock.time += 7 * DAY_MS - 1
    const before = { status: 'completed', lists: ['completed'], offers: 1, link: true, completed: 1, expired: 0 }
    expect(await seen()).toEqual(before)
    services.clock.time += 1
    const after = { status: 'expired', lists: ['expired'], offers: 0, link: false, completed: 0, expired: 1 }
    expect(await seen()).toEqual(after)
  })

  test('has newly signed URLs every ten minutes', async () => {
    const { _id } = await create(await design())
    await completeExport(services)
    const before = await services.exports.get(caller, _id)
    services.clock.time += 600_000
    expect((await services.exports.get(caller, _id)).downloadUrl).not.toBe(before.downloadUrl)
  })
})

describe('deleting an export', () => {
  test('cancels one that is queued, and then deletes it', async () => {
    const { _id } = await create(await design())
    expect(await services.exports.remove(caller, _id)).toMatchObject({ canceled: { _id, status: 'canceled' } })
    expect(await services.exports.remove(caller, _id)).toEqual({ removed: true })
    await expect(services.exports.get(caller, _id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('that has started is rejected', async () => {
    const { _id } = await create(await design())
    await claimExport(services)
    await expect(services.exports.remove(caller, _id)).rejects.toMatchObject({
      code: 'export_not_cancelable',
      details: { id: _id, status: 'processing' },
    })
  })

  test('that has ended deletes it', async () => {
    const { _id } = await create(await design())
    await completeExport(services)
    expect(await services.exports.remove(caller, _id)).toEqual({ removed: true })
    expect((await services.exports.list(caller, { limit: 20, offset: 0 })).total).toBe(0)
  })

  test('of another account is not found', async () => {
    const { _id } = await create(await design())
    await expect(services.exports.remove(await services.caller(), _id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('the list is ordered newest first, and filtered by design or status', async () => {
  const [a, b] = [await design(), await design()]
  const first = await create(a)
  services.clock.time += 1
  const second = await create(b, { scale: 2 })
  const list = async (query: object) =>
    (await services.exports.list(caller, { limit: 20, offset: 0, ...query })).exports.map(({ _id }) => _id)
  expect(await list({})).toEqual([second._id, first._id])
  expect(await list({ designId: a })).toEqual([first._id])
  expect(await list({ status: 'failed' })).toEqual([])
})
