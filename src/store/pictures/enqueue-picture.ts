import { sql, type RawBuilder } from '#kysely'
import type { Database, Write } from '../database.ts'
import { hasLeaseEnded, leaseEnd } from '../leases/lease-time.ts'
import { lockOwner } from './lock-owner.ts'
import { pictureOf, type PictureKey, type PictureWish, updatePicture, URGENCY, type Urgency } from './picture-row.ts'

/** Maximum waiting pictures of an owner. More than a screen shows. */
const MAX_WAITING: Readonly<Record<Urgency, number>> = {
  [URGENCY.owner]: 200,
  [URGENCY.visitor]: 50,
  [URGENCY.saved]: 200,
}

/** Changes within this time need one picture. */
const SAVED_DELAY_MS = 1_000

/** How long a picture that gave way to newer requests is refused. */
const REFUSAL_MS = 2_000

/** The picture could not be drawn, and is not drawn again for a while. */
export type PictureFailure = 'unavailable' | 'timeout' | 'disk_full' | 'overloaded'

export type PictureState =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly failure: PictureFailure }

/** Enqueues the thumbnail of a new revision, unless too many wait: those are drawn when they are requested. */
export async function enqueueSaved(
  { dialect }: Database,
  transaction: Write,
  { id, revision, accountId }: { readonly id: string; readonly revision: number; readonly accountId: string },
): Promise<void> {
  const urgency = sql.lit(URGENCY.saved)
  await sql`
    insert into pictures (subject_id, revision, page, owner, urgency, turn, wanted, run_at, claims, deaths)
    select ${id}, ${revision}, 0, ${accountId}, ${urgency}, ${nextTurn(accountId, URGENCY.saved)}, ${nextWanted(accountId)},
      ${leaseEnd(dialect, SAVED_DELAY_MS)}, 0, 0
    where (
      select count(*) from pictures
      where owner = ${accountId} and urgency = ${urgency} and turn is not null
    ) < ${sql.lit(MAX_WAITING[URGENCY.saved])}
    on conflict do nothing`.execute(transaction)
}

/** Pictures of the replaced revision are no longer drawn, and their files are deleted by the sweep. */
export async function expireReplaced(
  transaction: Write,
  { id, revision, now }: { readonly id: string; readonly revision: number; readonly now: number },
): Promise<void> {
  // Never claimed, so without a file.
  await transaction
    .deleteFrom('pictures')
    .where('subject_id', '=', id)
    .where('revision', '=', revision)
    .where('claims', '=', 0)
    .execute()
  await transaction
    .updateTable('pictures')
    .set({ turn: null, expires_at: now })
    .where('subject_id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

/** Makes the picture the latest request of its owner. Returns undefined if it has been drawn. */
export async function requestPicture(
  database: Database,
  transaction: Write,
  { key, wish }: { readonly key: PictureKey; readonly wish: PictureWish },
): Promise<PictureState | undefined> {
  const { dialect } = database
  const { owner, urgency, isLost = false } = wish
  await lockOwner(database, transaction, owner)
  const known = await pictureOf(transaction, key)
    .select(hasLeaseEnded(dialect, 'run_at').as('is_due'))
    .executeTakeFirst()
  const isDue = Boolean(known?.is_due)
  const waiting = {
    turn: sql<number>`${nextTurn(owner, urgency)}`,
    wanted: sql<number>`${nextWanted(owner)}`,
    run_at: 0,
  }
  if (known === undefined) {
    const { subjectId: subject_id, revision, page } = key
    await transaction
      .insertInto('pictures')
      .values({ subject_id, revision, page, owner, urgency, ...waiting, claims: 0, deaths: 0 })
      .execute()
  } else if (known.turn === null) {
    if (known.failure === null && !isLost) return undefined
    if (known.failure !== null && !isDue) return { state: 'failed', failure: known.failure as PictureFailure }
    const again = { owner, urgency, ...waiting, deaths: 0, failure: null, leased_by: null, expires_at: null }
    await updatePicture(transaction, key).set(again).execute()
  } else if (known.leased_by === null || isDue) {
    const { wanted } = waiting
    const sooner = urgency < known.urgency ? { urgency, ...waiting } : { wanted, run_at: 0 }
    await updatePicture(transaction, key).set(sooner).execute()
  } else return { state: 'waiting' }
  await refuseExcess(database, transaction, wish)
  return { state: 'waiting' }
}

/** Refuses the requests of the owner that are the oldest. */
async function refuseExcess(
  { dialect }: Database,
  transaction: Write,
  { owner, urgency, now }: PictureWish,
): Promise<void> {
  const excess = await transaction
    .selectFrom('pictures')
    .select(['subject_id', 'revision', 'page'])
    .where('owner', '=', owner)
    .where('urgency', '=', urgency)
    .where('turn', 'is not', null)
    .orderBy('wanted', 'desc')
    .offset(MAX_WAITING[urgency])
    .limit(MAX_WAITING[urgency])
    .execute()
  for (const { subject_id: subjectId, revision, page } of excess) {
    await updatePicture(transaction, { subjectId, revision, page })
      .set({
        ...{ turn: null, leased_by: null, failure: 'overloaded' },
        ...{ run_at: leaseEnd(dialect, REFUSAL_MS), expires_at: now + REFUSAL_MS },
      })
      .execute()
  }
}

function nextTurn(owner: string, urgency: Urgency): RawBuilder<number> {
  const level = sql.lit(urgency)
  return sql`coalesce(
    (select max(turn) + 1 from pictures where owner = ${owner} and urgency = ${level} and turn is not null),
    (select min(turn) from pictures where urgency = ${level} and turn is not null),
    0)`
}

function nextWanted(owner: string): RawBuilder<number> {
  return sql`coalesce((select max(wanted) + 1 from pictures where owner = ${owner} and turn is not null), 0)`
}
