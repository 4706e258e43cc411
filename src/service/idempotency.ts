import type { IdPrefix, NewId } from './new-id.ts'
import type { Caller } from './access/caller.ts'
import { createHash } from 'node:crypto'
import { Failure } from '../failure.ts'
import type { IdempotencyHolder } from '../store/idempotency/idempotency-store.ts'
import type { Store } from '../store/store.ts'
import { createReleases } from './release-later.ts'

export interface StoredAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Attempt {
  /** The `Idempotency-Key`, 1–255 characters. */
  readonly key: string
  readonly method: string
  /** Including the query. */
  readonly path: string
  /** Raw: a different body with the same key is rejected. */
  readonly body: Uint8Array | string
  /** File name of an upload, which counts as part of the body. */
  readonly name?: string | undefined
  readonly idPrefix: IdPrefix
}

/** A retry of an interrupted attempt (`isRetry`) has the same `resourceId`, so that nothing is created twice. */
export type Begun =
  | { readonly state: 'replay'; readonly answer: StoredAnswer }
  | {
      readonly state: 'proceed'
      readonly resourceId: string
      readonly isRetry: boolean
      readonly reservation: Reservation
    }

/** One attempt's hold on a key. Once another attempt has resumed the request, this one's methods have no effect. */
export interface Reservation {
  /** Stores the response for 24 hours. If the store is unreachable, releases the key as soon as possible. */
  finish(answer: StoredAnswer): Promise<void>
  /** For rejected requests without any effect: frees the key, also for a different body. */
  abandon(): Promise<void>
  /** For requests whose effect is unknown: the same request can be retried immediately, with the same resource ID. */
  release(): Promise<void>
}

export interface Idempotency {
  /** @throws `idempotency_key_reused` (different body or path), `idempotency_key_in_use` (in progress) */
  begin(caller: Caller, attempt: Attempt): Promise<Begun>
}

interface IdempotencyOptions {
  readonly store: Pick<Store, 'idempotency'>
  readonly now: () => number
  readonly newId: NewId
  /** Unfinished reservations of other runs of the server end with their lease. */
  readonly instanceId: string
  /** Longer than any request. Keys of crashed requests are blocked for this time. 60 s by default, and at most. */
  readonly leaseMs?: number
}

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
    /** The attempt has ended in any case: if the store is unreachable, the key is released later. */
    const releaseOnFailure = async (end: () => Promise<unknown>): Promise<void> => {
      try {
        await end()
      } catch (error) {
        releases.add(release)
        throw error
      }
    }
    return {
      finish: (answer) => releaseOnFailure(() => store.idempotency.finish(holder, answer)),
      abandon: () => releaseOnFailure(() => store.idempotency.abandon(holder)),
      release: () => releaseOnFailure(release),
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
          validSince: time - IDEMPOTENCY_MS,
        })
        .catch((error: unknown) => {
          // The reservation may have been committed although the reply was lost.
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

/** Starts with lengths, so that different requests never have the same bytes. */
function fingerprintOf({ method, path, name, body }: Attempt): string {
  const texts = name === undefined ? [method, path] : [method, path, name]
  const lengths = texts.map(({ length }) => length).join(' ')
  return createHash('sha256')
    .update(`${lengths}\n${texts.join('')}`)
    .update(body)
    .digest('hex')
}
