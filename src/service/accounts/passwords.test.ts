import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords({ randomBytes })

describe('a password', () => {
  test('is stored as Argon2id with a separate salt, at the costs that OWASP recommends', async () => {
    const stored = await passwords.hash('correct horse battery')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await passwords.hash('correct horse battery')).not.toBe(stored)
  })

  test('matches itself and no other password', async () => {
    const stored = await passwords.hash('correct horse battery')
    expect(await passwords.verify('correct horse battery', stored)).toBe(true)
    expect(await passwords.verify('correct horse batterx', stored)).toBe(false)
    expect(await passwords.verify('', stored)).toBe(false)
  })

  test('matches in every Unicode composition of its letters', async () => {
    const stored = await passwords.hash('Bl\u00fctenhonig-Glas')
    expect(await passwords.verify('Blu\u0308tenhonig-Glas', stored)).toBe(true)
  })

  test('matches a hash with other costs', async () => {
    // Of the reference implementation's own test: argon2id, password "password", salt "somesalt".
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await passwords.verify('password', stored)).toBe(true)
    expect(await passwords.verify('passwort', stored)).toBe(false)
  })

  test('never matches if there is no stored hash', async () => {
    expect(await passwords.verify('', null)).toBe(false)
    expect(await passwords.verify('correct horse battery', undefined)).toBe(false)
  })

  test('takes as much CPU time to verify if there is no stored hash', async () => {
    const stored = await passwords.hash('correct horse battery')
    const work = { some: [] as number[], none: [] as number[] }
    for (let round = 0; round < 5; round += 1) {
      work.some.push(await processorTimeOf(() => passwords.verify('wrong password', stored)))
      work.none.push(await processorTimeOf(() => passwords.verify('wrong password', null)))
    }
    const ratio = Math.min(...work.none) / Math.min(...work.some)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

test('if too many verifications wait, further ones are rejected, and the waiting ones succeed', async () => {
  const crowded = createPasswords({ randomBytes })
  const attempts = await Promise.allSettled(Array.from({ length: 104 }, () => crowded.verify('wrong password', null)))
  const refused = attempts.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ reason: { code: 'overloaded' } })
  expect(await crowded.verify('wrong password', null)).toBe(false)
})

/** Returns the CPU time of all threads in microseconds, which does not depend on other processes. */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
