export interface Random {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
  /** An independent sequence, so that one part of the drill does not change the numbers of another. */
  fork(): Random
}

/** Mulberry32: the same numbers for the same seed on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (from, to) => from + next() * (to - from),
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    chance: (probability) => next() < probability,
    fork: () => createRandom(Math.floor(next() * 2 ** 32)),
  }
}
