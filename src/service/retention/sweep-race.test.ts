import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeExport } from '../testing/complete-export.ts'
import { type FullCaller, type OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'
import { removeOrphans } from './remove-orphans.ts'

const HOUR_MS = 3_600_000

let open: OpenServices
let caller: FullCaller
useServices((opened, own) => {
  open = opened
  caller = own
})

async function paths(): Promise<string[]> {
  const all: string[] = []
  for await (const { path } of open.files.list('exports')) all.push(path)
  return all.sort()
}

test('a visitor’s export that is rendered again while its old folder is swept has its files', async () => {
  // Files have the machine's time, so the services' clock starts there, too.
  open.clock.time = Date.now()
  const body = { width: 8, height: 8, visibility: 'unlisted' as const, sharing: { download: true } }
  const { design: shared } = await open.designs.create(caller, body)
  const make = async (): Promise<void> => {
    await open.shared.export(shared._id, { format: 'png', signal: AbortSignal.abort() })
    await completeExport(open)
  }
  await make()
  const [made] = (await open.exports.list(caller, { limit: 1, offset: 0 })).exports
  // The state after a crash: the row is removed, but its files are not.
  await open.store.exports.remove(caller.accountId, made?._id ?? '')
  const files = await paths()
  const old = (open.clock.time - 2 * HOUR_MS) / 1000
  for (const path of files) await utimes(join(open.folder, 'files', path), old, old)
  const { store } = open
  const exports: typeof store.exports = {
    ...store.exports,
    // The visitor requests it again between the check and the deletion.
    async fileSetsInUse(fileSets) {
      const inUse = await store.exports.fileSetsInUse(fileSets)
      await make()
      return inUse
    },
  }
  await removeOrphans({ store: { ...store, exports }, files: open.files, now: open.now })
  expect((await open.exports.get(caller, made?._id ?? '')).status).toBe('completed')
  expect(await paths()).toEqual(files)
})
