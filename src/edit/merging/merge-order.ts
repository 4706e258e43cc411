/**
 * Merges two new orders of the same list, in each of which keys may be new, moved or missing. The
 * result is `theirs` with each key that `mine` has added or moved behind the one that precedes it there.
 * Contains all keys of both; the caller leaves out what was removed.
 */
export function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const stable = new Set(longestInOrder(mine, base))
  const merged = [...theirs]
  let before: string | undefined
  for (const key of mine) {
    const at = merged.indexOf(key)
    if (!stable.has(key) || at < 0) {
      if (at >= 0) merged.splice(at, 1)
      merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key)
    }
    before = key
  }
  return merged
}

/** Returns the most keys of `list` that stand in the same order in `reference`. */
export function longestInOrder(list: readonly string[], reference: readonly string[]): string[] {
  const places = new Map(reference.map((key, index) => [key, index]))
  /** For each length, the chain of that length whose last place is least. */
  const chains: Chain[] = []
  for (const key of list) {
    const place = places.get(key)
    if (place === undefined) continue
    const length = lengthBelow(chains, place)
    chains[length] = { key, place, before: chains[length - 1] }
  }
  const keys: string[] = []
  for (let chain: Chain | undefined = chains.at(-1); chain; chain = chain.before) keys.push(chain.key)
  return keys.reverse()
}

interface Chain {
  readonly key: string
  readonly place: number
  readonly before: Chain | undefined
}

/** By halves: a list may have thousands of keys. */
function lengthBelow(chains: readonly Chain[], place: number): number {
  let [low, high] = [0, chains.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((chains[middle]?.place ?? Infinity) < place) low = middle + 1
    else high = middle
  }
  return low
}
