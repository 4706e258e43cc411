import { beforeEach, describe, expect, test } from 'vitest'
import { createFontVerifier } from '../../assets/fonts/verify-font.ts'
import { createImageVerifier } from '../../assets/verify-image.ts'
import { createAssets } from '../assets/assets.ts'
import { createDesigns } from '../designs/designs.ts'
import { createExports } from './exports.ts'
import { createShared } from '../sharing/shared.ts'
import { type Plan, planOf } from '../usage/plans.ts'
import { storageFullText } from '../../exports/export-limits.ts'
import { completeExport } from '../testing/complete-export.ts'
import { type FullCaller, DAY_MS, type OpenServices, png } from '../testing/open-services.ts'
import { designToExport } from '../testing/sample-exports.ts'
import { documentOf, image, pageOf } from '../testing/sample-documents.ts'
import { useServices } from '../testing/use-services.ts'
import { storedPaths } from '../testing/stored-paths.ts'

let open: OpenServices
let caller: FullCaller
let designId: string

useServices((services, own) => {
  open = services
  caller = own
})
beforeEach(async () => {
  designId = await designToExport(open, caller, { width: 1000, height: 1000, document: documentOf([], [], []) })
})

const ROOMY: Plan = {
  requestsPerMinute: 60,
  storageMb: 1000,
  exportMegapixels: 200,
  exportMb: 100,
  exportsAtOnce: 4,
  queuedExports: 1000,
}

function allowing(given: Partial<Plan>) {
  const rules = { ...open.rules, plans: { free: { ...ROOMY, ...given } } }
  const queueing = { ...rules, signals: open.signals, keptMs: 7 * DAY_MS }
  return {
    assets: createAssets({ ...rules, verifyImage: createImageVerifier(), verifyFont: createFontVerifier() }),
    designs: createDesigns({ ...rules, trashMs: DAY_MS }),
    exports: createExports(queueing),
    shared: createShared(queueing),
  }
}

/** Fills the account up to a megabyte. */
async function fill(account = caller): Promise<void> {
  const { storedBytes } = await open.store.usage.stored(account.accountId, open.clock.time)
  await open.store.assets.create({
    ...{ id: open.newId('ast'), accountId: account.accountId, sha256: 'f'.repeat(64), name: 'full' },
    ...{ contentType: 'image/png', bytes: 1_000_000 - storedBytes, width: 1, height: 1, createdAt: 1 },
  })
}

describe('an export', () => {
  const input = (options: object = {}) => ({ designId, format: 'png' as const, ...options })

  test('of more pixels than the plan allows is rejected before it is queued, with the limit and the requested number', async () => {
    const { exports } = allowing({ exportMegapixels: 2 })
    await expect(exports.create(caller, input())).rejects.toMatchObject({
      code: 'export_too_large',
      details: {
        reason: expect.stringMatching(/2 megapixels.*3 pages of 1000 × 1000 px have 3 mega.*at most 2 pages/),
      },
    })
    const large = exports.create(caller, input({ pages: [1], scale: 2 }))
    const reason = expect.stringMatching(/1 page of 2000 × 2000 px has 4 megapixels\. Use a smaller scale\.$/) as string
    await expect(large).rejects.toMatchObject({ code: 'export_too_large', details: { reason } })
    expect((await open.exports.list(caller, { limit: 9, offset: 0 })).total).toBe(0)
    expect(await exports.create(caller, input({ pages: [1, 3] }))).toMatchObject({ status: 'queued' })
    expect(await exports.create(caller, input({ format: 'pdf' }))).toMatchObject({ status: 'queued' })
  })

  test('is rejected once the storage of the plan is full, unless it reuses stored files', async () => {
    const { exports } = allowing({ storageMb: 1 })
    const { _id } = await exports.create(caller, input())
    await completeExport(open, 3)
    await fill()
    await expect(exports.create(caller, input({ scale: 2 }))).rejects.toMatchObject({
      code: 'storage_full',
      details: { usedBytes: 1_000_000, limitBytes: 1_000_000 },
    })
    expect(await exports.create(caller, input())).toMatchObject({ status: 'completed' })
    expect((await exports.get(caller, _id)).status).toBe('completed')
  })

  test('requested by a visitor of a shared design does not reveal the owner’s storage', async () => {
    const shared = { visibility: 'unlisted' as const, sharing: { download: true } }
    await open.designs.update(caller, designId, { update: shared })
    await fill()
    const { signal } = new AbortController()
    const attempt = allowing({ storageMb: 1 }).shared.export(designId, { format: 'png', signal })
    await expect(attempt).rejects.toMatchObject({
      code: 'overloaded',
      details: { reason: 'This design can’t be downloaded right now because its owner’s storage is full.' },
    })
  })
})

