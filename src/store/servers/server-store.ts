import { type Kysely, sql } from '#kysely'
import type { Database, Write } from '../database.ts'
import type { Dialect } from '../dialect.ts'
import { hasLeaseEnded, leaseEnd } from '../leases/lease-time.ts'
import type { Tables } from '../tables.ts'

export interface RunningServer {
  /** The prefix of its request IDs; of a worker, after the name of its machine. */
  readonly instance: string
  readonly address: string
  readonly version: string
  /** By the name of the setting. A secret is a hash. */
  readonly settings: Readonly<Record<string, string>>
  readonly startedAt: number
}

export interface SeenServer extends RunningServer {
  /** The last heartbeat, by the server's clock. */
  readonly seenAt: number
  /** How far its clock was ahead of the database's at that time. 0 on SQLite, where both are the same. */
  readonly clockAheadMs: number
}

export type ServerStore = ReturnType<typeof createServerStore>

/** A server that sends no heartbeat for this time is no longer listed. */
const ALIVE_MS = 60_000

/** Allows one heartbeat to fail. */
export const HEARTBEAT_MS = 25_000

export function createServerStore(database: Database) {
  const { query, dialect } = database

  const addOrRenew = async (write: Write, { settings, startedAt, ...server }: RunningServer, now: number) => {
    const changing = {
      seen_at: now,
      clock_ahead_ms: dialect.wallClock === undefined ? 0 : sql<number>`${now} - ${dialect.wallClock}`,
      alive_until: sql<number>`${leaseEnd(dialect, ALIVE_MS)}`,
    }
    await write
      .insertInto('servers')
      .values({ ...server, settings: JSON.stringify(settings), started_at: startedAt, ...changing })
      .onConflict((conflict) => conflict.column('instance').doUpdateSet(changing))
      .execute()
    await write.deleteFrom('servers').where(hasLeaseEnded(dialect, 'alive_until')).execute()
  }

  return {
    /**
     * Adds a server that starts, unless it conflicts with servers that are alive, which are returned. Of several that
     * start at once, the first is added.
     */
    add: (
      server: RunningServer,
      now: number,
      conflictsAmong: (alive: readonly SeenServer[]) => readonly SeenServer[],
    ): Promise<readonly SeenServer[]> =>
      database.write(async (write) => {
        await dialect.lockHash(write, 'servers')
        const conflicts = conflictsAmong(await listAlive(write, dialect))
        if (conflicts.length === 0) await addOrRenew(write, server, now)
        return conflicts
      }),

    /** Renews the server, also if it was removed meanwhile, and removes servers that ended without `remove`. */
    beat: (server: RunningServer, now: number): Promise<void> =>
      database.write((write) => addOrRenew(write, server, now)),

    async remove(instance: string): Promise<void> {
      await query.deleteFrom('servers').where('instance', '=', instance).execute()
    },

    /** Servers that are alive, in the order in which they started. */
    list: () => listAlive(query, dialect),
  }
}

async function listAlive(query: Kysely<Tables>, dialect: Dialect): Promise<readonly SeenServer[]> {
  const rows = await query
    .selectFrom('servers')
    .selectAll()
    .where((where) => where.not(hasLeaseEnded(dialect, 'alive_until')))
    .orderBy('started_at')
    .orderBy('instance')
    .execute()
  return rows.map(({ instance, address, version, settings, started_at, seen_at, clock_ahead_ms }) => ({
    ...{ instance, address, version },
    settings: JSON.parse(settings) as Record<string, string>,
    startedAt: started_at,
    seenAt: seen_at,
    clockAheadMs: clock_ahead_ms,
  }))
}
