import { Failure } from '../failure.ts'
import type { WorkClass } from '../queue-owner.ts'
import type { FileStore } from '../files/file-store.ts'
import type { PictureFailure, PictureState } from '../store/pictures/enqueue-picture.ts'
import { type PictureKey, URGENCY } from '../store/pictures/picture-row.ts'
import type { Store } from '../store/store.ts'
import { PICTURE_TIMEOUT_MS } from './draw-picture.ts'
import { picturePath } from './picture.ts'
import type { PictureSignals } from './picture-signals.ts'

export interface PictureRequest {
  readonly key: PictureKey
  readonly owner: string
  readonly workClass?: WorkClass | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns the path of the picture's file once it has been drawn.
 * @throws `not_found` if it cannot be drawn; `render_timeout`; `disk_full`; `overloaded` if it is not drawn in time or
 *   gave way to newer requests; the reason of the signal
 */
export type RequestPicture = (request: PictureRequest) => Promise<string>

interface RequestOptions {
  readonly store: Pick<Store, 'pictures'>
  readonly files: Pick<FileStore, 'stat'>
  readonly signals: PictureSignals
  readonly now: () => number
  /** Limits how long a request waits. The picture is drawn nevertheless. */
  readonly maxWaitMs?: number
}

const MAX_WAIT_MS = 25_000

/** Finds pictures whose signal was lost. */
const POLL_MS = 500

export function createPictureRequests({
  store,
  files,
  signals,
  now,
  maxWaitMs = MAX_WAIT_MS,
}: RequestOptions): RequestPicture {
  const waiting = new Map<string, number>()

  const untilDrawn = async ({ key, owner, workClass = 'own', signal }: PictureRequest): Promise<void> => {
    const wish = { owner, urgency: workClass === 'guest' ? URGENCY.visitor : URGENCY.owner }
    const deadline = performance.now() + maxWaitMs
    let isLost = false
    for (let isRequested = false; ;) {
      const ended = nextEnd(signals, key, signal)
      try {
        const state: PictureState | undefined = isRequested
          ? await store.pictures.find(key)
          : await store.pictures.request(key, { ...wish, isLost, now: now() })
        if (state?.state === 'failed') throw failureOf(state.failure, key)
        if (state === undefined && (await files.stat(picturePath(key))) !== undefined) return
        if (state !== undefined && !isRequested) signals.announceRequested()
        // The picture has been drawn, but its file is gone.
        isLost = state === undefined && !isRequested
        isRequested = state !== undefined
        const remainingMs = deadline - performance.now()
        if (remainingMs <= 0) throw new Failure('overloaded', { retryAfterSeconds: 5, reason: BUSY })
        if (state === undefined) continue
        await ended.orAfter(Math.min(POLL_MS, remainingMs))
      } finally {
        ended.stop()
      }
    }
  }

  return async (request) => {
    const { key, signal } = request
    const path = picturePath(key)
    if ((await files.stat(path)) !== undefined) return path
    signal?.throwIfAborted()
    waiting.set(path, (waiting.get(path) ?? 0) + 1)
    try {
      await untilDrawn(request)
      return path
    } finally {
      const others = (waiting.get(path) ?? 1) - 1
      if (others > 0) waiting.set(path, others)
      else waiting.delete(path)
      // The client no longer shows it or, at a shutdown, requests it again.
      if (signal?.aborted && others === 0) await store.pictures.drop(key)
    }
  }
}

const BUSY = 'Too many previews are waiting to be rendered.'

function failureOf(failure: PictureFailure, { subjectId: id }: PictureKey): Failure {
  switch (failure) {
    case 'unavailable':
      return new Failure('not_found', { resource: 'thumbnail', id })
    case 'timeout':
      return new Failure('render_timeout', { limitMs: PICTURE_TIMEOUT_MS })
    case 'disk_full':
      return new Failure('disk_full', {})
    case 'overloaded':
      return new Failure('overloaded', { retryAfterSeconds: 2, reason: BUSY })
  }
}

/** Listens from now on, so that an end between a read and the wait is not missed. */
function nextEnd(signals: PictureSignals, key: PictureKey, signal: AbortSignal | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  promise.catch(() => undefined)
  const abort = (): void => reject(signal?.reason as Error)
  const unsubscribe = signals.onEnded(key, () => resolve(undefined))
  signal?.addEventListener('abort', abort, { once: true })
  let timer: NodeJS.Timeout | undefined
  return {
    orAfter(ms: number): Promise<unknown> {
      if (signal?.aborted) abort()
      timer = setTimeout(() => resolve(undefined), ms)
      return promise
    },
    stop(): void {
      clearTimeout(timer)
      unsubscribe()
      signal?.removeEventListener('abort', abort)
    },
  }
}
