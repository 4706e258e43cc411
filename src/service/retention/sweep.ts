import { type FileStore } from '../../files/file-store.ts'
import { IDEMPOTENCY_MS } from '../idempotency.ts'
import { removeLeftovers } from '../../exports/remove-leftovers.ts'
import { picturePath } from '../../pictures/picture.ts'
import { type Leftover, leftoversOf } from '../../store/leftovers.ts'
import { type Store } from '../../store/store.ts'

/*
 * Deletes expired data: rows by age, and the files of removed rows. These go right after the row's transaction
 * (exports/remove-leftovers.ts) or, after a crash or a failure in between, here. One worker sweeps at a time, but
 * several may: the lock ends with its connection.
 */

const HOUR_MS = 3_600_000

/** A request that has just found the picture may still read it. */
const PICTURE_GRACE_MS = HOUR_MS

/** From their expiry, whether accepted or not. */
const INVITATIONS_MS = 30 * 24 * HOUR_MS

/** From when they were given up. */
const FAILED_MAILS_MS = 30 * 24 * HOUR_MS

const BATCH = 200

/** So many files that cannot be deleted are an outage of the file store. */
const MAX_ERRORS = 20

export interface SweepOptions {
  readonly store: Store
  readonly files: FileStore
  readonly trashMs: number
  /** How long entries of the audit log are kept. Default: a year. */
  readonly auditMs?: number
  readonly now: () => number
  readonly signal?: AbortSignal
}

export interface Swept {
  expiredExports: number
  purgedDesigns: number
  idempotencyKeys: number
  auditEntries: number
  invitations: number
  failedMails: number
  pictures: number
  removedFiles: number
}

/** Runs one sweep. Stops between two steps if the signal aborts. */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { store, trashMs, auditMs = 365 * 24 * HOUR_MS, now, signal } = options
  const time = now()
  const steps: { readonly [Step in keyof Swept]: () => Promise<number> } = {
    expiredExports: () => repeat(signal, async () => (await store.exports.expireDue(time, BATCH)).length),
    purgedDesigns: () =>
      repeat(signal, async () => (await store.designs.purgeDue(time - trashMs, BATCH)).thumbnailIds.length),
    idempotencyKeys: () => repeat(signal, () => store.idempotency.purge(time - IDEMPOTENCY_MS, BATCH)),
    auditEntries: () => repeat(signal, () => store.audit.purge(time - auditMs, BATCH)),
    invitations: () => repeat(signal, () => store.invitations.purge(time - INVITATIONS_MS, BATCH)),
    failedMails: () => repeat(signal, () => store.mails.purge(time - FAILED_MAILS_MS, BATCH)),
    pictures: () => repeat(signal, () => removeExpiredPictures(options, time - PICTURE_GRACE_MS)),
    removedFiles: () => removeRemovedFiles(options),
  }
  const swept: Partial<Swept> = {}
  for (const [name, step] of Object.entries(steps)) {
    swept[name as keyof Swept] = signal?.aborted ? 0 : await step()
  }
  return swept as Swept
}

/** Uses small transactions, so that writers wait for at most one of them. */
async function repeat(signal: AbortSignal | undefined, batch: () => Promise<number>): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const count = await batch()
    total += count
    if (count < BATCH) break
  }
  return total
}

async function removeExpiredPictures({ store, files }: SweepOptions, before: number): Promise<number> {
  const expired = await store.pictures.listExpired(before, BATCH)
  for (const picture of expired) {
    await files.remove(picturePath(picture.key))
    await store.pictures.removeExpired(picture)
  }
  return expired.length
}

/** Tries all, so that one that cannot be deleted does not keep the others. @throws the first error */
async function removeRemovedFiles({ store, files, signal }: SweepOptions): Promise<number> {
  const errors: unknown[] = []
  let removed = 0
  let after: Leftover | undefined
  while (!signal?.aborted) {
    const batch = await store.leftovers.list(BATCH, after)
    for (const leftover of batch) {
      await removeLeftovers({ store, files }, leftoversOf(leftover)).then(
        () => (removed += 1),
        (error: unknown) => errors.push(error),
      )
    }
    after = batch.at(-1)
    if (batch.length < BATCH || errors.length >= MAX_ERRORS) break
  }
  if (errors.length > 0) throw errors[0]
  return removed
}
