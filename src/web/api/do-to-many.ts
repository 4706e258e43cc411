import { PlatenProblem } from '../../sdk/create-platen.ts'
import { isSignedOut } from './problem.ts'

export interface DoneToMany<Item> {
  readonly done: readonly Item[]
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[]
}

interface Options<Item> {
  readonly act: (item: Item) => Promise<unknown>
  readonly onProgress?: (done: number) => void
}

/** More at once would keep the page's other requests waiting: a browser has six connections to one service. */
const AT_ONCE = 4
const MOST_WAITS = 3

/**
 * Does something to each of `items`, some at a time, and tells what became of each. Where the service asks to be left alone for a while
 * (429, 503) it is; where the session has ended, those left are not tried.
 */
export async function doToMany<Item>(
  items: readonly Item[],
  { act, onProgress }: Options<Item>,
): Promise<DoneToMany<Item>> {
  const waiting = [...items]
  const done: Item[] = []
  const failed: { item: Item; error: unknown }[] = []
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await patiently(act, item)
        done.push(item)
      } catch (error) {
        failed.push({ item, error })
        if (isSignedOut(error)) failed.push(...waiting.splice(0).map((left) => ({ item: left, error })))
      }
      onProgress?.(done.length + failed.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { done, failed }
}

async function patiently<Item>(act: (item: Item) => Promise<unknown>, item: Item): Promise<void> {
  for (let left = MOST_WAITS; ; left -= 1) {
    try {
      await act(item)
      return
    } catch (error) {
      const seconds = error instanceof PlatenProblem ? error.retryAfter : undefined
      if (left === 0 || seconds === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}
