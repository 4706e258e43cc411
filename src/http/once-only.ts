import { Failure } from '../failure.ts'
import { type Caller } from '../service/caller.ts'
import { type Idempotency, type IdPrefix, type KeptAnswer } from '../service/idempotency.ts'

/** A POST that carries an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly caller: Caller
  readonly key: string
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly body: Uint8Array | string
  readonly idPrefix: IdPrefix
}

/** What came of the work: kept and answered again, or told and forgotten, so that the request may be made anew. */
export interface Outcome {
  readonly answer: KeptAnswer
  readonly keep: boolean
}

const MAX_KEY_CHARACTERS = 255

/**
 * Does `work` once for `request.key`, and answers as it did then where the request comes again. `work` is given the id that what it makes
 * must have, which stays the same when a crash ended an attempt half way.
 *
 * @throws `invalid_input` for a key that is none, `idempotency_key_reused`, `idempotency_key_in_use`, and what `work` throws
 */
export async function onceOnly(
  idempotency: Idempotency,
  request: KeyedRequest,
  work: (resourceId: string) => Promise<Outcome>,
): Promise<{ answer: KeptAnswer; replayed: boolean }> {
  const { caller, key } = request
  if (key.length === 0 || key.length > MAX_KEY_CHARACTERS) {
    const detail = `must be a text of 1 to ${MAX_KEY_CHARACTERS} characters; received ${key.length}`
    throw new Failure('invalid_input', { issues: [{ pointer: 'header/Idempotency-Key', detail }] })
  }
  const begun = await idempotency.begin(caller, request)
  if (begun.state === 'replay') return { answer: begun.answer, replayed: true }
  let outcome: Outcome
  try {
    outcome = await work(begun.resourceId)
  } catch (error) {
    await idempotency.abandon(caller, key)
    throw error
  }
  if (outcome.keep) await idempotency.finish(caller, key, outcome.answer)
  else await idempotency.abandon(caller, key)
  return { answer: outcome.answer, replayed: false }
}
