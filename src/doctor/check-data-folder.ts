import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, type Finding, ok, warning } from './doctor-check.ts'

/** File system types of statfs(2) on which SQLite's locks are not reliable. */
const NETWORK_TYPES: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
  [0x00c36400, 'Ceph'],
  [0x01021997, '9P'],
])

const SLOW_SYNC_MS = 250

export const dataFolderCheck: Check = {
  name: 'Data folder',
  async run({ config }) {
    const { dataFolder } = config.files
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const findings: Finding[] = []
    const network = NETWORK_TYPES.get((await statfs(dataFolder)).type)
    if (network !== undefined && !('databaseUrl' in config.store)) {
      findings.push(
        warning(
          `${dataFolder} is on a network file system (${network}), where SQLite can lose data. Move it to a local disk, or set DATABASE_URL.`,
        ),
      )
    }
    const owner = (await stat(dataFolder)).uid
    if (process.getuid !== undefined && process.getuid() !== owner) {
      findings.push(
        warning(
          `${dataFolder} belongs to the user with ID ${owner}, and this command runs as ${process.getuid()}. Run commands as the user that runs the server.`,
        ),
      )
    }
    const syncMs = await measureSync(dataFolder)
    if (syncMs <= SLOW_SYNC_MS)
      findings.push(ok(`${dataFolder} is writable; a write reaches the disk in ${syncMs} ms.`))
    else {
      findings.push(
        warning(
          `A write to ${dataFolder} takes ${syncMs} ms to reach the disk, and every change waits for it. Use a faster disk.`,
        ),
      )
    }
    return findings
  },
}

/** Returns how long one small write and its sync take, in milliseconds. */
async function measureSync(folder: string): Promise<number> {
  const path = join(folder, `.doctor-${randomUUID()}`)
  const file = await open(path, 'wx', 0o600)
  try {
    const started = performance.now()
    await file.writeFile('platen')
    await file.sync()
    return Math.round(performance.now() - started)
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
