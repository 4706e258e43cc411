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

/** Leaves connections free for other requests: browsers allow six per host. */
const MAX_CONCURRENT = 4
const MAX_RETRIES = 3

/** Runs `act` for each item and retries 429 and 503. After the session ends, items fail without a request. */
export async function runForAll<Item>(
  items: readonly Item[],
  { act, onProgress }: Options<Item>,
): Promise<BatchResult<Item>> {
  const done: Item[] = []
  const failed: { item: Item; error: unknown }[] = []
  let signedOut: PlatenProblem | undefined
  await pLimit(MAX_CONCURRENT).map(items, async (item) => {
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
  for (let retriesLeft = MAX_RETRIES; ; retriesLeft -= 1) {
    try {
      await act(item)
      return
    } catch (error) {
      const retryAfter = error instanceof PlatenProblem ? error.retryAfter : undefined
      if (retriesLeft === 0 || retryAfter === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000))
    }
  }
}
