import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mountSmallDisk } from '../../../test/setup/small-disk.ts'
import { assetPath, exportFolder, exportPath } from '../../files/file-paths.ts'
import { createDiskFileStore } from '../../files/disk-file-store.ts'
import type { FileStore } from '../../files/file-store.ts'
import { openCopySource } from '../../store/copy/copy-source.ts'
import { openCopyTarget } from '../../store/copy/copy-target.ts'
import { openDatabase } from '../../store/database.ts'
import { migrations } from '../../store/migrations/migrations.ts'
import { runMigrations } from '../../store/migrations/run-migrations.ts'
import { openStore, type Store } from '../../store/store.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../../store/testing/samples.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

const SECRET = 'a secret of at least 32 characters'
const ignore = (): void => undefined

interface Installation {
  readonly folder: string
  readonly store: Store
  readonly files: FileStore
  readonly accountId: string
}

let work: string
let origin: Installation

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'platen-backup-'))
  origin = await install(join(work, 'origin'))
})
afterEach(async () => {
  await origin.store.close()
  await rm(work, { recursive: true, force: true })
})

async function install(folder: string): Promise<Installation> {
  const store = await openStore({ dataDir: folder })
  await store.migrate(1)
  const files = await openFiles(folder)
  return { folder, store, files, accountId: await addAccount(store) }
}

function openFiles(folder: string): Promise<FileStore> {
  return createDiskFileStore({ folder: join(folder, 'files'), newName: () => newId('name') })
}

async function addAsset({ store, files, accountId }: Installation, text: string): Promise<string> {
  const sha256 = createHash('sha256').update(text).digest('hex')
  await files.write(assetPath(sha256), Buffer.from(text))
  await store.assets.create(sampleAsset(accountId, { sha256, bytes: text.length }), Infinity)
  return assetPath(sha256)
}

interface BackUpOptions {
  readonly folder?: string
  readonly files?: FileStore
  readonly signal?: AbortSignal
  readonly path?: string
  readonly secret?: string | undefined
}

async function backUp(options: BackUpOptions = {}) {
  const source = await openCopySource({ dataDir: options.folder ?? origin.folder })
  const path = options.path ?? join(work, 'backup.tar')
  try {
    const manifest = await writeBackup(path, {
      ...{ source, files: options.files ?? origin.files, secret: 'secret' in options ? options.secret : SECRET },
      ...{ version: '1.2.3', now: () => 50, onProgress: ignore },
      signal: options.signal ?? new AbortController().signal,
    })
    return { path, manifest }
  } finally {
    await source.close()
  }
}

async function restoreTo(folder: string, path: string, files?: FileStore) {
  const target = openCopyTarget({ dataDir: folder })
  try {
    return await restoreBackup(path, {
      target,
      files: files ?? (await openFiles(folder)),
      places: { database: 'the database', files: 'the folder' },
      now: () => 60,
      onProgress: ignore,
    })
  } finally {
    await target.close()
  }
}

async function reopened(folder: string): Promise<Store> {
  const store = await openStore({ dataDir: folder })
  await store.migrate(2)
  return store
}

const verify = (path: string) => verifyBackup(path, ignore)

