import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from '../journal.ts'
import type { SmallDisk } from '../../test/setup/small-disk.ts'
import { runFault } from './run-fault.ts'

const FULL_MS = 7_000
const REFILL_MS = 250

/** Fills the disk, and again whenever something has freed space, for some seconds. */
export async function fillDisk(disk: SmallDisk | undefined, journal: Journal): Promise<void> {
  if (disk === undefined) {
    journal.skip('disk full', 'a tmpfs cannot be mounted (run as root on Linux)')
    return
  }
  await runFault(journal, { name: 'disk full', cause: 'disk' }, async () => {
    const endMs = performance.now() + FULL_MS
    while (performance.now() < endMs) {
      await disk.fill()
      await sleep(REFILL_MS)
    }
    await disk.makeRoom()
  })
}
