import { type StoredAnswer } from './records.ts'

export interface IdempotencyBegin {
  readonly accountId: string
  /** As the client sent it, 1–255 characters. */
  readonly key: string
  /** Of method, path and body: the same key with another is refused. */
  readonly fingerprint: string
  /** The id for what is to be made, should the key be new. */
  readonly resourceId: string
  /** The server's run that makes the attempt. */
  readonly instanceId: string
  /** Numbers the attempts of that run: never used twice. */
  readonly attempt: number
  /** When the key was first seen, for how long it is stored. */
  readonly now: number
  /** After which a reservation without an answer counts as dead. At most 60,000, by the store's own clock. */
  readonly leaseMs: number
  /** Keys first seen before this are forgotten. */
  readonly keptSince: number
}

export type IdempotencyState =
  /** First seen: do the work, making the thing with this id. */
  | { readonly state: 'new'; readonly resourceId: string }
  /** An attempt ended half-way, with its server or by a fault: do the work again, with the id it was given the first time. */
  | { readonly state: 'resumed'; readonly resourceId: string }
  | { readonly state: 'done'; readonly answer: StoredAnswer }
  | { readonly state: 'in_flight' }
  | { readonly state: 'other_body' }

/** The attempt that holds the reservation. An earlier attempt of the same run is another holder. */
export type IdempotencyHolder = Pick<IdempotencyBegin, 'accountId' | 'key' | 'instanceId' | 'attempt'>

export interface IdempotencyStore {
  begin(request: IdempotencyBegin): Promise<IdempotencyState>
  /** Keeps the answer. False where the reservation has gone to somebody else meanwhile: then nothing is written. */
  finish(holder: IdempotencyHolder, answer: StoredAnswer): Promise<boolean>
  /** Forgets the key, so that the request may be tried again: for answers that must not be replayed. */
  abandon(holder: IdempotencyHolder): Promise<void>
  /** Ends the reservation's lease, so that the same request may be resumed at once: for attempts that ended nobody knows how. */
  release(holder: IdempotencyHolder): Promise<void>
  /** Forgets at most `limit` keys first seen before `before`; answers how many. */
  purge(before: number, limit: number): Promise<number>
}
