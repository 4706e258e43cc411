import { beforeEach, describe, expect, test } from 'vitest'
import type { SharedFormat } from './shared.ts'
import { claimExport, completeExport } from '../testing/complete-export.ts'
import { type FullCaller, DAY_MS, type OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller
let id: string
useServices((given, account) => {
  services = given
  caller = account
})

const OVER = AbortSignal.abort()

function ask(format: SharedFormat = 'png'): ReturnType<OpenServices['shared']['export']> {
  return services.shared.export(id, { format, signal: OVER })
}

const count = async (): Promise<number> => (await services.exports.list(caller, { limit: 1, offset: 0 })).total

async function failNext(retryable: boolean): Promise<void> {
  const claimed = await claimExport(services)
  if (claimed === undefined) throw new Error('the queue is empty')
  const error = { code: 'internal_error', message: 'It broke.', retryable }
  await services.store.exports.fail(claimed.id, claimed.claims, { error, now: services.clock.time })
}

describe('a visitor’s download', () => {
  beforeEach(async () => {
    const body = { width: 10, height: 10, visibility: 'unlisted' as const, sharing: { download: true } }
    id = (await services.designs.create(caller, body)).design._id
  })

  test('is one export per format for all requests', async () => {
    expect(await ask()).toEqual({ status: 'queued', downloadUrl: null, error: null })
    expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([
      'queued',
      'queued',
      'queued',
    ])
    expect(await count()).toBe(1)
    await completeExport(services)
    expect(await ask()).toMatchObject({
      status: 'completed',
      downloadUrl: expect.stringMatching(
        /^https:\/\/platen\.example\/files\/shared\/exports\/exp_[0-9a-z]{26}\/[^/]+\.png\?/,
      ),
    })
    expect(await ask('pdf')).toMatchObject({ status: 'queued' })
    expect(await count()).toBe(2)
  })

  test('is rendered again after its files were deleted', async () => {
    await ask()
    await completeExport(services)
    services.clock.time += 8 * DAY_MS
    expect(await ask()).toMatchObject({ status: 'queued' })
    await completeExport(services)
    expect(await ask()).toMatchObject({ status: 'completed' })
    expect(await count()).toBe(2)
  })

  test('that failed because of its document is not retried by later requests', async () => {
    await ask()
    await failNext(false)
    const failed = { status: 'failed', downloadUrl: null, error: { code: 'internal_error', retryable: false } }
    expect(await ask()).toMatchObject(failed)
    services.clock.time += 2 * 3_600_000
    expect(await ask()).toMatchObject(failed)
    expect(await count()).toBe(1)
  })

  test('that failed for another reason is retried once an hour', async () => {
    services.clock.time = Math.floor(services.clock.time / DAY_MS) * DAY_MS + DAY_MS
    const body = { width: 11, height: 10, visibility: 'unlisted' as const, sharing: { download: true } }
    id = (await services.designs.create(caller, body)).design._id
    services.clock.time += 90 * 60_000
    await ask()
    await failNext(true)
    expect(await ask()).toMatchObject({ status: 'queued' })
    await failNext(true)
    expect(await ask()).toMatchObject({ status: 'failed' })
    expect(await count()).toBe(2)
    services.clock.time += 3_600_000
    expect(await ask()).toMatchObject({ status: 'queued' })
    await completeExport(services)
    expect(await ask()).toMatchObject({ status: 'completed' })
    expect(await count()).toBe(3)
  })

  test('is listed as requested by a visitor, and shares its files with the same export of the owner', async () => {
    const list = async () => (await services.exports.list(caller, { limit: 9, offset: 0 })).exports
    await ask()
    const [visited] = await list()
    expect(visited).toMatchObject({ requestedBy: 'visitor' })
    await completeExport(services)
    const own = await services.exports.create(caller, { designId: id, format: 'png' })
    expect(own).toMatchObject({ requestedBy: 'owner', status: 'completed' })
    await services.exports.remove(caller, visited?._id ?? '')
    expect((await list()).map(({ _id }) => _id)).toEqual([own._id])
    expect(await ask()).toMatchObject({ status: 'completed' })
    expect((await list()).map(({ requestedBy }) => requestedBy).sort()).toEqual(['owner', 'visitor'])
  })

  test('that the owner canceled is retried once an hour, and a retry by the owner counts as the owner’s', async () => {
    services.clock.time += 90 * 60_000
    await ask()
    const [queued] = (await services.exports.list(caller, { limit: 1, offset: 0 })).exports
    await services.exports.remove(caller, queued?._id ?? '')
    expect(await ask()).toMatchObject({ status: 'queued' })
    expect(await count()).toBe(2)
    expect(await services.exports.retry(caller, queued?._id ?? '')).toMatchObject({ requestedBy: 'owner' })
  })

  test('is rejected while twenty exports of the owner wait, but an export of the owner is not', async () => {
    for (let scale = 1; scale <= 20; scale += 1)
      await services.exports.create(caller, { designId: id, format: 'png', scale: 1 + scale / 100 })
    await expect(ask()).rejects.toMatchObject({ code: 'overloaded' })
    const own = await services.exports.create(caller, { designId: id, format: 'png', scale: 3 })
    expect(own).toMatchObject({ status: 'queued' })
  })
})
