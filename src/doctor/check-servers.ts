import {
  compareServers,
  type ComparedServer,
  describeDifference,
  isRendering,
  serverLabel,
} from '../service/servers/compare-servers.ts'
import { type Check, type Finding, isMigrated, ok, warning } from './doctor-check.ts'

export const serversCheck: Check = {
  name: 'Servers',
  async run({ store }) {
    if (store === undefined || !(await isMigrated(store))) return []
    const servers = await store.servers.list()
    const differences = compareServers(servers)
    if (servers.length === 0) return [ok('No server is running.')]
    const problems = [
      ...missing(servers),
      ...differences.map((difference) =>
        warning(`${describeDifference(difference)}. Use the same on every server, and restart those that you change.`),
      ),
    ]
    if (problems.length > 0) return problems
    if (servers.length === 1) return [ok(`One server is running: ${servers.map(serverLabel).join()}.`)]
    return [ok(`${servers.length} servers are running, with the same version and settings.`)]
  },
}

function missing(servers: readonly ComparedServer[]): Finding[] {
  if (servers.every(({ address }) => address === '')) {
    return [warning('Only workers are running. Start a server: platen serve')]
  }
  if (isRendering(servers) !== false) return []
  return [warning('No worker is running, so exports and previews wait. Start one: platen work')]
}
