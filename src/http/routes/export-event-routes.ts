import { Type } from '#typebox'
import type { ExportEvent } from '../../service/exports/export-events.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { exampleExport } from './export-schemas.ts'

/** Ends abandoned streams. A client that still needs the stream reconnects. */
const MAX_STREAM_MS = 5 * 60_000

const RETRY_MS = 2_000

const exampleEvent = `id: 1775037600061\nevent: export\ndata: ${JSON.stringify(exampleExport)}\n\n`

export const exportEventOperations = {
  watchExports: {
    id: 'watchExports',
    method: 'GET',
    path: '/api/exports/events',
    tag: 'Exports',
    summary: 'Watch your exports',
    description: `Streams export updates as server-sent events: first an \`export\` event for each queued or processing export, then one for every new or changed export, at most a second later. \`data\` is the export as returned by \`GET /api/exports/{id}\`. Changes in quick succession may be combined into one event; the final state is always sent. A comment every 15 seconds keeps the connection alive. The stream ends after ${MAX_STREAM_MS / 60_000} minutes, or earlier if the server shuts down, the API key or session ends, or the client reads too slowly. Reconnect with \`Last-Event-ID\`, as browsers do, to also receive exports that ended in the meantime. Deleted exports and expired files produce no event.`,
    needs: 'read',
    streams: true,
    answer: {
      status: 200,
      description: 'A server-sent event stream. It stays open until the client disconnects or the stream ends.',
      schema: Type.String({ description: 'An event stream as defined by the HTML standard.' }),
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
      const ended = AbortSignal.any([signal(), AbortSignal.timeout(MAX_STREAM_MS)])
      const events = exportEvents.watch(caller, { since: timeIn(lastEventId), signal: ended })
      return Promise.resolve({ status: 200, events: { texts: textsOf(events), signal: ended } })
    },
  }
}

async function* textsOf(events: AsyncIterable<ExportEvent | undefined>): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`
  for await (const event of events) yield event === undefined ? ': still here\n\n' : eventText(event)
}

/** JSON contains no line breaks, which would end the field. */
function eventText({ export: value, through }: ExportEvent): string {
  const id = through === null ? '' : `id: ${through}\n`
  return `${id}event: export\ndata: ${JSON.stringify(value)}\n\n`
}

/** Parses the time in an event ID. Ignores IDs in another format, which a client may have from another server. */
function timeIn(eventId: string | undefined): number | undefined {
  return eventId !== undefined && /^\d{1,15}$/.test(eventId) ? Number(eventId) : undefined
}
