import { randomUUID } from 'node:crypto'
import type { Answer } from '../test/setup/client.ts'
import { type Accepted, type AcceptedDesign, type AcceptedExport, type DesignState, latestState } from './accepted.ts'
import { download, type Downloader, fetchThumbnail } from './download.ts'
import { type Journal, nowMs } from './journal.ts'
import { noisePng } from './noise-png.ts'
import type { Random } from './random.ts'
import type { Send } from './send.ts'
import { noteEnd } from './note-end.ts'

export interface LoadOptions {
  readonly send: Send
  readonly downloader: Downloader
  readonly accepted: Accepted
  readonly journal: Journal
  readonly random: Random
  readonly isOver: () => boolean
}

export function createClient({ send, downloader, accepted, journal, random }: LoadOptions) {
  const designs: AcceptedDesign[] = []
  const exports: AcceptedExport[] = []
  let number = 0

  const expectStatus = (answer: Answer, status: number, what: string): boolean => {
    if (answer.status === status) return true
    journal.violation(`${what} returned ${answer.status} instead of ${status}`, answer.text.slice(0, 200))
    return false
  }

  /** Requests another state of a design. An interrupted request is repeated until it is accepted. */
  const change = async (
    design: AcceptedDesign,
    to: Partial<DesignState>,
    request: Parameters<Send>[0],
  ): Promise<void> => {
    const requested = { state: { ...latestState(design), ...to }, sentMs: nowMs() }
    design.history.push(requested)
    const { answer, isRepeated } = await send(request)
    // The interrupted attempt has moved the design to the trash.
    const isTrashedBefore = isRepeated && request.method === 'DELETE' && answer.status === 404
    if (isTrashedBefore || expectStatus(answer, 200, `${request.method} of an accepted design`)) {
      Object.assign(requested, { acceptedMs: nowMs() })
    }
  }

  const anyDesign = (): AcceptedDesign | undefined => {
    const usable = designs.filter((design) => !latestState(design).isTrashed)
    return usable.length === 0 ? undefined : random.pick(usable)
  }

  return {
    create: async (): Promise<void> => {
      const title = `Design ${(number += 1)}`
      const sentMs = nowMs()
      const { answer } = await send({
        ...{ method: 'POST', path: '/api/designs', headers: { 'idempotency-key': randomUUID() } },
        body: { title, width: 120, height: 80, document: DOCUMENT },
      })
      if (!expectStatus(answer, 201, 'create')) return
      const state = { title, visibility: 'private', isTrashed: false }
      const design = { id: answer.body._id, history: [{ state, sentMs, acceptedMs: nowMs() }] }
      if (accepted.designs.has(design.id)) journal.violation('two requests created the same design')
      accepted.designs.set(design.id, design)
      designs.push(design)
    },

    rename: async (): Promise<void> => {
      const design = anyDesign()
      const title = `Renamed ${(number += 1)}`
      if (design)
        await change(design, { title }, { method: 'PATCH', path: `/api/designs/${design.id}`, body: { title } })
    },

    share: async (): Promise<void> => {
      const design = anyDesign()
      const visibility = random.pick(['private', 'unlisted', 'public'])
      if (!design) return
      await change(design, { visibility }, { method: 'PATCH', path: `/api/designs/${design.id}`, body: { visibility } })
    },

    trashOrRestore: async (): Promise<void> => {
      const design = designs.length < 5 ? undefined : random.pick(designs)
      if (!design) return
      const { isTrashed } = latestState(design)
      await change(
        design,
        { isTrashed: !isTrashed },
        isTrashed
          ? { method: 'POST', path: `/api/trash/${design.id}/restore` }
          : { method: 'DELETE', path: `/api/designs/${design.id}` },
      )
    },

    /** Reads from any server what was just accepted by another. */
    read: async (): Promise<void> => {
      const design = anyDesign()
      if (!design) return
      const { answer } = await send({ method: 'GET', path: `/api/designs/${design.id}` })
      const { title, visibility } = latestState(design)
      if (!expectStatus(answer, 200, 'get of an accepted design')) return
      if (answer.body.title !== title || answer.body.visibility !== visibility)
        journal.violation(
          'a read returned an earlier state',
          ` ${answer.body.title}, ${answer.body.visibility} after ${title}, ${visibility}`,
        )
    },

    count: async (): Promise<void> => {
      const { answer } = await send({ method: 'GET', path: '/api/designs?limit=20' })
      const expected = designs.filter((design) => !latestState(design).isTrashed).length
      if (expectStatus(answer, 200, 'list') && answer.body.total !== expected)
        journal.violation(`a list returned a total of ${answer.body.total} instead of ${expected}`)
    },

    look: async (): Promise<void> => {
      const design = anyDesign()
      if (!design) return
      const { answer } = await send({ method: 'GET', path: `/api/designs/${design.id}` })
      if (expectStatus(answer, 200, 'get of an accepted design'))
        await fetchThumbnail(downloader, answer.body.thumbnailUrl, design.history[0]?.sentMs ?? 0)
    },

    queue: async (): Promise<void> => {
      const design = anyDesign()
      if (!design) return
      const format = random.pick(['png', 'pdf'])
      const { answer } = await send({
        ...{ method: 'POST', path: '/api/exports', headers: { 'idempotency-key': randomUUID() } },
        // Different data, so that no export reuses the files of another.
        body: { designId: design.id, format, data: { title: `Export ${(number += 1)} ${random.between(0, 1)}` } },
      })
      if (!expectStatus(answer, 202, 'export')) return
      const queued: AcceptedExport = { id: answer.body._id, format, acceptedMs: nowMs() }
      accepted.exports.set(queued.id, queued)
      exports.push(queued)
    },

    poll: async (): Promise<void> => {
      const unseen = exports.filter(({ sha256, ended }) => sha256 === undefined && !ended?.as.startsWith('failed'))
      if (unseen.length === 0) return
      const export_ = random.pick(unseen)
      const { answer } = await send({ method: 'GET', path: `/api/exports/${export_.id}` })
      if (!expectStatus(answer, 200, 'get of an accepted export')) return
      noteEnd(export_, answer.body, journal)
      if (answer.body.status === 'completed') export_.sha256 = await download(downloader, answer.body)
    },

    upload: async (): Promise<void> => {
      const bytes = await noisePng(random)
      const { answer } = await send({
        ...{ method: 'POST', path: '/api/assets', body: bytes },
        headers: { 'content-type': 'image/png', 'idempotency-key': randomUUID() },
      })
      if (!expectStatus(answer, 201, 'upload')) return
      accepted.assets.set(answer.body._id, { id: answer.body._id, bytes: bytes.length, acceptedMs: nowMs() })
    },
  }
}

const DOCUMENT = {
  version: 1,
  pages: [
    {
      id: 'page',
      elements: [
        { id: 'card', type: 'rect', x: 4, y: 4, width: 112, height: 72, fill: '#e8eefc', cornerRadius: 8 },
        { id: 'title', type: 'text', slot: 'title', text: 'Title', x: 8, y: 20, width: 104, height: 40, fontSize: 12 },
      ],
    },
  ],
}
