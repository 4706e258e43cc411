import { PlatenProblem } from '../../../../sdk/create-platen.ts'
import { isUnreachable, messageOf } from '../../../api/explain-error.ts'
import type { SavingEvent } from './saving-state.ts'

/** Returns what a request means for saving. Never rejects. */
export async function answerOf(request: () => Promise<SavingEvent>): Promise<SavingEvent> {
  try {
    return await request()
  } catch (error) {
    return eventOf(error)
  }
}

/** Too early, request timeout and too many requests: all three ask for another attempt. */
const REPEATABLE = new Set([408, 425, 429])

function eventOf(error: unknown): SavingEvent {
  const reason = messageOf(error)
  const waiting = { at: performance.now(), random: Math.random(), reason, waitMs: 0 }
  if (!(error instanceof PlatenProblem)) {
    const isDropped = isUnreachable(error) || (error instanceof DOMException && error.name === 'TimeoutError')
    return { type: 'failed', kind: isDropped ? 'unreachable' : 'busy', isUnanswered: true, ...waiting }
  }
  if (error.code === 'stale_revision') return { type: 'stale' }
  if (error.status === 401) return { type: 'signed-out' }
  const isServerFault = error.status >= 500
  if (!isServerFault && !REPEATABLE.has(error.status)) return { type: 'refused', reason: refusalOf(error) }
  const waitMs = (error.retryAfter ?? 0) * 1000
  return { type: 'failed', kind: 'busy', isUnanswered: isServerFault, ...waiting, waitMs }
}

/** Names the place in the document, which the message of a form would lack. */
function refusalOf(problem: PlatenProblem): string {
  return problem.code === 'invalid_input' ? problem.detail : messageOf(problem)
}
