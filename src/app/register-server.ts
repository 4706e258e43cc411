import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { compareServers, CONNECTIONS, describeDifference } from '../service/servers/compare-servers.ts'
import { listOtherSecrets, rejectOtherSecrets, type UsedSecret } from '../installation/require-same-secret.ts'
import { HEARTBEAT_MS, type RunningServer } from '../store/servers/server-store.ts'
import type { Store } from '../store/store.ts'

interface Registration {
  readonly store: Store
  readonly server: RunningServer
  readonly secret: UsedSecret
  readonly now: () => number
  readonly log: Logger
}

/**
 * Lists the server in the database until the returned function is called, and logs settings that differ from those of
 * other servers.
 *
 * @throws {SetupError} if a server or a worker that is running has another secret
 */
export async function registerServer({
  store,
  now,
  log,
  secret,
  ...given
}: Registration): Promise<() => Promise<void>> {
  const connections = store.connections()
  const server: RunningServer = {
    ...given.server,
    settings: {
      ...given.server.settings,
      // One more receives notifications.
      ...(connections && { [CONNECTIONS]: String(connections.max + 1) }),
    },
  }
  rejectOtherSecrets(await store.servers.add(server, now(), (alive) => listOtherSecrets(alive, secret)), secret)
  for (const difference of compareServers(await store.servers.list())) {
    const text = describeDifference(difference)
    log.warn({ ...difference }, `servers of this database have different settings: ${text}`)
  }
  let beating: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // The next heartbeat tries again, and other parts report an unreachable database.
    beating = store.servers.beat(server, now()).catch((err: unknown) => log.debug({ err }, 'heartbeat failed'))
  }, HEARTBEAT_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await beating
    await store.servers.remove(server.instance).catch((err: unknown) => log.debug({ err }, 'server not removed'))
  }
}

const ALL_INTERFACES = ['0.0.0.0', '::']

/** Returns an address with the name of the machine instead of `0.0.0.0`, which every machine has. */
export function ownAddress(address: string, host: string): string {
  return ALL_INTERFACES.includes(host) ? `http://${hostname()}:${new URL(address).port}` : address
}
