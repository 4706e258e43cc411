import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'minor' }) => void

/** Renders between collections: each takes some milliseconds. */
const EVERY = 4

/**
 * To be called after each render, when its answer is on its way: has what renders left behind collected, every few of them. By itself the
 * collector lets a hundred megabytes wait in every thread, since of an array of pixels it sees only the little object that stands for it.
 */
export function openGarbageCollection(): () => void {
  // The one way for a thread to reach its collector: flags cannot be given to a thread alone.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as CollectGarbage
  let renders = 0
  return () => {
    renders += 1
    if (renders % EVERY === 0) collect({ type: 'minor' })
  }
}
