import pLimit from 'p-limit'
import { PlatenProblem } from '../../sdk/create-platen.ts'
import { isSignedOut } from './explain-error.ts'

export interface BatchResult<Item> {
  readonly done: readonly Item[]
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[]
}

interface Options<Item> {
  readonly act: (item: Item) => Promise<unknown>
  readonly onProgress?: (done: number) => void
}

/** Leaves connections for other requests: browsers allow six per host. */
const AT_ONCE = 4
const MAX_RETRIES = 3

/** Retries 429 and 503. If the session has ended, the remaining items fail without a request. */
export async function runForAll<Item>(
  items: readonly Item[],
  { act, onProgress }: Options<Item>,
): Promise<BatchResult<Item>> {
  const done: Item[] = []
  const failed: { item: Item; error: unknown }[] = []
  let signedOut: PlatenProblem | undefined
  await pLimit(AT_ONCE).map(items, async (item) => {
    try {
      if (signedOut) throw signedOut
      await withRetries(act, item)
      done.push(item)
    } catch (error) {
      if (isSignedOut(error)) signedOut = error
      failed.push({ item, error })
    }
    onProgress?.(done.length + failed.length)
  })
  return { done, failed }
}

async function withRetries<Item>(act: (item: Item) => Promise<unknown>, item: Item): Promise<void> {
  for (let left = MAX_RETRIES; ; left -= 1) {
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
