import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSigningSecret, loadSigningSecret, saveSigningSecret } from './signing-secret.ts'

let folder: string
const newSecret = (): string => randomBytes(32).toString('base64url')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the secret is created once and reused', async () => {
  const secret = await loadSigningSecret(join(folder, 'data'), newSecret)
  expect(secret).toHaveLength(43)
  expect(await loadSigningSecret(join(folder, 'data'), newSecret)).toBe(secret)
  expect(await readdir(join(folder, 'data'))).toEqual(['signing-secret'])
})

test('a saved secret replaces the one that was created before', async () => {
  expect(await findSigningSecret(join(folder, 'data'))).toBeUndefined()
  await loadSigningSecret(join(folder, 'data'), newSecret)
  const secret = newSecret()
  for (let times = 0; times < 2; times += 1) await saveSigningSecret(join(folder, 'data'), secret)
  expect(await findSigningSecret(join(folder, 'data'))).toBe(secret)
  expect(await readdir(join(folder, 'data'))).toEqual(['signing-secret'])
  await expect(saveSigningSecret(folder, 'short')).rejects.toThrow('at least 32 characters')
})

test('concurrent loads get the same secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => loadSigningSecret(folder, newSecret)))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(folder)).toEqual(['signing-secret'])
})

test.skipIf(process.platform === 'win32')('other users of the machine cannot read the secret', async () => {
  await loadSigningSecret(folder, newSecret)
  expect((await stat(join(folder, 'signing-secret'))).mode & 0o777).toBe(0o600)
})
