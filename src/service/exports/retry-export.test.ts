import { expect, test } from 'vitest'
import type { FullCaller, OpenServices } from '../testing/open-services.ts'
import { documentOf, pageOf, text } from '../testing/sample-documents.ts'
import { completeExport } from '../testing/complete-export.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller
useServices((opened, account) => {
  services = opened
  caller = account
})

async function canceled(options: object, document: object = pageOf()): Promise<string> {
  const created = await services.designs.create(caller, { title: 'Sale.png', width: 10, height: 10, document })
  const input = { designId: created.design._id, format: 'png' as const, ...options }
  const { _id } = await services.exports.create(caller, input)
  await services.exports.remove(caller, _id)
  return _id
}

test.each([
  [{ transparent: true, scale: 2, filename: 'A name.png' }],
  [{ format: 'pdf', bleed: 12, cropMarks: true, metadata: { author: '<b>Me</b>', keywords: ['a'] } }],
  [{ format: 'jpeg', quality: 7, background: '#123456', pages: [2, 1] }],
  [{ data: { headline: '{{no}} "placeholder"' } }],
])('a retry has the same %j', async (options) => {
  const id = await canceled(options, documentOf([text({ slot: 'headline' })], []))
  const first = await services.exports.get(caller, id)
  const again = await services.exports.retry(caller, id)
  expect(again).toMatchObject({ status: 'queued', format: first.format, designId: first.designId })
  expect(again.options).toEqual(first.options)
  const find = (exportId: string) => services.store.exports.find(caller.accountId, exportId)
  expect((await find(again._id))?.fingerprint).toBe((await find(id))?.fingerprint)
})

test('an export whose data was too large to store cannot be retried, and says why', async () => {
  const id = await canceled({ data: { headline: 'x'.repeat(17_000) } }, pageOf(text({ slot: 'headline' })))
  expect((await services.exports.get(caller, id)).options).toEqual({
    ...{ scale: 1, pages: null, background: null, data: null, filename: 'Sale.png', transparent: false },
  })
  await expect(services.exports.retry(caller, id)).rejects.toMatchObject({
    code: 'export_not_retryable',
    details: { reason: expect.stringContaining('too large to store') },
  })
})

test('a page and data that no longer exist in the design are reported', async () => {
  const withPages = await canceled({ pages: [2] }, documentOf([], []))
  const withData = await canceled({ data: { headline: 'x' } }, pageOf(text({ slot: 'headline' })))
  for (const id of [withPages, withData]) {
    const { designId } = await services.exports.get(caller, id)
    await services.designs.update(caller, designId, { update: { document: pageOf() } })
  }
  await expect(services.exports.retry(caller, withPages)).rejects.toMatchObject({ code: 'page_not_found' })
  await expect(services.exports.retry(caller, withData)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('an expired export can be retried', async () => {
  const { design } = await services.designs.create(caller, { width: 10, height: 10 })
  const { _id } = await services.exports.create(caller, { designId: design._id, format: 'png' })
  await completeExport(services)
  await expect(services.exports.retry(caller, _id)).rejects.toMatchObject({ code: 'export_not_retryable' })
  services.clock.time += 8 * 24 * 3_600_000
  expect(await services.exports.get(caller, _id)).toMatchObject({ status: 'expired', bytes: 0 })
  expect(await services.exports.retry(caller, _id, { exportId: 'exp_given' })).toMatchObject({
    _id: 'exp_given',
    status: 'queued',
  })
  expect(await services.exports.retry(caller, _id, { exportId: 'exp_given' })).toMatchObject({ _id: 'exp_given' })
})
