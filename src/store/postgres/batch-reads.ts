import { setImmediate } from 'node:timers/promises'
import type { PreparedRead } from '../dialect.ts'

interface Batch<Value> {
  readonly hashes: Set<string>
  readonly values: Promise<ReadonlyMap<string, Value>>
}

/**
 * Combines the reads that start in one turn of the event loop into one query: under load, the fixed
 * cost of a query exceeds that of its rows. A read never joins a query that has been sent, because
 * a commit in between must be visible.
 */
export function batchReads<Value>(
  readAll: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): PreparedRead<Value> {
  let open: Batch<Value> | undefined
  const openBatch = (): Batch<Value> => {
    const hashes = new Set<string>()
    const values = setImmediate().then(() => {
      open = undefined
      return readAll([...hashes])
    })
    return { hashes, values }
  }
  return async (hash) => {
    open ??= openBatch()
    open.hashes.add(hash)
    return (await open.values).get(hash)
  }
}
