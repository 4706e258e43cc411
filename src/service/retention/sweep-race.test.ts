import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FullCaller, OpenServices } from '../testing/open-services.ts'
import { storedPaths } from '../testing/stored-paths.ts'
import { useNewServices } from '../testing/use-services.ts'
import { leaveVisitorExport } from '../testing/visitor-export.ts'
import { removeOrphans } from './remove-orphans.ts'

const HOUR_MS = 3_600_000

let open: OpenServices
let caller: FullCaller
useNewServices((opened, own) => {
  open = opened
  caller = own
})

test('a visitor’s export that is rendered again while its old folder is swept has its files', async () => {
  const { id, requestAgain } = await leaveVisitorExport(open, caller)
  const files = await storedPaths(open.files, 'exports')
  expect(files).not.toEqual([])
  const old = (open.clock.time - 2 * HOUR_MS) / 1000
  for (const path of files) await utimes(join(open.folder, 'files', path), old, old)
  const { store } = open
  const exports: typeof store.exports = {
    ...store.exports,
    // The visitor requests it again between the check and the deletion.
    async fileSetsInUse(fileSets) {
      const inUse = await store.exports.fileSetsInUse(fileSets)
      await requestAgain()
      return inUse
    },
  }
  await removeOrphans({ store: { ...store, exports }, files: open.files, now: open.now })
  expect((await open.exports.get(caller, id)).status).toBe('completed')
  expect(await storedPaths(open.files, 'exports')).toEqual(files)
})
