import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords({ randomBytes })

describe('a password', () => {
  test('is kept as Argon2id with a salt of its own, at the costs that OWASP asks for', async () => {
    const kept = await passwords.hash('correct horse battery')
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await passwords.hash('correct horse battery')).not.toBe(kept)
  })

  test('is the same one again, and no other', async () => {
    const kept = await passwords.hash('correct horse battery')
    expect(await passwords.verify('correct horse battery', kept)).toBe(true)
    expect(await passwords.verify('correct horse batterx', kept)).toBe(false)
    expect(await passwords.verify('', kept)).toBe(false)
  })

  test('is the same however its letters were composed', async () => {
    const kept = await passwords.hash('Bl\u00fctenhonig-Glas')
    expect(await passwords.verify('Blu\u0308tenhonig-Glas', kept)).toBe(true)
  })

  test('is held against what was made at other costs', async () => {
    // Of the reference implementation's own test: argon2id, password "password", salt "somesalt".
    const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await passwords.verify('password', kept)).toBe(true)
    expect(await passwords.verify('passwort', kept)).toBe(false)
  })

  test('fails if none is stored', async () => {
    expect(await passwords.verify('', null)).toBe(false)
    expect(await passwords.verify('correct horse battery', undefined)).toBe(false)
  })

  test('takes as long if none is stored', async () => {
    const kept = await passwords.hash('correct horse battery')
    const times = { some: [] as number[], none: [] as number[] }
    for (let round = 0; round < 7; round += 1) {
      times.some.push(await timeOf(() => passwords.verify('wrong password', kept)))
      times.none.push(await timeOf(() => passwords.verify('wrong password', null)))
    }
    const ratio = Math.min(...times.none) / Math.min(...times.some)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

test('if too many wait, the next is asked to try again, and those that wait are served', async () => {
  const crowded = createPasswords({ randomBytes })
  const attempts = await Promise.allSettled(Array.from({ length: 104 }, () => crowded.verify('wrong password', null)))
  const refused = attempts.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ reason: { code: 'overloaded' } })
  expect(await crowded.verify('wrong password', null)).toBe(false)
}, 60_000)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
