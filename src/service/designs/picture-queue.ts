import { type FairQueue, type Work } from '../../fair-queue.ts'

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
  const underWay = new Map<string, { readonly group: Group; readonly made: Promise<void> }>()

  const begin = (key: string, { owner, workClass }: PictureWork, make: () => Promise<void>) => {
    const abandoned = new AbortController()
    const work: Work = { owner, ...(workClass && { workClass }), signal: abandoned.signal }
    const group: Group = { work, abandoned, requesters: 0, hasStarted: false }
    const made = queue.run(work, async () => {
      group.hasStarted = true
      await make()
    })
    const joined = { group, made }
    underWay.set(key, joined)
    const forget = (): void => {
      if (underWay.get(key) === joined) underWay.delete(key)
    }
    made.then(forget, forget)
    return joined
  }

  return async (work, make) => {
    const { name, signal } = work
    signal?.throwIfAborted()
    // A guest's place is behind the owner's requests, so an owner does not join it.
    const key = `${work.workClass ?? 'own'} ${name}`
    const waiting = underWay.get(key)
    if (waiting) queue.renew(waiting.group.work)
    const { group, made } = waiting ?? begin(key, work, make)
    group.requesters += 1
    let leave = (): void => undefined
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        reject(signal?.reason as Error)
        group.requesters -= 1
        if (group.requesters > 0 || group.hasStarted) return
        // At once, so that a new requester does not join work that is about to be dropped.
        underWay.delete(key)
        group.abandoned.abort(signal?.reason)
      }
    })
    signal?.addEventListener('abort', leave, { once: true })
    try {
      await Promise.race([made, left])
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
