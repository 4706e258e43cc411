import { createPlaten, PlatenProblem, type Schemas } from '../../../../sdk/create-platen.ts'
import type { OpenDesign } from '../../../api/design-queries.ts'
import { isUnreachable, messageOf } from '../../../api/explain-error.ts'
import { BASE_URL } from '../../../api/platen.ts'
import type { DesignTransport } from './autosave.ts'
import { type DesignContent, storedContent } from './design-content.ts'
import type { SavingEvent } from './saving-state.ts'

/** For 2 MiB on a slow connection. A request that takes longer is repeated. */
const TIMEOUT_MS = 60_000
/** Browsers let requests of up to 64 KiB finish after their page has closed. */
const MAX_KEEPALIVE_BYTES = 60_000

// Autosave repeats requests itself, with the latest content.
const server = createPlaten({ baseUrl: BASE_URL, retries: 0 })
const lastingServer = createPlaten({
  baseUrl: BASE_URL,
  retries: 0,
  fetch: (request) => fetch(request, { keepalive: true }),
})

/** `onStored` receives each saved or fetched design. */
export function createTransport(id: string, onStored: (design: OpenDesign) => void): DesignTransport {
  return {
    save: (from, to, revision) =>
      answerOf(async () => {
        const body = changesOf(from, to)
        const client = isSmall(body) ? lastingServer : server
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const design = await client.updateDesign({ id, body, ifMatch: `"${revision}"`, signal })
        onStored(design)
        return { type: 'saved', revision: design.revision }
      }),
    fetch: () =>
      answerOf(async () => {
        const design = await server.getDesign({ id, signal: AbortSignal.timeout(TIMEOUT_MS) })
        onStored(design)
        return { type: 'fetched', stored: storedContent(design) }
      }),
  }
}

function changesOf(from: DesignContent, to: DesignContent): Schemas['DesignChange'] {
  const isResized = from.width !== to.width || from.height !== to.height
  return {
    ...(from.title !== to.title && { title: to.title }),
    ...(isResized && { width: to.width, height: to.height }),
    // Without a document, the service would resize the one it has.
    ...((isResized || from.document !== to.document) && { document: to.document }),
  }
}

function isSmall(body: Schemas['DesignChange']): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).byteLength <= MAX_KEEPALIVE_BYTES
}

async function answerOf(request: () => Promise<SavingEvent>): Promise<SavingEvent> {
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
