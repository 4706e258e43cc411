import type { Database } from '../database.ts'
import { hasLeaseEnded, leaseEnd } from '../leases/lease-time.ts'
import { claimPicture, type ClaimedPicture, type PictureClaim } from './claim-picture.ts'
import { type PictureFailure, type PictureState, requestPicture } from './enqueue-picture.ts'
import {
  deletePicture,
  OWN_KEYS,
  pictureOf,
  type PictureKey,
  type PictureWish,
  toKey,
  updatePicture,
} from './picture-row.ts'

export type PictureStore = ReturnType<typeof createPictureStore>

export interface ExpiredPicture {
  readonly key: PictureKey
  readonly expiresAt: number
}

const BEFORE_ALL: ExpiredPicture = { key: { subjectId: '', revision: 0, page: 0 }, expiresAt: 0 }

/** The pictures that workers draw; see picture-row.ts. Saving a design enqueues its thumbnail. */
export function createPictureStore(database: Database) {
  const { query, dialect } = database
  const held = ({ key, workerId, claims }: ClaimedPicture) =>
    updatePicture(query, key).where('leased_by', '=', workerId).where('claims', '=', claims)
  return {
    /** Returns undefined if it has been drawn. */
    request: (key: PictureKey, wish: PictureWish): Promise<PictureState | undefined> =>
      database.write((transaction) => requestPicture(database, transaction, { key, wish })),

    /** Returns undefined if it has been drawn or removed. */
    async find(key: PictureKey): Promise<PictureState | undefined> {
      const row = await pictureOf(query, key).executeTakeFirst()
      if (row === undefined) return undefined
      if (row.turn !== null) return { state: 'waiting' }
      return row.failure === null ? undefined : { state: 'failed', failure: row.failure as PictureFailure }
    },

    /** Forgets a picture that waits, for a client that left. Those that also wait for it request it again. */
    async drop(key: PictureKey): Promise<void> {
      await deletePicture(query, key).where('turn', 'is not', null).where('leased_by', 'is', null).execute()
    },

    claim: (claim: PictureClaim): Promise<ClaimedPicture | undefined> => claimPicture(database, claim),

    /** Has no effect if another worker has claimed the picture. */
    async renew(claimed: ClaimedPicture, leaseMs: number): Promise<void> {
      await held(claimed)
        .set({ run_at: leaseEnd(dialect, leaseMs) })
        .execute()
    },

    /** Returns false if the picture is no longer wanted or another worker has claimed it. */
    async finish(claimed: ClaimedPicture, expiresAt: number): Promise<boolean> {
      const updated = await held(claimed)
        .set((eb) => ({
          ...{ turn: null, leased_by: null, run_at: 0, failure: null },
          expires_at: eb.fn.coalesce('expires_at', eb.val(expiresAt)),
        }))
        .executeTakeFirst()
      return updated.numUpdatedRows > 0n
    },

    async fail(
      claimed: ClaimedPicture,
      { failure, forMs, expiresAt }: { failure: PictureFailure; forMs: number; expiresAt: number },
    ): Promise<void> {
      const failed = { turn: null, leased_by: null, failure, run_at: leaseEnd(dialect, forMs), expires_at: expiresAt }
      await held(claimed).set(failed).execute()
    },

    /** Lets another worker claim it after `delayMs`. */
    async release(claimed: ClaimedPicture, delayMs = 0): Promise<void> {
      await held(claimed)
        .set({ leased_by: null, run_at: delayMs === 0 ? 0 : leaseEnd(dialect, delayMs) })
        .execute()
    },

    async exists(key: PictureKey): Promise<boolean> {
      return (await pictureOf(query, key).executeTakeFirst()) !== undefined
    },

    /** In a fixed order, from the one after `after`. */
    async listExpired(before: number, limit: number, after = BEFORE_ALL): Promise<readonly ExpiredPicture[]> {
      const { subjectId, revision, page } = after.key
      const rows = await query
        .selectFrom('pictures')
        .select([...OWN_KEYS, 'expires_at'])
        .where('expires_at', 'is not', null)
        .where('expires_at', '<', before)
        .where((eb) => eb.or([eb('leased_by', 'is', null), hasLeaseEnded(dialect, 'run_at')]))
        .where((eb) =>
          eb(
            eb.refTuple('expires_at', 'subject_id', 'revision', 'page'),
            '>',
            eb.tuple(after.expiresAt, subjectId, revision, page),
          ),
        )
        .orderBy('expires_at')
        .orderBy('subject_id')
        .orderBy('revision')
        .orderBy('page')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ key: toKey(row), expiresAt: Number(row.expires_at) }))
    },

    /** Does nothing if the picture was requested again. */
    async removeExpired({ key, expiresAt }: ExpiredPicture): Promise<void> {
      await deletePicture(query, key).where('expires_at', '=', expiresAt).execute()
    },

    /** Includes those being drawn. */
    async countWaiting(): Promise<number> {
      const { count } = await query
        .selectFrom('pictures')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('turn', 'is not', null)
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
