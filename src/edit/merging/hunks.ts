/** The items from `start` to before `end`, which those from `from` to before `to` of the new list replace. */
export interface Hunk {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
}

/** Lists that differ by more items are replaced between their common ends: time grows with the square. */
const MAX_DIFFERENT = 1_000

/** Returns what must be replaced to turn one list into the other, in order: as few items as possible. */
export function hunksBetween(before: readonly string[], after: readonly string[]): Hunk[] {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const [rest, newRest] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  const hunks: Hunk[] = []
  let [start, from] = [0, 0]
  for (const [end, to] of [...commonItems(rest, newRest), [rest.length, newRest.length] as const]) {
    if (end > start || to > from) {
      hunks.push({ start: head + start, end: head + end, from: head + from, to: head + to })
    }
    ;[start, from] = [end + 1, to + 1]
  }
  return hunks
}

/** Returns the places of a longest common subsequence in both lists, by the greedy algorithm of Myers (1986). */
function commonItems(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  if (a.length === 0 || b.length === 0) return []
  const most = Math.min(a.length + b.length, MAX_DIFFERENT)
  /** For each diagonal, how far along `a` paths have come. */
  const reached = new Int32Array(2 * most + 3)
  const at = (diagonal: number): number => reached[diagonal + most + 1] ?? 0
  const paths: Int32Array[] = []
  for (let edits = 0; edits <= most; edits += 1) {
    paths.push(reached.slice(most - edits, most + edits + 3))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1))
      let x = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1
      reached[diagonal + most + 1] = x
      if (x >= a.length && x - diagonal >= b.length) return itemsAlong(paths, a.length, b.length)
    }
  }
  return []
}

/** Follows the path back to its start. `paths` has what was reached before each edit, from diagonal `-edits - 1` on. */
function itemsAlong(paths: readonly Int32Array[], aLength: number, bLength: number): (readonly [number, number])[] {
  const items: (readonly [number, number])[] = []
  let [x, y] = [aLength, bLength]
  for (let edits = paths.length - 1; edits >= 0; edits -= 1) {
    const at = (diagonal: number): number => paths[edits]?.[diagonal + edits + 1] ?? 0
    const diagonal = x - y
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1))
    const beforeX = at(isDown ? diagonal + 1 : diagonal - 1)
    const beforeY = beforeX - (isDown ? diagonal + 1 : diagonal - 1)
    while (x > beforeX && y > beforeY) {
      ;[x, y] = [x - 1, y - 1]
      items.push([x, y])
    }
    ;[x, y] = [beforeX, beforeY]
  }
  return items.reverse()
}
