import { createHash } from 'node:crypto'
import { Failure } from '../failure.ts'
import { type IdempotencyHolder } from '../store/idempotency.ts'
import { type Store } from '../store/store.ts'
import { type Attempt, type Idempotency, type Reservation } from './idempotency.ts'
import { type NewId } from './new-id.ts'
import { createReleases } from './release-later.ts'

interface IdempotencyOptions {
  readonly store: Pick<Store, 'idempotency'>
  readonly now: () => number
  readonly newId: NewId
  /** This server's run: another run's unfinished reservation is dead once its lease is over. */
  readonly instanceId: string
  /** Longer than any request may take; the key of a crashed one is held for no longer. 60 s by default, and at most. */
  readonly leaseMs?: number
}

/** How long the first answer is stored. */
export const IDEMPOTENCY_MS = 24 * 3_600_000

const LEASE_MS = 60_000

export function createIdempotency({
  store,
  now,
  newId,
  instanceId,
  leaseMs = LEASE_MS,
}: IdempotencyOptions): Idempotency {
  let attempts = 0
  const releases = createReleases({ forMs: leaseMs })

  const reservationOf = (holder: IdempotencyHolder): Reservation => {
    const release = (): Promise<void> => store.idempotency.release(holder)
    /** The attempt has ended whatever the store answers: where it cannot be reached, the key is released once it can. */
    const orReleased = async (end: () => Promise<unknown>): Promise<void> => {
      try {
        await end()
      } catch (error) {
        releases.add(release)
        throw error
      }
    }
    return {
      finish: (answer) => orReleased(() => store.idempotency.finish(holder, answer)),
      abandon: () => orReleased(() => store.idempotency.abandon(holder)),
      release: () => orReleased(release),
    }
  }

  return {
    async begin(caller, request) {
      const time = now()
      attempts += 1
      const holder = { accountId: caller.accountId, key: request.key, instanceId, attempt: attempts }
      const reservation = reservationOf(holder)
      const begun = await store.idempotency
        .begin({
          ...holder,
          fingerprint: fingerprintOf(request),
          resourceId: newId(request.idPrefix),
          now: time,
          leaseMs,
          keptSince: time - IDEMPOTENCY_MS,
        })
        .catch((error: unknown) => {
          // It may have been committed, and only the answer lost.
          releases.add(() => store.idempotency.release(holder))
          throw error
        })
      switch (begun.state) {
        case 'new':
        case 'resumed':
          return { state: 'proceed', resourceId: begun.resourceId, isRetry: begun.state === 'resumed', reservation }
        case 'done':
          return { state: 'replay', answer: begun.answer }
        case 'in_flight':
          throw new Failure('idempotency_key_in_use', {})
        case 'other_body':
          throw new Failure('idempotency_key_reused', {})
      }
    },
  }
}

/** Lengths come first, so that no two requests give the same bytes. */
function fingerprintOf({ method, path, name, body }: Attempt): string {
  const texts = name === undefined ? [method, path] : [method, path, name]
  const lengths = texts.map(({ length }) => length).join(' ')
  return createHash('sha256')
    .update(`${lengths}\n${texts.join('')}`)
    .update(body)
    .digest('hex')
}
