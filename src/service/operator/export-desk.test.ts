import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnerCaller } from '../access/caller.ts'
import { claimExport } from '../testing/complete-export.ts'
import type { FullCaller, OpenServices } from '../testing/open-services.ts'
import { designToExport } from '../testing/sample-exports.ts'
import { pageOf, text } from '../testing/sample-documents.ts'
import { useServices } from '../testing/use-services.ts'

let open: OpenServices
let caller: FullCaller
let designId: string
// The route has checked the caller: the desk only records who it is.
const admin = { accountId: 'acc_admin', origin: { address: '192.0.2.1', requestId: 'req_9' } } as OwnerCaller

useServices((services, own) => {
  open = services
  caller = own
})
beforeEach(async () => {
  designId = await designToExport(open, caller, { title: 'Poster', document: pageOf(text({ slot: 'headline' })) })
})

async function failed(options: object = {}): Promise<string> {
  const input = { designId, format: 'png' as const, ...options }
  const { _id } = await open.exports.create(caller, input, { requestId: 'req_1' })
  await claimExport(open)
  const error = { code: 'render_timeout', message: 'Rendering timed out.', retryable: true }
  await open.store.exports.fail(_id, 1, { error, now: open.clock.time })
  return _id
}

test('a failed export has its request, options and code, but not the data of the account', async () => {
  const id = await failed({ scale: 2, data: { headline: 'secret' } })
  const details = await open.exportDesk.get(admin, id)
  expect(details).toMatchObject({
    ...{ _id: id, status: 'failed', format: 'png', attempts: 0, claims: 1, workerCrashes: 0, requestId: 'req_1' },
    ...{ designId, designTitle: 'Poster', designRevision: 1, requestedBy: 'owner', retryFailure: null },
    account: { _id: caller.accountId },
    options: { scale: 2, data: null, filename: 'Poster' },
    error: { code: 'render_timeout' },
  })
  expect(JSON.stringify(details)).not.toContain('secret')
})

describe('a retry by an admin', () => {
  test('queues an export of the same account with the same data, and counts for that account', async () => {
    const id = await failed({ scale: 2, data: { headline: 'secret' } })
    const retried = await open.exportDesk.retry(admin, id, 'req_2')
    const { entries } = await open.auditLog.list(admin, { action: 'export_retried', limit: 1, offset: 0 })
    expect(entries).toMatchObject([
      { account: { _id: caller.accountId }, actor: { _id: admin.accountId }, target: retried._id, details: { of: id } },
    ])
    expect(retried).toMatchObject({ status: 'queued', requestId: 'req_2', account: { _id: caller.accountId } })
    const own = await open.exports.get(caller, retried._id)
    expect(own).toMatchObject({ status: 'queued', requestedBy: 'owner', options: { data: { headline: 'secret' } } })
    const today = await open.store.usage.days(caller.accountId, 0)
    expect(today.reduce((sum, { exports }) => sum + exports, 0)).toBe(2)
    expect((await open.exportDesk.get(admin, id)).status).toBe('failed')
  })

  test('is subject to the limits of the account', async () => {
    const id = await failed()
    await open.store.assets.create({
      ...{ id: open.newId('ast'), accountId: caller.accountId, sha256: 'f'.repeat(64), name: 'full' },
      ...{ contentType: 'image/png', bytes: 1_000_000_000, width: 1, height: 1, createdAt: 1 },
    })
    await expect(open.exportDesk.retry(admin, id, 'req_2')).rejects.toMatchObject({ code: 'storage_full' })
  })

  test('of an export whose data was too large to store is impossible, which the details explain in advance', async () => {
    const id = await failed({ data: { headline: 'x'.repeat(17_000) } })
    const failure = {
      code: 'export_not_retryable',
      details: { reason: expect.stringContaining('too large') as string },
    }
    expect((await open.exportDesk.get(admin, id)).retryFailure).toMatchObject(failure)
    await expect(open.exportDesk.retry(admin, id, 'req_2')).rejects.toMatchObject(failure)
  })

  test('of a design in the trash is impossible, which the details explain in advance', async () => {
    const id = await failed()
    await open.designs.trash(caller, designId)
    expect((await open.exportDesk.get(admin, id)).retryFailure).toMatchObject({ code: 'design_trashed' })
    await expect(open.exportDesk.retry(admin, id, 'req_2')).rejects.toMatchObject({ code: 'design_trashed' })
  })

  test('of an unknown or unfinished export fails', async () => {
    await expect(open.exportDesk.retry(admin, 'exp_unknown', 'req_2')).rejects.toMatchObject({ code: 'not_found' })
    const { _id } = await open.exports.create(caller, { designId, format: 'png' })
    await expect(open.exportDesk.retry(admin, _id, 'req_2')).rejects.toMatchObject({ code: 'export_not_retryable' })
  })
})
