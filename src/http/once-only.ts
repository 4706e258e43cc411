import { Failure } from '../failure.ts'
import { type Caller } from '../service/caller.ts'
import { type Attempt, type Idempotency, type KeptAnswer } from '../service/idempotency.ts'
import { describeProblem } from './problem.ts'

/** A POST that carries an `Idempotency-Key`. */
export interface KeyedRequest extends Attempt {
  readonly caller: Caller
}

export const MAX_KEY_CHARACTERS = 255

/**
 * Does `work` once for `request.key`, and answers as it did then where the request comes again. `work` is given the id that what it makes
 * must have, which stays the same when an attempt ended half way: by a crash, or by a fault of ours, after which nobody knows what was
 * written. What it throws is not kept; after a refusal the key is free again, unless such an attempt came before.
 *
 * @throws `invalid_input` for a key that is none, `idempotency_key_reused`, `idempotency_key_in_use`, and what `work` throws
 */
export async function onceOnly(
  idempotency: Idempotency,
  request: KeyedRequest,
  work: (resourceId: string) => Promise<KeptAnswer>,
): Promise<{ answer: KeptAnswer; replayed: boolean }> {
  const { caller, key } = request
  if (key.length === 0 || key.length > MAX_KEY_CHARACTERS) {
    const detail = `must be a text of 1 to ${MAX_KEY_CHARACTERS} characters; received ${key.length} characters`
    throw new Failure('invalid_input', { issues: [{ pointer: 'header/Idempotency-Key', detail }] })
  }
  const begun = await idempotency.begin(caller, request)
  if (begun.state === 'replay') return { answer: begun.answer, replayed: true }
  let answer: KeptAnswer
  try {
    answer = await work(begun.resourceId)
  } catch (error) {
    // Of a retry that is refused it is not known what the attempt before it did: its key stays with that request.
    const isFree = didNothing(error) && !begun.isRetry
    // Where the store cannot be reached, the work's error says more.
    await (isFree ? begun.reservation.abandon() : begun.reservation.release()).catch(() => undefined)
    throw error
  }
  await begun.reservation.finish(answer)
  return { answer, replayed: false }
}

/** Whether the request was refused before it changed anything, so that it may be mended and sent again with its key. */
export function didNothing(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  const { status } = describeProblem((error as Failure).code)
  return status === 400 || status === 429
}
