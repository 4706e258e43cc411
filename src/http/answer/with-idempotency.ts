import { mustBe } from '../../document/issue-wording.ts'
import { Failure } from '../../failure.ts'
import type { Caller } from '../../service/access/caller.ts'
import type { Attempt, Idempotency, StoredAnswer } from '../../service/idempotency.ts'
import { describeProblem } from './problem.ts'

export interface KeyedRequest extends Attempt {
  readonly caller: Caller
}

export const MAX_KEY_CHARACTERS = 255

/**
 * Executes a request once per key. The effect of an interrupted attempt is unknown, so its retry gets
 * the same resource ID. Errors are not stored. A rejection frees the key, unless an interrupted
 * attempt preceded it. @throws `invalid_input` (key), `idempotency_key_reused`,
 *   `idempotency_key_in_use`, and the errors of `work`
 */
export async function withIdempotency(
  idempotency: Idempotency,
  request: KeyedRequest,
  work: (resourceId: string) => Promise<StoredAnswer>,
): Promise<{ answer: StoredAnswer; replayed: boolean }> {
  const { caller, key } = request
  if (key.length === 0 || key.length > MAX_KEY_CHARACTERS) {
    const detail = mustBe(`a string of 1 to ${MAX_KEY_CHARACTERS} characters`, `${key.length} characters`)
    throw new Failure('invalid_input', { issues: [{ pointer: 'header/Idempotency-Key', detail }] })
  }
  const begun = await idempotency.begin(caller, request)
  if (begun.state === 'replay') return { answer: begun.answer, replayed: true }
  let answer: StoredAnswer
  try {
    answer = await work(begun.resourceId)
  } catch (error) {
    // After an interrupted attempt, the key stays reserved even if the retry is rejected.
    const isFree = hadNoEffect(error) && !begun.isRetry
    // Ignores an error of the store, because that of `work` is more useful.
    await (isFree ? begun.reservation.abandon() : begun.reservation.release()).catch(() => undefined)
    throw error
  }
  await begun.reservation.finish(answer)
  return { answer, replayed: false }
}

/**
 * Returns whether the request was rejected before it changed anything, so that it can be corrected
 * and sent again with its key.
 */
export function hadNoEffect(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  const { status } = describeProblem((error as Failure).code)
  return status === 400 || status === 429
}
