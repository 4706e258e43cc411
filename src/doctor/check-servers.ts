import { compareServers, describeDifference, serverLabel } from '../service/servers/compare-servers.ts'
import { type Check, ok, warning } from './doctor-check.ts'

export const serversCheck: Check = {
  name: 'Servers',
  async run({ store }) {
    // Before the first start of this version, the table of servers may not exist.
    if (store === undefined || !(await store.hasTables())) return []
    if ((await store.inspect()).pendingMigrations.length > 0) return []
    const servers = await store.servers.list()
    const differences = compareServers(servers)
    if (servers.length === 0) return [ok('No server is running.')]
    if (differences.length > 0) {
      return differences.map((difference) =>
        warning(`${describeDifference(difference)}. Use the same on every server, and restart those that you change.`),
      )
    }
    if (servers.length === 1) return [ok(`One server is running: ${servers.map(serverLabel).join()}.`)]
    return [ok(`${servers.length} servers are running, with the same version and settings.`)]
  },
}