describe('an upload', () => {
  test('that does not fit is rejected without leaving a file, and succeeds once space has been freed', async () => {
    const { assets } = allowing({ storageMb: 1 })
    await fill()
    const bytes = await png('#010203')
    await expect(assets.create(caller, { bytes })).rejects.toMatchObject({
      code: 'storage_full',
      details: { usedBytes: 1_000_000, limitBytes: 1_000_000, neededBytes: bytes.length },
    })
    expect(await storedPaths(open.files, 'assets')).toEqual([])
    const [filling] = (await open.assets.list(caller, { limit: 9, offset: 0 })).assets
    await assets.remove(caller, filling?._id ?? '')
    expect((await assets.create(caller, { bytes })).bytes).toBe(bytes.length)
  })

  test('of an existing asset succeeds even without free storage', async () => {
    const { assets } = allowing({ storageMb: 1 })
    const bytes = await png('#010203')
    const { _id } = await assets.create(caller, { bytes })
    await fill()
    expect((await assets.create(caller, { bytes }))._id).toBe(_id)
  })
})

test('a design created from one of another account does not copy images that do not fit', async () => {
  const owner = await open.caller()
  const { _id } = await open.assets.create(owner, { bytes: await png('#010203') })
  const sharing = { visibility: 'unlisted' as const, sharing: { copy: true } }
  const body = { width: 10, height: 10, document: pageOf(image(`asset:${_id}`)), ...sharing }
  const original = await open.designs.create(owner, body)
  await fill()
  const { designs } = allowing({ storageMb: 1 })
  const attempt = designs.create(caller, { fromTemplate: original.design._id })
  await expect(attempt).rejects.toMatchObject({ code: 'storage_full' })
})

test('an account includes the limit of its plan and its stored bytes', async () => {
  const { bytes } = await open.assets.create(caller, { bytes: await png('#010203') })
  await open.exports.create(caller, { designId, format: 'pdf' })
  await completeExport(open)
  expect(await open.accounts.get(caller)).toMatchObject({
    limits: { storageBytes: 1_000_000_000, exportMegapixels: 200, exportBytes: 100_000_000 },
    usage: { assetBytes: bytes, storedBytes: bytes + 3 },
  })
})

test('the error states the used storage, the required storage, and how to free some', () => {
  expect(storageFullText({ usedBytes: 999_900_000, limitBytes: 1e9, neededBytes: 25_000_001 })).toBe(
    'The account uses 999.9 MB of the 1000 MB in its plan, and this requires 25.01 MB more. ' +
      'To free space, delete exports or assets, or empty the trash. Export files also expire.',
  )
  expect(storageFullText({ usedBytes: 1e9, limitBytes: 1e9, neededBytes: 1 })).not.toContain('needs')
})

test('a plan that no longer exists has the lowest limits', () => {
  const plans = { free: { ...ROOMY, exportMb: 500 }, pro: { ...ROOMY, storageMb: 5 } }
  expect(planOf(plans, 'gone')).toEqual({ ...ROOMY, storageMb: 5 })
})
