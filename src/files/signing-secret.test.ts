import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSigningSecret, removeSigningSecret, signingSecretPath } from './signing-secret.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a secret is read without its line break until it is removed', async () => {
  expect(await findSigningSecret(folder)).toBeUndefined()
  await writeFile(signingSecretPath(folder), `${'s'.repeat(32)}\n`)
  expect(await findSigningSecret(folder)).toBe('s'.repeat(32))
  for (let times = 0; times < 2; times += 1) await removeSigningSecret(folder)
  expect(await findSigningSecret(folder)).toBeUndefined()
})

test('a secret that is too short is rejected', async () => {
  await writeFile(signingSecretPath(folder), 'short\n')
  await expect(findSigningSecret(folder)).rejects.toThrow('at least 32 characters; it has 5')
})
