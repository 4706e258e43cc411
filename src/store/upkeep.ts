import type { Database } from './database.ts'

export type UpkeepStore = ReturnType<typeof createUpkeepStore>

export interface DueTask {
  readonly name: string
  readonly everyMs: number
  /** Before another attempt, unless this one is reported by `recordRun`. */
  readonly retryMs: number
}

/** Tasks that all processes together start at most once per interval. Times are Unix milliseconds. */
export function createUpkeepStore(database: Database) {
  const { query, dialect } = database
  return {
    /** Returns whether the task is due; if so, other processes find that it is not. */
    begin: ({ name, everyMs, retryMs }: DueTask, now: number): Promise<boolean> =>
      database.write(async (transaction) => {
        const row = await transaction
          .selectFrom('upkeep')
          .select('ran_at')
          .where('task', '=', name)
          .$call((select) => dialect.forUpdate(select))
          .executeTakeFirst()
        // A clock that was wrong must not stop the task for longer than its interval.
        if (row !== undefined && Math.abs(now - row.ran_at) < everyMs) return false
        const ran = { ran_at: now - everyMs + retryMs }
        if (row === undefined)
          await transaction
            .insertInto('upkeep')
            .values({ task: name, ...ran })
            .execute()
        else await transaction.updateTable('upkeep').set(ran).where('task', '=', name).execute()
        return true
      }),

    async recordRun(name: string, ranAt: number): Promise<void> {
      await query.updateTable('upkeep').set({ ran_at: ranAt }).where('task', '=', name).execute()
    },
  }
}
