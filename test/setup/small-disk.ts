import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SmallDisk {
  readonly folder: string
  /** Fills the disk except for `freeBytes`, until `makeRoom` is called. */
  fill(options?: { readonly freeBytes?: number }): Promise<void>
  makeRoom(): Promise<void>
  makeReadOnly(): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a tmpfs, or returns undefined if that is not permitted. @throws instead if PLATEN_TEST_REQUIRE_ALL is 1 */
export async function mountSmallDisk(sizeMb: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder])
  } catch (error) {
    await rm(folder, { recursive: true })
    if (process.env['PLATEN_TEST_REQUIRE_ALL'] !== '1') return undefined
    throw new Error('PLATEN_TEST_REQUIRE_ALL is 1, and a tmpfs cannot be mounted (run as root on Linux)', {
      cause: error,
    })
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill({ freeBytes = 0 } = {}) {
      const file = await open(filler, 'a')
      try {
        for (const size of [1024 * 1024, 4096]) {
          for (;;) if ((await file.write(Buffer.alloc(size)).catch(() => undefined)) === undefined) break
        }
        if (freeBytes > 0) await file.truncate((await file.stat()).size - freeBytes)
      } finally {
        await file.close()
      }
    },
    makeRoom: () => rm(filler, { force: true }),
    async makeReadOnly() {
      await run('mount', ['-o', 'remount,ro', folder])
    },
    async unmount() {
      await run('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}
