import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { loadSecrets } from './load-secrets.ts'
import { openStore, type Store } from '../store/store.ts'

let folder: string
let store: Store
const warnings: string[] = []
const FILE_SECRET = 'of an earlier version, in the data folder'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-secrets-'))
  store = await openStore({ dataDir: folder })
  await store.migrate(0)
  warnings.length = 0
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const load = (settings: Record<string, string> = {}) =>
  loadSecrets(readConfig({ PLATEN_DATA_DIR: folder, ...settings }), {
    ...{ store, now: () => 1, randomBytes },
    warn: (text) => warnings.push(text),
  })
const writeSecretFile = () => writeFile(join(folder, 'signing-secret'), `${FILE_SECRET}\n`)

test('two different secrets of 256 bits are generated once', async () => {
  const secrets = await load()
  expect(secrets.signing).toMatch(/^[\w-]{43}$/)
  expect(secrets.encryption).toMatch(/^[\w-]{43}$/)
  expect(secrets.encryption).not.toBe(secrets.signing)
  expect(await load()).toEqual(secrets)
})

test('PLATEN_SECRET takes precedence, and is not stored', async () => {
  const secret = 'a secret of at least 32 characters'
  expect(await load({ PLATEN_SECRET: secret })).toEqual({ signing: secret, encryption: secret })
  expect(await store.secrets.find()).toBeUndefined()
  const generated = await load()
  expect(await load({ PLATEN_SECRET: secret })).toEqual({ signing: secret, encryption: secret })
  expect(await load()).toEqual(generated)
})

test('the secret of the data folder moves to the database', async () => {
  await writeSecretFile()
  expect(await load()).toEqual({ signing: FILE_SECRET, encryption: FILE_SECRET })
  expect(existsSync(join(folder, 'signing-secret'))).toBe(false)
  expect(await load()).toEqual({ signing: FILE_SECRET, encryption: FILE_SECRET })
})

test('the file is removed later if the process ended in between, also after a reset', async () => {
  await writeSecretFile()
  await load()
  await store.secrets.resetSigning('new', 2, [])
  await writeSecretFile()
  expect(await load()).toEqual({ signing: 'new', encryption: FILE_SECRET })
  expect([existsSync(join(folder, 'signing-secret')), warnings]).toEqual([false, []])
})

test('another secret in the data folder is not used, which is reported', async () => {
  const secrets = await load()
  await writeSecretFile()
  expect(await load()).toEqual(secrets)
  expect(existsSync(join(folder, 'signing-secret'))).toBe(true)
  expect(warnings).toEqual([
    expect.stringMatching(
      /signing-secret is not used.* set PLATEN_SECRET to its content; otherwise delete the file\.$/,
    ),
  ])
})
