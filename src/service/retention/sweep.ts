import type { FileStore } from '../../files/file-store.ts'
import { IDEMPOTENCY_MS } from '../idempotency.ts'
import { removeLeftovers } from '../../exports/remove-leftovers.ts'
import { picturePath } from '../../pictures/picture.ts'
import { type Leftover, leftoversOf } from '../../store/leftovers.ts'
import type { ExpiredPicture } from '../../store/pictures/picture-store.ts'
import type { Store } from '../../store/store.ts'

/*
 * Deletes expired data: rows by age, and the files of removed rows. These go right after the row's transaction
 * (exports/remove-leftovers.ts) or, after a crash or a failure in between, here.
 */

const HOUR_MS = 3_600_000

/** A request that has just found the picture may still read it. */
const PICTURE_GRACE_MS = HOUR_MS

/** From their expiry, whether accepted or not. */
const INVITATIONS_MS = 30 * 24 * HOUR_MS

/** From their request. Their links have expired by then on any server's clock. */
const EMAIL_CHANGES_MS = 48 * HOUR_MS

/** From when they were given up. */
const FAILED_MAILS_MS = 30 * 24 * HOUR_MS

const BATCH = 200

/** The rest is thinned by later sweeps: no one waits for it. */
const MAX_VERSION_BATCHES = 100

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
  versions: number
  idempotencyKeys: number
  auditEntries: number
  invitations: number
  emailChanges: number
  failedMails: number
  pictures: number
  removedFiles: number
}

/**
 * Runs one sweep. Stops between two steps if the signal aborts. A failed step does not stop the later ones.
 * @throws the first error, after all steps
 */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { store, trashMs, auditMs = 365 * 24 * HOUR_MS, now, signal } = options
  const time = now()
  const steps: { readonly [Step in keyof Swept]: () => Promise<number> } = {
    expiredExports: () => repeat(signal, async () => (await store.exports.expireDue(time, BATCH)).length),
    purgedDesigns: () =>
      repeat(signal, async () => (await store.designs.purgeDue(time - trashMs, BATCH)).thumbnailIds.length),
    versions: () => thinVersions(options, time),
    idempotencyKeys: () => repeat(signal, () => store.idempotency.purge(time - IDEMPOTENCY_MS, BATCH)),
    auditEntries: () => repeat(signal, () => store.audit.purge(time - auditMs, BATCH)),
    invitations: () => repeat(signal, () => store.invitations.purge(time - INVITATIONS_MS, BATCH)),
    emailChanges: () => repeat(signal, () => store.emailChanges.purge(time - EMAIL_CHANGES_MS, BATCH)),
    failedMails: () => repeat(signal, () => store.mails.purge(time - FAILED_MAILS_MS, BATCH)),
    pictures: () => repeat(signal, () => removeExpiredPictures(options, time - PICTURE_GRACE_MS)),
    removedFiles: () => removeRemovedFiles(options),
  }
  const swept: Partial<Swept> = {}
  const errors: unknown[] = []
  for (const [name, step] of Object.entries(steps)) {
    try {
      swept[name as keyof Swept] = signal?.aborted ? 0 : await step()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
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

async function thinVersions({ store, signal }: SweepOptions, time: number): Promise<number> {
  let total = 0
  for (let batches = 0; batches < MAX_VERSION_BATCHES && !signal?.aborted; batches += 1) {
    const { considered, deleted } = await store.versions.thin(time, BATCH)
    total += deleted
    if (considered < BATCH) break
  }
  return total
}

function removeExpiredPictures({ store, files, signal }: SweepOptions, before: number): Promise<number> {
  return removeEach(signal, {
    list: (after?: ExpiredPicture) => store.pictures.listExpired(before, BATCH, after),
    async remove(picture) {
      await files.remove(picturePath(picture.key))
      await store.pictures.removeExpired(picture)
    },
  })
}

function removeRemovedFiles({ store, files, signal }: SweepOptions): Promise<number> {
  return removeEach(signal, {
    list: (after?: Leftover) => store.leftovers.list(BATCH, after),
    remove: (leftover) => removeLeftovers({ store, files }, leftoversOf(leftover)),
  })
}

interface Removal<Item> {
  /** Returns a batch, in a fixed order, of the items after `after`. */
  readonly list: (after: Item | undefined) => Promise<readonly Item[]>
  readonly remove: (item: Item) => Promise<void>
}

/** Tries all items: one that cannot be deleted does not stop the others. @throws the first error, at the end */
async function removeEach<Item>(signal: AbortSignal | undefined, { list, remove }: Removal<Item>): Promise<number> {
  const errors: unknown[] = []
  let removed = 0
  let after: Item | undefined
  while (!signal?.aborted) {
    const batch = await list(after)
    for (const item of batch) {
      await remove(item).then(
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
