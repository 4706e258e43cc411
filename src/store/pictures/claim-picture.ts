import type { Kysely } from '#kysely'
import type { Database, Write } from '../database.ts'
import type { Tables } from '../tables.ts'
import { hasLeaseEnded, leaseEnd } from '../leases/lease-time.ts'
import { lockOwner } from './lock-owner.ts'
import { OWN_KEYS, type PictureKey, toKey, updatePicture, type Urgency } from './picture-row.ts'

export interface PictureClaim {
  readonly workerId: string
  readonly leaseMs: number
  readonly urgencies: readonly Urgency[]
}

export interface ClaimedPicture {
  readonly key: PictureKey
  readonly owner: string
  readonly urgency: Urgency
  readonly workerId: string
  /** Fences earlier claims. */
  readonly claims: number
  /** How many workers ended while they drew it. */
  readonly deaths: number
}

/** Claims the next picture of an owner of whom none is being drawn. */
export async function claimPicture(database: Database, claim: PictureClaim): Promise<ClaimedPicture | undefined> {
  if (claim.urgencies.length === 0) return undefined
  // Most polls find nothing, and need no transaction.
  while ((await nextDue(database, database.query, claim).executeTakeFirst()) !== undefined) {
    const claimed = await database.write((transaction) => takeNext(database, transaction, claim))
    if (claimed !== 'taken') return claimed
  }
  return undefined
}

/** Returns `taken` if another worker has just claimed a picture of this owner. */
async function takeNext(
  database: Database,
  transaction: Write,
  claim: PictureClaim,
): Promise<ClaimedPicture | 'taken' | undefined> {
  const { dialect } = database
  const { workerId, leaseMs } = claim
  const next = await nextDue(database, transaction, claim).executeTakeFirst()
  if (next === undefined) return undefined
  await lockOwner(database, transaction, next.owner)
  const ofOwner = due(database, transaction, claim)
    .where('owner', '=', next.owner)
    .where('urgency', '=', next.urgency)
    .where('owner', 'not in', ownersBeingDrawn(database))
  const first = await ofOwner.orderBy('turn').limit(1).executeTakeFirst()
  const newest = await ofOwner.orderBy('wanted', 'desc').limit(1).executeTakeFirst()
  if (first === undefined || newest === undefined) return 'taken'
  const claims = newest.claims + 1
  const deaths = newest.leased_by === null || newest.leased_by === workerId ? newest.deaths : newest.deaths + 1
  await updatePicture(transaction, toKey(newest))
    .set({ leased_by: workerId, run_at: leaseEnd(dialect, leaseMs), claims, deaths, turn: first.turn })
    .execute()
  const isSame = OWN_KEYS.every((column) => first[column] === newest[column])
  if (!isSame) await updatePicture(transaction, toKey(first)).set({ turn: newest.turn }).execute()
  return { key: toKey(newest), owner: newest.owner, urgency: newest.urgency as Urgency, workerId, claims, deaths }
}

function nextDue(database: Database, query: Kysely<Tables>, claim: PictureClaim) {
  return due(database, query, claim)
    .where('owner', 'not in', ownersBeingDrawn(database))
    .orderBy('urgency')
    .orderBy('turn')
    .limit(1)
}

function due({ dialect }: Database, query: Kysely<Tables>, { urgencies }: PictureClaim) {
  return query
    .selectFrom('pictures')
    .select([...OWN_KEYS, 'owner', 'urgency', 'turn', 'claims', 'deaths', 'leased_by'])
    .where('turn', 'is not', null)
    .where('urgency', 'in', urgencies)
    .where(hasLeaseEnded(dialect, 'run_at'))
}

function ownersBeingDrawn({ query, dialect }: Database) {
  return query
    .selectFrom('pictures as drawing')
    .select('drawing.owner')
    .where('drawing.leased_by', 'is not', null)
    .where((where) => where.not(hasLeaseEnded(dialect, 'drawing.run_at')))
}
