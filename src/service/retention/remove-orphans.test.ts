import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { assetPath } from '../../files/file-paths.ts'
import { type FullCaller, DAY_MS, type OpenServices, png } from '../testing/open-services.ts'
import { storedPaths } from '../testing/stored-paths.ts'
import { useNewServices } from '../testing/use-services.ts'
import { removeOrphans } from './remove-orphans.ts'

const HOUR_MS = 3_600_000

let open: OpenServices
let caller: FullCaller

useNewServices((opened, own) => {
  open = opened
  caller = own
})

const run = (): Promise<number> => removeOrphans({ store: open.store, files: open.files, now: open.now })

const paths = (folder: string): Promise<string[]> => storedPaths(open.files, folder)

async function age(path: string, ageMs: number): Promise<void> {
  const time = (open.clock.time - ageMs) / 1000
  await utimes(join(open.folder, 'files', path), time, time)
}

describe('the files of an export', () => {
  test('that no row names are deleted once they are an hour old', async () => {
    await open.files.write('exports/exp_gone/1-1.png', Buffer.from('x'))
    expect(await run()).toBe(0)
    open.clock.time += HOUR_MS + 60_000
    expect(await run()).toBe(1)
    expect(await paths('exports')).toEqual([])
  })

  test('remain while the export is being rendered, at any age', async () => {
    const { design } = await open.designs.create(caller, { width: 8, height: 8 })
    const { _id } = await open.exports.create(caller, { designId: design._id, format: 'png' })
    await open.store.exports.claim({ workerId: 'w', now: open.clock.time, leaseMs: 60_000 })
    await open.files.write(`exports/${_id}/1-1.png`, Buffer.from('x'))
    open.clock.time += 2 * HOUR_MS
    expect(await run()).toBe(0)
    expect(await paths('exports')).toHaveLength(1)
  })
})

describe('the bytes of an asset', () => {
  test('are deleted if no asset has them, once they are an hour old', async () => {
    const bytes = await png('#010204')
    await open.assets.create(caller, { bytes })
    const orphan = assetPath('0'.repeat(64))
    await open.files.write(orphan, bytes)
    expect(await run()).toBe(0)
    open.clock.time += 2 * HOUR_MS
    expect(await run()).toBe(1)
    expect(await open.files.stat(orphan)).toBeUndefined()
    expect(await paths('assets')).toHaveLength(1)
  })

  /** Writes a file of these bytes that no asset uses, old enough to be deleted. */
  async function leftOver(bytes: Uint8Array): Promise<string> {
    const path = assetPath(createHash('sha256').update(bytes).digest('hex'))
    await open.files.write(path, bytes)
    await age(path, 2 * HOUR_MS)
    return path
  }

  test('remain if the same bytes are uploaded after the sweep has checked', async () => {
    const bytes = await png('#010206')
    const path = await leftOver(bytes)
    const assets: typeof open.store.assets = {
      ...open.store.assets,
      async hashesInUse(hashes) {
        const inUse = await open.store.assets.hashesInUse(hashes)
        await open.assets.create(caller, { bytes })
        return inUse
      },
    }
    const { store, files, now } = open
    expect(await removeOrphans({ files, now, store: { ...store, assets } })).toBe(0)
    expect(await open.files.stat(path)).toMatchObject({ bytes: bytes.length })
  })

  test('are stored again if the same bytes are uploaded during the deletion, which the upload does not wait for', async () => {
    const bytes = await png('#010207')
    const path = await leftOver(bytes)
    let uploading: Promise<unknown> | undefined
    const ended = Promise.withResolvers<undefined>()
    onTestFinished(() => ended.resolve(undefined))
    const files: typeof open.files = {
      ...open.files,
      async prepareRemoval(path) {
        const removal = await open.files.prepareRemoval(path)
        return {
          async hide() {
            // The upload waits for the lock only until the bytes are hidden.
            uploading = open.assets.create(caller, { bytes })
            await removal.hide()
          },
          async finish() {
            await Promise.race([uploading, ended.promise])
            await removal.finish()
          },
        }
      },
    }
    await removeOrphans({ store: open.store, files, now: open.now })
    await expect(uploading).resolves.toBeDefined()
    expect(await open.files.stat(path)).toMatchObject({ bytes: bytes.length })
  })

  test('are never lost in a sweep during an upload of the same bytes', async () => {
    const bytes = await png('#010205')
    for (let round = 0; round < 40; round += 1) {
      const path = await leftOver(bytes)
      const [asset] = await Promise.all([open.assets.create(caller, { bytes }), run()])
      expect(await open.files.stat(path)).toMatchObject({ bytes: bytes.length })
      await open.assets.remove(caller, asset._id)
    }
  })
})

test('the previews of all pages remain until there is one of a later revision', async () => {
  for (const name of ['1-1.webp', '1-1-page-1.webp', '1-1-page-2.webp'])
    await open.files.write(`thumbnails/des_pages/${name}`, Buffer.from('x'))
  await age('thumbnails/des_pages/1-1.webp', 3 * HOUR_MS)
  await age('thumbnails/des_pages/1-1-page-1.webp', 2 * HOUR_MS)
  expect(await run()).toBe(0)
  await open.files.write('thumbnails/des_pages/2-1-page-1.webp', Buffer.from('x'))
  expect(await run()).toBe(2)
  await open.files.removeFolder('thumbnails/des_pages')
})

test('a thumbnail is deleted an hour after a later one has replaced it, or after thirty days', async () => {
  await open.files.write('thumbnails/des_1/1-1.webp', Buffer.from('x'))
  await open.files.write('thumbnails/des_1/2-1.webp', Buffer.from('x'))
  await open.files.write('thumbnails/des_2/1-1.webp', Buffer.from('x'))
  await age('thumbnails/des_1/1-1.webp', 2 * HOUR_MS)
  expect(await run()).toBe(1)
  expect(await paths('thumbnails')).toEqual(['thumbnails/des_1/2-1.webp', 'thumbnails/des_2/1-1.webp'])
  open.clock.time += 30 * DAY_MS + 1000
  expect(await run()).toBe(2)
})
