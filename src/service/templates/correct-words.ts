import { termOf } from './search-words.ts'
import { JOINTS, KNOWN_WORDS } from './translate-word.ts'

/** Shorter words have too many neighbors. */
const LEAST_LETTERS = 4
const LONG_LETTERS = 8

/**
 * Replaces words that begin no known word by the nearest known one: one typing error, or two in long
 * words. Undefined if that changes nothing. Both are folded. `known` may have a word several times,
 * and then prefers it.
 */
export function correctWords(words: readonly string[], known: readonly string[]): readonly string[] | undefined {
  const counts = new Map<string, number>()
  for (const word of known) counts.set(word, (counts.get(word) ?? 0) + 1)
  const corrected = words.map((word) => {
    const { forms, alternatives } = termOf(word)
    const isKnown = [...forms, ...alternatives].some((form) => known.some((each) => each.startsWith(form)))
    const other = isKnown ? word : (nearest(word, counts) ?? correctCompound(word) ?? word)
    return words.length > 1 && isOtherWord(word, other) ? word : other
  })
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected
}

/** Shorter words are rarely compounds, and have too many ways to be divided. */
const LEAST_LETTERS_OF_COMPOUND = 10
const PARTS: ReadonlyMap<string, number> = new Map(KNOWN_WORDS.map((word) => [word, 1]))

/** Divides a compound into two known words, one of which has a typing error. */
function correctCompound(word: string): string | undefined {
  if (word.length < LEAST_LETTERS_OF_COMPOUND) return undefined
  // The longest first, since a word can be the beginning of another.
  for (let end = word.length - LEAST_LETTERS; end >= LEAST_LETTERS; end -= 1) {
    const first = partOf(word.slice(0, end))
    if (first === undefined) continue
    const rest = word.slice(end)
    const joint = JOINTS.find((each) => rest.startsWith(each) && partOf(rest.slice(each.length)) !== undefined)
    if (joint !== undefined) return `${first} ${partOf(rest.slice(joint.length))}`
  }
  return undefined
}

function partOf(letters: string): string | undefined {
  return PARTS.has(letters) ? letters : nearest(letters, PARTS)
}

/** Next to other words, a wrong letter in a word of fewer letters is rather another word: `life` is not `line`. */
const LETTERS_OF_WRONG_ONE = 6

function isOtherWord(word: string, other: string): boolean {
  const hasWrongLetter = word.length === other.length && sorted(word) !== sorted(other)
  return hasWrongLetter && word.length < LETTERS_OF_WRONG_ONE
}

function sorted(word: string): string {
  return Array.from(word).sort().join('')
}

function nearest(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  if (word.length < LEAST_LETTERS) return undefined
  const most = word.length >= LONG_LETTERS ? 2 : 1
  const [best] = [...counts]
    .map(([each, count]) => ({ each, count, edits: editsBetween(word, each, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || b.count - a.count || (a.each < b.each ? -1 : 1))
  return best?.each
}

/** Counts inserted, missing, wrong and swapped letters; more than `most` if there are more. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(edits)
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}
