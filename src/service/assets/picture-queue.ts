import type { FairQueue } from '../../fair-queue.ts'
import type { Work } from '../../queue-owner.ts'

export interface Requester extends Pick<Work, 'workClass'> {
  readonly signal?: AbortSignal | undefined
}

export interface PictureWork extends Requester {
  /** Requests with the same name share the work. */
  readonly name: string
  readonly owner: string
}

/** @throws what `FairQueue.run` throws */
export type MakePicture = (work: PictureWork, make: () => Promise<void>) => Promise<void>

interface Group {
  readonly work: Work
  readonly abandoned: AbortController
  requesters: number
  hasStarted: boolean
}

/**
 * Creates pictures in `queue`. Requesters of the same picture share the work, at the position of
 * the latest request. Work without remaining requesters is dropped before it starts, and finished
 * afterward, since the picture will be requested again.
 */
export function createPictureQueue(queue: FairQueue): MakePicture {
  const inProgress = new Map<string, { readonly group: Group; readonly finished: Promise<void> }>()

  const begin = (key: string, { owner, workClass }: PictureWork, make: () => Promise<void>) => {
    const abandoned = new AbortController()
    const work: Work = { owner, ...(workClass && { workClass }), signal: abandoned.signal }
    const group: Group = { work, abandoned, requesters: 0, hasStarted: false }
    const finished = queue.run(work, async () => {
      group.hasStarted = true
      await make()
    })
    const entry = { group, finished }
    inProgress.set(key, entry)
    const forget = (): void => {
      if (inProgress.get(key) === entry) inProgress.delete(key)
    }
    finished.then(forget, forget)
    return entry
  }

  return async (work, make) => {
    const { name, signal } = work
    signal?.throwIfAborted()
    // A guest's place is behind the owner's requests, so an owner does not join it.
    const key = `${work.workClass ?? 'own'} ${name}`
    const waiting = inProgress.get(key)
    if (waiting) queue.renew(waiting.group.work)
    const { group, finished } = waiting ?? begin(key, work, make)
    group.requesters += 1
    let leave = (): void => undefined
    const aborted = new Promise<never>((_, reject) => {
      leave = () => {
        reject(signal?.reason as Error)
        group.requesters -= 1
        if (group.requesters > 0 || group.hasStarted) return
        // Deleted at once, so that a new requester does not join work that is about to be dropped.
        inProgress.delete(key)
        group.abandoned.abort(signal?.reason)
      }
    })
    signal?.addEventListener('abort', leave, { once: true })
    try {
      await Promise.race([finished, aborted])
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
