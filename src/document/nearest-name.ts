/** More slips than that are another name; it also bounds what a name sent to be compared can cost. */
const MOST_SLIPS = 3

/** More names than that are not read; the schema has them all. */
const SHOWN_NAMES = 12

/** Which of `names` was probably meant by `given`, whatever its case and its hyphens; undefined where none is near. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const wanted = plain(given)
  let nearest: string | undefined
  let least = Math.min(MOST_SLIPS, Math.floor((wanted.length + 1) / 3)) + 1
  for (const name of names) {
    const known = plain(name)
    if (Math.abs(known.length - wanted.length) > MOST_SLIPS) continue
    const slips = slipsBetween(wanted, known)
    if (slips < least) [nearest, least] = [name, slips]
  }
  return nearest
}

/** For a message about `given`, which is none of `names`: `did you mean "fontSize"? Allowed are id, type, x and 30 more`. */
export function allowedNames(given: string, names: readonly string[]): string {
  const nearest = nearestName(given, names)
  const shown = names.slice(0, names.length > SHOWN_NAMES + 1 ? SHOWN_NAMES : names.length)
  const rest = names.length - shown.length
  const all = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return nearest === undefined ? `allowed are ${all}` : `did you mean "${nearest}"? Allowed are ${all}`
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '')
}

/** Characters to add, leave out, change, or swap with their neighbour, until `from` is `to`. */
function slipsBetween(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      next.push(slips)
    }
    ;[before, last] = [last, next]
  }
  return last[to.length] ?? 0
}
