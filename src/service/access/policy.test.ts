import { describe, expect, test } from 'vitest'
import { type Caller } from './caller.ts'
import { type OpenedDesign } from '../designs/design.ts'
import { type OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: Caller

useServices((opened, own) => {
  services = opened
  caller = own
})

const blank = (): Promise<OpenedDesign> => services.designs.create(caller, { width: 10, height: 10 })

describe('another account', () => {
  test('finds nothing, whatever they try', async () => {
    const { design } = await blank()
    const { design: trashed } = await blank()
    await services.designs.trash(caller, trashed._id)
    const other = await services.caller()
    for (const { _id } of [design, trashed]) {
      const attempts = [
        services.designs.get(other, _id),
        services.designs.update(other, _id, { update: { title: 'x' } }),
        services.designs.trash(other, _id),
        services.designs.trash(other, _id, { revisions: [1], received: '"1"' }),
        services.designs.restore(other, _id),
        services.designs.removeTrashed(other, _id),
        services.designs.duplicate(other, _id),
        services.exports.create(other, { designId: _id, format: 'png' }),
        services.templates.publish(other, { designId: _id }),
      ]
      for (const outcome of await Promise.allSettled(attempts)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
      }
    }
    expect(await services.designs.list(other, { limit: 20, offset: 0 })).toEqual({ designs: [], total: 0 })
    expect((await services.designs.get(caller, design._id)).design).toEqual(design)
  })
})

describe('a key', () => {
  test('that may only read changes nothing', async () => {
    const { design } = await blank()
    const reader: Caller = { ...caller, scopes: ['read'] }
    const refusal = { code: 'scope_missing', details: { scope: 'write', granted: ['read'] } }
    await expect(services.designs.create(reader, {})).rejects.toMatchObject(refusal)
    await expect(services.designs.trash(reader, design._id)).rejects.toMatchObject(refusal)
    expect((await services.designs.get(reader, design._id)).design).toEqual(design)
  })

  test('that may only write reads nothing', async () => {
    const writer: Caller = { ...caller, scopes: ['write'] }
    await expect(services.designs.list(writer, { limit: 1, offset: 0 })).rejects.toMatchObject({
      code: 'scope_missing',
    })
  })
})
