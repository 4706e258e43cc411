import { execFile } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const MEMORY = '/dev/shm'
/** The suites need about a tenth. */
const MIN_FREE_BYTES = 4 * 2 ** 30

/**
 * Puts the temporary files of all suites in memory, if there is enough: databases wait for the disk after every change,
 * which takes a fifth of the time of a run. Killed processes lose nothing by it, since the memory is not theirs.
 */
export default async function useFolderInMemory(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < MIN_FREE_BYTES) return undefined
  await removeAbandoned()
  const folder = await mkdtemp(join(MEMORY, `platen-tests-${process.pid}-`))
  // Like /tmp, because PostgreSQL does not run as root and gets a user of its own.
  await chmod(folder, 0o1777)
  process.env['TMPDIR'] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A run that was killed leaves its folder. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const [, pid] = /^platen-tests-(\d+)-/.exec(name) ?? []
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    const folder = join(MEMORY, name)
    await unmountWithin(folder)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Disks that a killed test mounted cannot be removed. */
async function unmountWithin(folder: string): Promise<void> {
  const mounts = await readFile('/proc/mounts', 'utf8')
  const within = mounts
    .split('\n')
    .flatMap((line) => line.split(' ').slice(1, 2))
    .filter((at) => at.startsWith(`${folder}/`))
  for (const at of within) await run('umount', [at])
}
