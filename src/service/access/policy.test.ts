import { describe, expect, test } from 'vitest'
import type { Caller, Reader, Role, Scope } from './caller.ts'
import { requirePermission } from './policy.ts'
import type { OpenedDesign } from '../designs/design.ts'
import type { FullCaller, OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller

useServices((opened, own) => {
  services = opened
  caller = own
})

const blank = (): Promise<OpenedDesign> => services.designs.create(caller, { width: 10, height: 10 })

describe('another account', () => {
  test('finds none of the resources, whatever it tries', async () => {
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

describe('a permission', () => {
  const key = (...scopes: Scope[]): Caller => ({ ...caller, scopes })
  const session = (role: Role): Caller => ({
    ...{ ...caller, role, keyId: undefined },
    ...{ sessionId: 'ses_1', sessionHash: 'hash', signedInAt: 0, origin: { address: '', requestId: '' } },
  })

  test.each([
    ['read', () => key('read')],
    ['write', () => key('write')],
    ['read', () => session('member')],
    ['write', () => session('member')],
    ['session', () => session('member')],
    ['owner', () => session('owner')],
  ] as const)('to %s is given by its scope, a session or a role', (permission, who) => {
    expect(() => requirePermission(who(), permission)).not.toThrow()
  })

  test.each([
    ['read', () => key('write'), { code: 'scope_missing', details: { scope: 'read', granted: ['write'] } }],
    ['write', () => key('read'), { code: 'scope_missing', details: { scope: 'write', granted: ['read'] } }],
    ['session', () => key('read', 'write'), { code: 'session_needed' }],
    ['owner', () => key('read', 'write'), { code: 'session_needed' }],
    ['owner', () => session('member'), { code: 'owner_needed' }],
  ] as const)('to %s is refused otherwise', (permission, who, failure) => {
    expect(() => requirePermission(who(), permission)).toThrow(expect.objectContaining(failure))
  })

  test('to write is required by the types of methods that write', async () => {
    const { design } = await blank()
    const reader: Reader = caller
    // @ts-expect-error - without it, a route that declares the wrong permission would compile
    await services.designs.trash(reader, design._id)
  })
})
