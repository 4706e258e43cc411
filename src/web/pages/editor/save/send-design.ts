import { createPlaten, type Platen, type Schemas } from '../../../../sdk/create-platen.ts'
import type { OpenDesign } from '../../../api/design-queries.ts'
import { BASE_URL } from '../../../api/platen.ts'
import { checkedDocument } from '../../../painter/checked-document.ts'
import type { DesignTransport } from './autosave.ts'
import { type DesignContent, storedContent } from './design-content.ts'
import { lateEdits } from './late-edits.ts'
import { answerOf } from './saving-answer.ts'
import type { SavingEvent } from './saving-state.ts'
import { sendShortest } from './send-shortest.ts'

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
export function createTransport(opened: OpenDesign, onStored: (design: OpenDesign) => void): DesignTransport {
  const { _id: id } = opened
  let stored = opened

  const note = (design: OpenDesign): OpenDesign => {
    stored = design
    onStored(design)
    return design
  }
  const saved = (design: OpenDesign): SavingEvent => ({ type: 'saved', revision: note(design).revision })
  return {
    save: sendShortest({
      stored: () => ({ document: checkedDocument(stored.document), revision: stored.revision }),
      // Small documents outlive the page as they are, which is less work for both sides.
      findEdits: (before, after) => (canOutlivePage({ document: after }) ? undefined : lateEdits(before, after)),
      sendEdits: (operations, revision) =>
        answerOf(async () => {
          const body = { operations } as unknown as Schemas['DesignEdit']
          const answer = await clientFor(body).editDesign({ id, body, ...conditions(revision) })
          const { created: _, warnings: __, ...design } = answer
          return saved(design)
        }),
      sendWhole: (from, to, revision) =>
        answerOf(async () => {
          const body = changesOf(from, to)
          return saved(await clientFor(body).updateDesign({ id, body, ...conditions(revision) }))
        }),
    }),
    fetch: () =>
      answerOf(async () => {
        const design = await server.getDesign({ id, signal: AbortSignal.timeout(TIMEOUT_MS) })
        return { type: 'fetched', stored: storedContent(note(design)) }
      }),
  }
}

function conditions(revision: number): { readonly ifMatch: string; readonly signal: AbortSignal } {
  return { ifMatch: `"${revision}"`, signal: AbortSignal.timeout(TIMEOUT_MS) }
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

function clientFor(body: object): Platen {
  return canOutlivePage(body) ? lastingServer : server
}

function canOutlivePage(body: object): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).byteLength <= MAX_KEEPALIVE_BYTES
}
