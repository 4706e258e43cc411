import type { ExpressionBuilder, Kysely } from '#kysely'
import type { PictureRow, Tables } from '../tables.ts'

// A picture is a job until it is drawn. A waiting one has a `turn`; a claim leases it, and its turn stays until it has
// ended. Drawn and failed ones have no turn. Owners take turns: the next picture of an owner comes one turn after the
// owner's last waiting one, or first of all if none waits. Which of the owner's pictures has the turn is decided by the
// claim: the one that was wanted last.

/** A picture of a page (1-based) of a revision; page 0 is the thumbnail, a small picture of the first page. */
export interface PictureKey {
  readonly subjectId: string
  readonly revision: number
  readonly page: number
}

/** In the order in which they are drawn: requested by the account, requested by visitors, and only saved. */
export const URGENCY = { owner: 0, visitor: 1, saved: 2 } as const
export type Urgency = (typeof URGENCY)[keyof typeof URGENCY]

export interface PictureWish {
  /** An account, or what has pictures without an account. */
  readonly owner: string
  readonly urgency: Urgency
  /** The file does not exist: the picture is drawn again if it has been drawn. */
  readonly isLost?: boolean
  /** Unix time in milliseconds. */
  readonly now: number
}

export const OWN_KEYS = ['subject_id', 'revision', 'page'] as const

export function toKey({ subject_id, revision, page }: Pick<PictureRow, (typeof OWN_KEYS)[number]>): PictureKey {
  return { subjectId: subject_id, revision, page }
}

export function pictureOf(query: Kysely<Tables>, key: PictureKey) {
  return query.selectFrom('pictures').selectAll().where(hasKey(key))
}

export function updatePicture(query: Kysely<Tables>, key: PictureKey) {
  return query.updateTable('pictures').where(hasKey(key))
}

export function deletePicture(query: Kysely<Tables>, key: PictureKey) {
  return query.deleteFrom('pictures').where(hasKey(key))
}

function hasKey({ subjectId, revision, page }: PictureKey) {
  return (eb: ExpressionBuilder<Tables, 'pictures'>) => eb.and({ subject_id: subjectId, revision, page })
}
