// Preloaded into the server (`--import`) by `--sync-off`: SQLite no longer syncs its commits, so that a power cut
// loses some of them. Shows that the drill notices.
import { DatabaseSync } from 'node:sqlite'

const FULL = /pragma synchronous = full/i

// oxlint-disable-next-line typescript/unbound-method -- called with its database below
const exec = DatabaseSync.prototype.exec
DatabaseSync.prototype.exec = function (sql: string): void {
  exec.call(this, sql.replace(FULL, 'pragma synchronous = off'))
}
