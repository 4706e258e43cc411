import { mustBe } from '../../document/issue-wording.ts'
import { Failure } from '../../failure.ts'
import { type Caller } from '../../service/access/caller.ts'
import { type Attempt, type Idempotency, type StoredAnswer } from '../../service/idempotency.ts'
import { describeProblem } from './problem.ts'

export interface KeyedRequest extends Attempt {
  readonly caller: Caller
}

export const MAX_KEY_CHARACTERS = 255

/**
 * A retry of an interrupted attempt, whose effect is unknown, gets the same resource ID. Errors are
 * not stored: a rejection frees the key, unless an interrupted attempt preceded it.
 * @throws `invalid_input` (key), `idempotency_key_reused`, `idempotency_key_in_use`, and what
 *   `work` throws
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
    // After an interrupted attempt, the effect is unknown even if the retry is rejected: the key stays reserved.
    const isFree = hadNoEffect(error) && !begun.isRetry
    // If the store cannot be reached, the error of `work` is more useful.
    await (isFree ? begun.reservation.abandon() : begun.reservation.release()).catch(() => undefined)
    throw error
  }
  await begun.reservation.finish(answer)
  return { answer, replayed: false }
}

/**
 * Whether the request was refused before it changed anything, so that it can be corrected and sent
 * again with its key.
 */
export function hadNoEffect(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  const { status } = describeProblem((error as Failure).code)
  return status === 400 || status === 429
}
