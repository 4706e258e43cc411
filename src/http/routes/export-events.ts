import { Type } from 'typebox'
import { type ExportEvent } from '../../service/export-events.ts'
import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleExport } from './export-schemas.ts'

/** Nobody knows of a connection for how long it is open; one that begins anew shows that somebody is still there. */
const LONGEST_MS = 5 * 60_000

/** When a browser comes again after a stream has ended. */
const RETRY_MS = 2_000

const exampleEvent = `id: 1775037600061\nevent: export\ndata: ${JSON.stringify(exampleExport)}\n\n`

export const exportEventOperations = {
  watchExports: {
    id: 'watchExports',
    method: 'GET',
    path: '/api/exports/events',
    tag: 'Exports',
    summary: 'Watch your exports',
    description: `Server-sent events. First an event \`export\` for each export that waits or is being rendered, then one whenever an export has come or changed, at most a second later. \`data\` is the export as \`GET /api/exports/{id}\` answers it; states that follow each other quickly may be told as one, and the last is always told. A comment comes every 15 seconds, so that a silent connection is known to be alive. The stream ends after ${LONGEST_MS / 60_000} minutes, and sooner when the server shuts down, the key or session has ended, or far too much was left unread: connect again with \`Last-Event-ID\`, as browsers do, and what has ended meanwhile is told too. That an export was removed or that its files have expired is not told.`,
    needs: 'read',
    streams: true,
    answer: {
      status: 200,
      description: 'Events, for as long as somebody listens.',
      schema: Type.String({ description: 'A stream of events, as the HTML standard has them.' }),
      example: exampleEvent,
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createExportEventHandlers({
  exportEvents,
}: Pick<Services, 'exportEvents'>): Handlers<typeof exportEventOperations> {
  return {
    watchExports: ({ caller, lastEventId, signal }) => {
      const over = AbortSignal.any([signal(), AbortSignal.timeout(LONGEST_MS)])
      const events = exportEvents.watch(caller, { since: timeIn(lastEventId), signal: over })
      return Promise.resolve({ status: 200, events: { texts: written(events), signal: over } })
    },
  }
}

async function* written(events: AsyncIterable<ExportEvent | undefined>): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`
  for await (const event of events) yield event === undefined ? ': still here\n\n' : eventText(event)
}

/** JSON has no line breaks of its own, which would end the field. */
function eventText({ export: shown, through }: ExportEvent): string {
  const id = through === null ? '' : `id: ${through}\n`
  return `${id}event: export\ndata: ${JSON.stringify(shown)}\n\n`
}

/** Whatever is no id of ours is passed over, as browsers send the last one they heard from whomever. */
function timeIn(eventId: string | undefined): number | undefined {
  return eventId !== undefined && /^\d{1,15}$/.test(eventId) ? Number(eventId) : undefined
}
