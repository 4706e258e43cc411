import { isoTime } from '../../iso-time.ts'
import type { Store } from '../../store/store.ts'
import { compareServers, describeValues, isWorker, type RenderCapacity, renderCapacity } from './compare-servers.ts'

export interface WatchedServer {
  readonly _id: string
  readonly role: 'server' | 'worker'
  /** The address it listens on, or the ID of a worker. */
  readonly name: string
  readonly version: string
  readonly startedAt: string
  readonly lastSeenAt: string
}

export interface WatchedServers {
  readonly servers: readonly WatchedServer[]
  readonly capacity: RenderCapacity
  /** Settings that should be the same on all servers. */
  readonly differences: readonly { readonly setting: string; readonly values: string }[]
}

/** Reads the running servers and workers, and how their settings differ. */
export async function watchServers({ servers }: Pick<Store, 'servers'>): Promise<WatchedServers> {
  const running = await servers.list()
  return {
    servers: running.map((server) => ({
      _id: server.instance,
      role: isWorker(server) ? 'worker' : 'server',
      name: isWorker(server) ? server.instance : server.address,
      version: server.version,
      startedAt: isoTime(server.startedAt),
      lastSeenAt: isoTime(server.seenAt),
    })),
    capacity: renderCapacity(running),
    differences: compareServers(running).map((difference) => ({
      setting: difference.setting,
      values: describeValues(difference),
    })),
  }
}
