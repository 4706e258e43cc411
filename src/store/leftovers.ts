import { chunked } from './chunked.ts'
import type { Database, Write } from './database.ts'

/** Files of removed rows. Other rows may share them: check before removing a file. */
export interface Leftovers {
  readonly fileSets: readonly string[]
  readonly thumbnailIds: readonly string[]
  /** SHA-256 in hexadecimal. */
  readonly assetHashes: readonly string[]
}

export const NO_LEFTOVERS: Leftovers = { fileSets: [], thumbnailIds: [], assetHashes: [] }

const KINDS = { fileSets: 'exports', thumbnailIds: 'thumbnails', assetHashes: 'assets' } as const satisfies Record<
  keyof Leftovers,
  string
>

/** Call in the transaction that removes the rows, so that a crash before the files are deleted forgets none. */
export async function recordLeftovers(transaction: Write, leftovers: Partial<Leftovers>): Promise<void> {
  const rows = rowsOf(leftovers)
  await chunked(rows, async (values) => {
    await transaction
      .insertInto('removed_files')
      .values([...values])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return []
  })
  await chunked(leftovers.thumbnailIds ?? [], async (ids) => {
    await transaction.deleteFrom('pictures').where('subject_id', 'in', ids).execute()
    return []
  })
}

/** One entry of `Leftovers`. */
export interface Leftover {
  readonly kind: string
  readonly name: string
}

export function leftoversOf({ kind, name }: Leftover): Partial<Leftovers> {
  const field = Object.entries(KINDS).find(([, each]) => each === kind)?.[0]
  return field === undefined ? {} : { [field]: [name] }
}

export type LeftoverStore = ReturnType<typeof createLeftoverStore>

/** Files that are to be deleted; the transactions that remove rows record them. */
export function createLeftoverStore(database: Database) {
  const { query } = database
  return {
    /** In a fixed order, from the one after `after`. */
    async list(limit: number, after?: Leftover): Promise<readonly Leftover[]> {
      const { kind = '', name = '' } = after ?? {}
      return query
        .selectFrom('removed_files')
        .selectAll()
        .where((eb) => eb.or([eb('kind', '>', kind), eb.and([eb('kind', '=', kind), eb('name', '>', name)])]))
        .orderBy('kind')
        .orderBy('name')
        .limit(limit)
        .execute()
    },

    async forget(leftovers: Partial<Leftovers>): Promise<void> {
      const byKind = Map.groupBy(rowsOf(leftovers), ({ kind }) => kind)
      if (byKind.size === 0) return
      await database.write(async (transaction) => {
        for (const [kind, rows] of byKind) {
          await chunked(rows, async (batch) => {
            const names = batch.map(({ name }) => name)
            await transaction.deleteFrom('removed_files').where('kind', '=', kind).where('name', 'in', names).execute()
            return []
          })
        }
      })
    },
  }
}

function rowsOf(leftovers: Partial<Leftovers>): Leftover[] {
  const kinds = Object.entries(KINDS) as [keyof Leftovers, string][]
  return kinds.flatMap(([field, kind]) => (leftovers[field] ?? []).map((name) => ({ kind, name })))
}
