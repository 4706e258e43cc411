import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, failed, ok } from './doctor-check.ts'

const PRIVATE = ['signing-secret', 'platen.db', 'platen.db-wal']

export const permissionsCheck: Check = {
  name: 'Permissions',
  async run({ config }) {
    // Windows has no file modes.
    if (process.platform === 'win32') return []
    const paths = PRIVATE.map((name) => join(config.files.dataFolder, name))
    const modes = await Promise.all(paths.map(async (path) => (await stat(path).catch(() => undefined))?.mode ?? 0))
    const open = paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0)
    if (open.length === 0) return [ok('Only the owner of the data folder can read its secrets.')]
    return open.map((path) => failed(`Other users of this machine can read ${path}. Run: chmod 600 ${path}`))
  },
}
