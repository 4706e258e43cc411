import { type FairQueue, type Work } from './fair-queue.ts'

/** Who asks for a picture. */
export interface Requester extends Pick<Work, 'workClass'> {
  /** Aborts when the requester no longer waits. */
  readonly signal?: AbortSignal | undefined
}

export interface PictureWork extends Requester {
  /** Requests with the same name share one piece of work. */
  readonly name: string
  /** The account that owns the picture's subject. */
  readonly owner: string
}

/** Resolves once the picture has been made. @throws what `FairQueue.run` throws */
export type MakePicture = (work: PictureWork, make: () => Promise<void>) => Promise<void>

/** The requests for one picture. */
interface Group {
  readonly abandoned: AbortController
  requesters: number
  hasStarted: boolean
}

/**
 * Makes pictures in `queue`. Several requesters of one picture share the work. Work whose every requester has left before it
 * started is dropped; work that has started is finished, since the picture will be asked for again.
 */
export function createPictureQueue(queue: FairQueue): MakePicture {
  const underWay = new Map<string, { readonly group: Group; readonly made: Promise<void> }>()

  const begin = (key: string, { owner, workClass }: PictureWork, make: () => Promise<void>) => {
    const group: Group = { abandoned: new AbortController(), requesters: 0, hasStarted: false }
    const made = queue.run({ owner, ...(workClass && { workClass }), signal: group.abandoned.signal }, async () => {
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
    const { group, made } = underWay.get(key) ?? begin(key, work, make)
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
