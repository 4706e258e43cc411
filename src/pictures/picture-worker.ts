import type { FileStore } from '../files/file-store.ts'
import type { PictureFailure } from '../store/pictures/enqueue-picture.ts'
import type { ClaimedPicture } from '../store/pictures/claim-picture.ts'
import { PollLoop } from '../poll-loop.ts'
import { type Urgency, URGENCY } from '../store/pictures/picture-row.ts'
import type { Store } from '../store/store.ts'
import { drawPicture, type DrawingTools } from './draw-picture.ts'
import { PICTURE_KEPT_MS, picturePath } from './picture.ts'
import type { PictureSignals } from './picture-signals.ts'
import { causeOf } from './picture-failure.ts'

/*
 * Draws pictures, two at a time: those that are requested, and one that was only saved while no export waits for a
 * process. At most one per owner is drawn at a time in all workers, so that one owner's slow designs never occupy every
 * place, and one for visitors in each worker, so that a crawler of public designs leaves a place to signed-in accounts.
 */

export interface PictureLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface PictureWorkerOptions extends DrawingTools {
  readonly store: Pick<Store, 'designs' | 'templates' | 'pictures'>
  readonly files: Pick<FileStore, 'write' | 'remove'>
  readonly signals: PictureSignals
  readonly workerId: string
  /** Whether a render process is free. Saved pictures wait until one is. */
  readonly hasFreeProcess: () => boolean
  /** While it returns false, pictures wait. */
  readonly canRender?: () => boolean
  readonly now: () => number
  readonly pollMs?: number
  readonly leaseMs?: number
  /** For how long a picture that could not be drawn is not tried again. A minute by default. */
  readonly failureMs?: number
  readonly log?: PictureLog
}

export interface PictureWorker {
  start(): void
  /** Claims nothing more. Resolves when pictures in progress have been drawn or, after `drainMs`, returned. */
  stop(options: { readonly drainMs: number }): Promise<void>
}

const AT_ONCE = 2

const VISITORS_AT_ONCE = 1

const SAVED_AT_ONCE = 1

const POLL_MS = 500

/** Short, because the pictures of an owner wait for the lease of a worker that was killed. */
const LEASE_MS = 10_000

/** A picture during which this many workers ended is not tried again. */
const MAX_DEATHS = 3

/** A design that cannot be rendered is not tried again whenever a list shows it. */
const FAILURE_MS = 60_000

const TEMPORARY_FAILURE_MS = 5_000

/** Before a saved picture is tried again for which the service had no capacity. */
const RETRY_MS = 30_000

export function createPictureWorker(options: PictureWorkerOptions): PictureWorker {
  const { store, files, signals, workerId, hasFreeProcess, canRender, now, log } = options
  const { pollMs = POLL_MS, leaseMs = LEASE_MS, failureMs = FAILURE_MS } = options
  const draining = new AbortController()
  const drawing = new Map<Promise<void>, ClaimedPicture>()
  const polls = new PollLoop(
    () => claimDue(),
    (err) => log?.error({ err }, 'could not read the queue of pictures'),
  )
  let stopListening = (): void => undefined

  const claimable = (): Urgency[] => {
    const running = [...drawing.values()]
    if (running.length >= AT_ONCE) return []
    const count = (urgency: Urgency): number => running.filter((claimed) => claimed.urgency === urgency).length
    return [
      URGENCY.owner,
      ...(count(URGENCY.visitor) < VISITORS_AT_ONCE ? [URGENCY.visitor] : []),
      ...(count(URGENCY.saved) < SAVED_AT_ONCE && hasFreeProcess() ? [URGENCY.saved] : []),
    ]
  }

  const claimDue = async (): Promise<void> => {
    while (polls.isOpen && canRender?.() !== false) {
      const claimed = await store.pictures.claim({ workerId, leaseMs, urgencies: claimable() })
      if (claimed === undefined) return
      const drawn = process(claimed)
        .catch((error: unknown) => {
          // Its lease ends, and a worker claims it again.
          log?.error({ err: error, picture: picturePath(claimed.key) }, 'could not finish a picture')
        })
        .finally(() => {
          drawing.delete(drawn)
          polls.request()
        })
      drawing.set(drawn, claimed)
    }
  }

  const draw = async (claimed: ClaimedPicture): Promise<void> => {
    const { key, owner } = claimed
    const bytes = await drawPicture(options, key, { owner, signal: draining.signal })
    if (bytes === undefined) {
      await fail(claimed, 'unavailable', TEMPORARY_FAILURE_MS)
      return
    }
    const path = picturePath(key)
    await files.write(path, bytes)
    // If its subject was removed in the meantime, so were its pictures: remove this one too.
    const isWanted =
      (await store.pictures.finish(claimed, now() + PICTURE_KEPT_MS)) || (await store.pictures.exists(key))
    if (!isWanted) await files.remove(path)
  }

  const giveUp = async (claimed: ClaimedPicture, error: unknown): Promise<void> => {
    if (draining.signal.aborted) {
      await store.pictures.release(claimed)
      return
    }
    log?.warn({ err: error, picture: picturePath(claimed.key), account: claimed.owner }, 'could not draw a picture')
    const failure = causeOf(error)
    const isTemporary = failure === 'overloaded' || failure === 'disk_full'
    if (isTemporary && claimed.urgency === URGENCY.saved) await store.pictures.release(claimed, RETRY_MS)
    else await fail(claimed, failure, isTemporary ? TEMPORARY_FAILURE_MS : failureMs)
  }

  const fail = (claimed: ClaimedPicture, failure: PictureFailure, forMs: number): Promise<void> =>
    store.pictures.fail(claimed, { failure, forMs, expiresAt: now() + forMs })

  const process = async (claimed: ClaimedPicture): Promise<void> => {
    try {
      if (claimed.deaths >= MAX_DEATHS) {
        const { key, owner: account, deaths } = claimed
        log?.error({ picture: picturePath(key), account, deaths }, 'gave up a picture that ended its workers')
        await fail(claimed, 'unavailable', failureMs)
      } else await draw(claimed).catch((error: unknown) => giveUp(claimed, error))
    } finally {
      signals.announceEnded(claimed.key)
    }
  }

  const renewLeases = async (): Promise<void> => {
    for (const claimed of drawing.values()) {
      await store.pictures.renew(claimed, leaseMs).catch((error: unknown) => {
        log?.warn({ err: error, picture: picturePath(claimed.key) }, 'could not renew the lease of a picture')
      })
    }
  }

  return {
    start() {
      const requestPoll = (): void => polls.request()
      const timers = [setInterval(requestPoll, pollMs), setInterval(() => void renewLeases(), leaseMs / 3)]
      const unsubscribe = signals.onRequested(requestPoll)
      stopListening = () => {
        timers.forEach((timer) => clearInterval(timer))
        unsubscribe()
      }
      polls.open()
    },
    async stop({ drainMs }) {
      polls.close()
      await polls.idle()
      const timer = setTimeout(() => draining.abort(), drainMs)
      await Promise.all(drawing.keys())
      clearTimeout(timer)
      stopListening()
    },
  }
}
