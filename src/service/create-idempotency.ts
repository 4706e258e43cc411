import { createHash } from 'node:crypto'
import { Failure } from '../failure.ts'
import { type Store } from '../store/store.ts'
import { type Attempt, type Idempotency } from './idempotency.ts'
import { type NewId } from './new-id.ts'

interface IdempotencyOptions {
  readonly store: Store
  readonly now: () => number
  readonly newId: NewId
  /** This server's run: another run's unfinished reservation is dead once its lease is over. */
  readonly instanceId: string
}

/** How long the first answer is kept. */
export const IDEMPOTENCY_MS = 24 * 3_600_000

/** Longer than any request may take; a crashed one's key is held for no longer. */
const LEASE_MS = 60_000

export function createIdempotency({ store, now, newId, instanceId }: IdempotencyOptions): Idempotency {
  return {
    async begin(caller, attempt) {
      const time = now()
      const begun = await store.idempotency.begin({
        accountId: caller.accountId,
        key: attempt.key,
        fingerprint: fingerprintOf(attempt),
        resourceId: newId(attempt.idPrefix),
        instanceId,
        now: time,
        leaseMs: LEASE_MS,
        keptSince: time - IDEMPOTENCY_MS,
      })
      switch (begun.state) {
        case 'new':
        case 'resumed':
          return { state: 'proceed', resourceId: begun.resourceId, isRetry: begun.state === 'resumed' }
        case 'done':
          return { state: 'replay', answer: begun.answer }
        case 'in_flight':
          throw new Failure('idempotency_key_in_use', {})
        case 'other_body':
          throw new Failure('idempotency_key_reused', {})
      }
    },

    async finish(caller, key, answer) {
      await store.idempotency.finish({ accountId: caller.accountId, key, instanceId }, answer)
    },

    async abandon(caller, key) {
      await store.idempotency.abandon({ accountId: caller.accountId, key, instanceId })
    },

    async release(caller, key) {
      await store.idempotency.release({ accountId: caller.accountId, key, instanceId })
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
