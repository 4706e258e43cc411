import { REQUEST_SYNONYMS, SYNONYMS, VALUE_SYNONYMS } from './name-synonyms.ts'

/** Names with more differences are unrelated. Also bounds the cost of comparing a long name. */
const MAX_EDITS = 3

const EQUIVALENTS = Map.groupBy(
  [SYNONYMS, REQUEST_SYNONYMS, VALUE_SYNONYMS].flatMap((synonyms) => Object.entries(synonyms)),
  ([name]) => normalized(name),
)

/** Shorter ones begin too many names. */
const LEAST_BEGINNING = 4

/** Returns the most similar of `names`, or one that begins with `name`, if any. Compares only letters and digits. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const wanted = normalized(name)
  const synonym = EQUIVALENTS.get(wanted)
    ?.flatMap(([, ours]) => ours)
    .find((candidate) => names.includes(candidate))
  if (synonym !== undefined) return synonym
  let nearest: string | undefined
  let fewest = Math.min(MAX_EDITS, Math.floor((wanted.length + 1) / 3)) + 1
  for (const candidate of names) {
    const known = normalized(candidate)
    if (Math.abs(known.length - wanted.length) > MAX_EDITS) continue
    const edits = editDistance(wanted, known)
    if (edits < fewest) [nearest, fewest] = [candidate, edits]
  }
  return (
    nearest ?? (wanted.length < LEAST_BEGINNING ? undefined : names.find((each) => normalized(each).startsWith(wanted)))
  )
}

function normalized(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function editDistance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      next.push(edits)
    }
    ;[before, last] = [last, next]
  }
  return last[to.length] ?? 0
}