describe('a backup', () => {
  test('contains the rows, the files they refer to and the secret of an earlier version, and is only for the owner', async () => {
    const paths = [await addAsset(origin, 'first'), await addAsset(origin, 'second')]
    await origin.files.write('assets/ff/unreferenced', Buffer.from('x'))
    await origin.files.write('thumbnails/des_1/1.webp', Buffer.from('x'))
    const { path, manifest } = await backUp()
    expect(manifest).toMatchObject({ snapshot: 1, files: { count: 2, bytes: 11 }, missing: [], platen: '1.2.3' })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(work)).toEqual(['backup.tar', 'origin'])
    expect(await verify(path)).toEqual(manifest)

    expect((await restoreTo(join(work, 'copy'), path)).hasSecret).toBe(true)
    const files = await openFiles(join(work, 'copy'))
    for (const each of paths) expect(await files.read(each)).toEqual(await origin.files.read(each))
    const store = await reopened(join(work, 'copy'))
    const list = { limit: 9, offset: 0 }
    expect(await store.assets.list(origin.accountId, list)).toEqual(
      await origin.store.assets.list(origin.accountId, list),
    )
    expect(await store.secrets.find()).toEqual({ signing: SECRET, encryption: SECRET })
    await store.close()
  })

  test('contains the secrets of the database, which an older one in the backup does not replace', async () => {
    const secrets = await origin.store.secrets.create({ signing: 'of the database', encryption: 'another' }, 1)
    const { path } = await backUp()
    expect((await restoreTo(join(work, 'copy'), path)).hasSecret).toBe(true)
    const store = await reopened(join(work, 'copy'))
    expect(await store.secrets.find()).toEqual(secrets)
    await store.close()
  })

  test('of documents with several megabytes is written in parts, and restored byte for byte', async () => {
    const documentJson = JSON.stringify({ text: 'ü"\\\n'.repeat(150_000) })
    const designs = Array.from({ length: 12 }, () =>
      sampleDesign(origin.accountId, { content: { documentJson, pageCount: 1, assetIds: [] } }),
    )
    for (const design of designs) await origin.store.designs.create(design)
    const { path, manifest } = await backUp()
    expect(manifest.tables['design_documents']?.rows).toBe(12)
    await restoreTo(join(work, 'copy'), path)
    const store = await reopened(join(work, 'copy'))
    const found = await store.designs.findWithDocument(origin.accountId, designs[7]?.id ?? '')
    expect(found?.documentJson).toBe(documentJson)
    await store.close()
  })

  test('takes another snapshot if a file is deleted before it is copied, and refers to no missing file', async () => {
    const gone = await addAsset(origin, 'gone')
    const added: string[] = []
    const files: FileStore = {
      ...origin.files,
      async stat(path) {
        if (path === gone && added.length === 0) {
          // Its owner deletes one asset and uploads another while the backup runs.
          added.push(await addAsset(origin, 'added'))
          const { assets } = await origin.store.assets.list(origin.accountId, { limit: 9, offset: 0 })
          const [{ id } = { id: '' }] = assets.filter(({ sha256 }) => gone.endsWith(sha256))
          await origin.store.assets.remove(origin.accountId, id)
          await origin.files.remove(gone)
        }
        return origin.files.stat(path)
      },
    }
    const { path, manifest } = await backUp({ files })
    expect(manifest).toMatchObject({ missing: [], files: { count: 1 } })
    expect(manifest.tables['assets']?.rows).toBe(1)
    await verify(path)
    await restoreTo(join(work, 'copy'), path)
    expect(String(await (await openFiles(join(work, 'copy'))).read(added[0] ?? ''))).toBe('added')
  })

  test('replaces the rows of a snapshot that refers to a deleted file with those of the next', async () => {
    const gone = await addAsset(origin, 'gone')
    const kept = await addAsset(origin, 'kept')
    let stats = 0
    const files: FileStore = {
      ...origin.files,
      async stat(path) {
        // Missing before the first snapshot and after it, then deleted.
        if (path === gone && (stats += 1) === 2) {
          const { assets } = await origin.store.assets.list(origin.accountId, { limit: 9, offset: 0 })
          const [{ id } = { id: '' }] = assets.filter(({ sha256 }) => gone.endsWith(sha256))
          await origin.store.assets.remove(origin.accountId, id)
        }
        return path === gone ? undefined : origin.files.stat(path)
      },
    }
    const { path, manifest } = await backUp({ files })
    expect(manifest).toMatchObject({ snapshot: 2, missing: [], files: { count: 1 } })
    expect(await verify(path)).toEqual(manifest)
    await restoreTo(join(work, 'copy'), path)
    const store = await reopened(join(work, 'copy'))
    const { assets } = await store.assets.list(origin.accountId, { limit: 9, offset: 0 })
    expect(assets.map(({ sha256 }) => assetPath(sha256))).toEqual([kept])
    await store.close()
  })

  test('leaves out files that are removed all the time, and a restore their rows', async () => {
    const lost = await addAsset(origin, 'lost')
    await origin.files.remove(lost)
    const kept = await addAsset(origin, 'kept')
    // Every look at one of these files comes just after its removal, when the next one has been added.
    let latest = await addAsset(origin, 'in turn')
    const removeLatest = async (): Promise<void> => {
      const { assets } = await origin.store.assets.list(origin.accountId, { limit: 9, offset: 0 })
      const { id = '' } = assets.find(({ sha256 }) => latest.endsWith(sha256)) ?? {}
      await origin.store.assets.remove(origin.accountId, id)
      await origin.files.remove(latest)
    }
    const files: FileStore = {
      ...origin.files,
      async stat(path) {
        if (path === latest) {
          await removeLatest()
          latest = await addAsset(origin, `after ${path}`)
        }
        return origin.files.stat(path)
      },
    }
    const { path, manifest } = await backUp({ files })
    expect(manifest).toMatchObject({ snapshot: 20, missing: [lost], files: { count: 1 } })
    expect(manifest.removed).toHaveLength(1)
    expect(manifest.tables['assets']?.rows).toBe(3)
    expect(await verify(path)).toEqual(manifest)

    await restoreTo(join(work, 'copy'), path)
    const store = await reopened(join(work, 'copy'))
    const { assets } = await store.assets.list(origin.accountId, { limit: 9, offset: 0 })
    expect(assets.map(({ sha256 }) => assetPath(sha256)).sort()).toEqual([kept, lost].sort())
    const bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0)
    expect(await store.accounts.usage(origin.accountId, 60)).toMatchObject({ assets: 2, storedBytes: bytes })
    await store.close()
  })

  test('leaves out the files of an export that is deleted while they are copied, and a restore its row', async () => {
    const design = sampleDesign(origin.accountId)
    await origin.store.designs.create(design)
    const exportIds: string[] = []
    const complete = async (): Promise<void> => {
      const { id } = await origin.store.exports.create(sampleExport(design), '{}')
      await origin.store.exports.claim({ workerId: 'w', now: 50, leaseMs: 60_000 })
      await origin.files.write(exportPath(id, '1-1.png'), Buffer.from('abc'))
      const image = { name: '1-1.png', page: 1, width: 1, height: 1, bytes: 3, contentType: 'image/png', crc32: 1 }
      const result = { now: 50, expiresAt: 1_000, fileSet: id, files: [image], warnings: [] }
      await origin.store.exports.finish(id, 1, result)
      exportIds.push(id)
    }
    await complete()
    const files: FileStore = {
      ...origin.files,
      async stat(path) {
        const [latest = ''] = exportIds.slice(-1)
        if (path.includes(latest)) {
          await origin.store.exports.remove(origin.accountId, latest)
          await origin.files.removeFolder(exportFolder(latest))
          await complete()
        }
        return origin.files.stat(path)
      },
    }
    const { path, manifest } = await backUp({ files })
    expect(manifest).toMatchObject({ missing: [], files: { count: 0 } })
    expect(manifest.removed).toHaveLength(1)
    await verify(path)
    await restoreTo(join(work, 'copy'), path)
    const store = await reopened(join(work, 'copy'))
    expect(await store.exports.list(origin.accountId, { limit: 9, offset: 0, now: 60 })).toEqual({
      exports: [],
      total: 0,
    })
    await store.close()
  })

  test('lists files that do not exist although rows refer to them', async () => {
    const lost = await addAsset(origin, 'lost')
    await addAsset(origin, 'kept')
    await origin.files.remove(lost)
    const { path, manifest } = await backUp()
    expect(manifest).toMatchObject({ missing: [lost], files: { count: 1 } })
    expect((await verify(path)).missing).toEqual([lost])
    expect((await restoreTo(join(work, 'copy'), path)).manifest.missing).toEqual([lost])
  })

  test('never replaces a file, and leaves nothing behind when it is interrupted', async () => {
    await writeFile(join(work, 'backup.tar'), 'precious')
    await expect(backUp()).rejects.toThrow('already exists')
    expect(await readFile(join(work, 'backup.tar'), 'utf8')).toBe('precious')
    const abort = new AbortController()
    abort.abort(new Error('interrupted'))
    await expect(backUp({ path: join(work, 'second.tar'), signal: abort.signal })).rejects.toThrow('interrupted')
    expect(await readdir(work)).toEqual(['backup.tar', 'origin'])
  })

  test('does not overwrite the file of another backup in progress', async () => {
    await writeFile(join(work, 'backup.tar.partial'), 'in progress')
    await expect(backUp()).rejects.toThrow(/backup\.tar\.partial exists: another backup/)
    expect(await readFile(join(work, 'backup.tar.partial'), 'utf8')).toBe('in progress')
  })

  test('into a missing folder names the folder', async () => {
    await expect(backUp({ path: join(work, 'missing/backup.tar') })).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

const disk = await mountSmallDisk(2)

test.skipIf(disk === undefined)('a backup on a full disk says so and leaves nothing behind', async () => {
  const path = join(disk?.folder ?? '', 'backup.tar')
  for (let number = 0; number < 4; number += 1) await addAsset(origin, String(number).repeat(1_000_000))
  await expect(backUp({ path })).rejects.toThrow(/No space left on the disk of .*backup\.tar/)
  expect(await readdir(disk?.folder ?? '')).toEqual([])
  await disk?.unmount()
})

describe('a damaged backup', () => {
  let path: string
  beforeEach(async () => {
    for (const text of ['first', 'second']) await addAsset(origin, text)
    for (let number = 0; number < 20; number += 1) await origin.store.designs.create(sampleDesign(origin.accountId))
    path = (await backUp()).path
  })

  async function expectRefused(reason: RegExp): Promise<void> {
    await expect(verify(path)).rejects.toThrow(reason)
    await expect(restoreTo(join(work, 'copy'), path)).rejects.toThrow(reason)
    // Nothing was restored, so another backup can be.
    const store = await reopened(join(work, 'copy'))
    expect(await store.accounts.list()).toEqual([])
    await store.close()
    expect(await readdir(join(work, 'copy', 'files'))).toEqual(['.discarded', '.partial'])
  }

  test.each([0.1, 0.5, 0.9])(
    'that ends after %f of its length is rejected before anything is restored',
    async (part) => {
      await truncate(path, Math.floor((await stat(path)).size * part))
      await expectRefused(/is damaged or incomplete/)
    },
  )

  test('that ends between two entries is rejected', async () => {
    // Without the last entry and the end of the archive: 512 bytes each for header and content, and 1024 bytes.
    await truncate(path, (await stat(path)).size - 2048)
    await expectRefused(/its end is missing/)
  })

  test('with a single changed byte is rejected, wherever it is', async () => {
    const bytes = await readFile(path)
    for (let offset = 0; offset < bytes.length; offset += 512) {
      // The first byte of each block: of a header, or of content. Other blocks are padding.
      if (bytes[offset] === 0) continue
      const file = await open(path, 'r+')
      await file.write(Buffer.from([(bytes[offset] ?? 0) ^ 1]), 0, 1, offset)
      // The byte may be one of the name of a migration, which is then unknown.
      const problem = /is damaged or incomplete|not a backup|which this version lacks/
      await expect(verify(path), String(offset)).rejects.toThrow(problem)
      await file.write(bytes, offset, 1, offset)
      await file.close()
    }
    await verify(path)
  })

  test('with data after its end is rejected', async () => {
    await appendFile(path, 'x'.repeat(1024))
    await expectRefused(/is damaged or incomplete/)
  })

  test('with a path that leads out of the file store is rejected', async () => {
    const bytes = (await readFile(path)).toString('latin1')
    const [name = ''] = /files\/assets\/[0-9a-f/]+/.exec(bytes) ?? []
    const evil = `files/../../${'x'.repeat(name.length - 12)}`
    const header = Buffer.from(bytes.slice(bytes.indexOf(name)).slice(0, 512).replace(name, evil), 'latin1')
    // The checksum of a header is the sum of its bytes, with eight spaces for the checksum itself.
    header.write(' '.repeat(8), 148)
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    const at = bytes.indexOf(name)
    await writeFile(path, Buffer.from(bytes.slice(0, at) + header.toString('latin1') + bytes.slice(at + 512), 'latin1'))
    await expectRefused(/not a path of a file store/)
  })

  test('that is another kind of file is rejected', async () => {
    await writeFile(path, 'not a backup')
    await expectRefused(/is damaged or incomplete|not a backup/)
    await writeFile(path, '')
    await expectRefused(/is not a backup of Platen/)
  })
})

describe('a restore', () => {
  test('rejects a target with data or files, and leaves it unchanged', async () => {
    await addAsset(origin, 'first')
    const { path } = await backUp()
    const other = await install(join(work, 'other'))
    await expect(restoreTo(other.folder, path)).rejects.toThrow('There is already data in the database.')
    expect(await other.store.accounts.list()).toHaveLength(1)
    await other.store.close()
    const files = await openFiles(join(work, 'empty'))
    await files.write('exports/exp_1/1-1.png', Buffer.from('x'))
    await expect(restoreTo(join(work, 'empty'), path)).rejects.toThrow(/already files in the folder.*1-1\.png/)
  })

  test('that was interrupted leaves a database that no server opens, and starts over', async () => {
    const asset = await addAsset(origin, 'first')
    for (let number = 0; number < 500; number += 1) await origin.store.designs.create(sampleDesign(origin.accountId))
    const { path } = await backUp()
    const folder = join(work, 'copy')
    const failing: FileStore = {
      ...(await openFiles(folder)),
      write: () => Promise.reject(new Error('interrupted')),
    }
    await expect(restoreTo(folder, path, failing)).rejects.toThrow('interrupted')
    await expect(reopened(folder)).rejects.toThrow(/incomplete: platen restore was interrupted.*backup\.tar/)
    await restoreTo(folder, path)
    const store = await reopened(folder)
    expect((await store.accounts.find(origin.accountId))?.designCount).toBe(500)
    expect(String(await (await openFiles(folder)).read(asset))).toBe('first')
    await store.close()
  })

  test('of a backup of an earlier version migrates the restored data', async () => {
    const old = openDatabase({ dataDir: join(work, 'old') })
    await runMigrations(old, migrations.slice(0, 4), 1)
    const counts = { changes: 0, design_count: 0, trash_count: 0, export_count: 0, queue_turn: 0, cost_ratio: 1 }
    const account = { id: 'acc', email: 'Ö@b.c', email_key: 'Ö@b.c', plan: 'free', created_at: 1, role: 'owner' }
    await old.query
      .insertInto('accounts')
      .values({ ...account, ...counts, password: null } as never)
      .execute()
    old.dialect.close()
    await old.query.destroy()
    const { path } = await backUp({ folder: join(work, 'old') })
    const { migrations: ran } = await restoreTo(join(work, 'copy'), path)
    expect(ran).toEqual(migrations.slice(4).map(({ name }) => name))
    const store = await reopened(join(work, 'copy'))
    // Migration 005 has folded the key.
    expect(await store.accounts.findCredentials('ö@B.C')).toMatchObject({ account: { id: 'acc' } })
    await store.close()
  })

  test('rejects a backup of a newer version, with the version', async () => {
    const { path } = await backUp()
    const bytes = await readFile(path)
    const newer = Buffer.from(bytes.toString('latin1').replace('"format": 1', '"format": 2'), 'latin1')
    await writeFile(path, newer)
    await expect(restoreTo(join(work, 'copy'), path)).rejects.toThrow(/was written by Platen 1\.2\.3 in format 2/)
  })
})
