import { CONNECTIONS } from '../service/servers/compare-servers.ts'
import { SHARED_SESSIONS } from '../store/store.ts'
import { type Check, failed, isMigrated, ok, warning } from './doctor-check.ts'

/** Of a server of an earlier version, which does not list them. */
const USUAL = 11

export const connectionsCheck: Check = {
  name: 'Connections',
  async run({ store }) {
    const pool = store?.connections()
    if (store === undefined || pool === undefined) return []
    const { connectionLimit = Infinity, sharesSessions } = await store.inspect()
    if (sharesSessions) return [failed(SHARED_SESSIONS)]
    const servers = (await isMigrated(store)) ? await store.servers.list() : []
    // Before the first start, what this machine's settings allow.
    const each = servers.map(({ settings }) => Number(settings[CONNECTIONS] ?? USUAL))
    const used = servers.length === 0 ? pool.max + 1 : each.reduce((sum, count) => sum + count, 0)
    const who = servers.length < 2 ? 'One server' : `${servers.length} servers and workers`
    const use = `${who} can open ${used} connections, and PostgreSQL accepts ${connectionLimit}`
    if (used <= connectionLimit) return [ok(`${use}.`)]
    const message = `${use}, so requests fail when all are busy. Raise max_connections of PostgreSQL, or lower PLATEN_DATABASE_CONNECTIONS, and restart them.`
    return [warning(message)]
  },
}
