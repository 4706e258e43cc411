import { fold } from '../../store/fold.ts'
import { TRANSLATED_WORDS } from './translated-words.ts'

/** Of shorter ones, too many other words are the beginning. */
const LEAST_BEGINNING = 5
/** What German and Dutch put between the parts of a word. */
export const JOINTS = ['', 's', 'es', 'n', 'en', 'er']
const PLURALS = ['s', 'es', 'x', 'e', 'n', 'en', 'nen', 'r', 'er', 'rs']
/** Italian and Portuguese plurals replace an ending. */
const REPLACED_ENDINGS = [
  ['i', 'o'],
  ['i', 'e'],
  ['e', 'a'],
  ['oes', 'ao'],
] as const

const ENGLISH = new Map<string, readonly string[]>()
for (const row of TRANSLATED_WORDS.trim().split('\n')) {
  const [english = [], ...others] = row.split('|').map(termsIn)
  for (const word of others.flat()) ENGLISH.set(fold(word), [...(ENGLISH.get(fold(word)) ?? []), ...english])
}

/** Words of other languages than English, folded. */
export const KNOWN_WORDS: readonly string[] = [...ENGLISH.keys()].filter((word) => !word.includes(' '))

/** Terms of several words, the longest first, since a term can begin with another one. Folded. */
export const KNOWN_TERMS: readonly string[] = [...ENGLISH.keys()]
  .filter((term) => term.includes(' '))
  .toSorted((one, other) => other.length - one.length)

/** Returns the English words of a folded word or of its beginning, or none. */
export function translateWord(word: string): readonly string[] {
  const known = singularsOf(word).flatMap((form) => ENGLISH.get(form) ?? [])
  if (known.length > 0 || word.length < LEAST_BEGINNING) return known
  return KNOWN_WORDS.filter((each) => each.startsWith(word)).flatMap((each) => ENGLISH.get(each) ?? [])
}

/** Divides `hochzeitskarte` into `hochzeit karte`, and replaces terms of several words. Folded. */
export function divideTerms(words: readonly string[]): string {
  const text = words.map((word) => partsOf(word) ?? word).join(' ')
  return KNOWN_TERMS.reduce((rest, term) => {
    const [english = ''] = ENGLISH.get(term) ?? []
    return ` ${rest} `.replace(` ${term} `, ` ${english} `).trim()
  }, text)
}

function partsOf(word: string): string | undefined {
  for (const first of KNOWN_WORDS) {
    if (!word.startsWith(first)) continue
    const rest = word.slice(first.length)
    const joint = JOINTS.find((each) => rest.startsWith(each) && isKnown(rest.slice(each.length)))
    if (joint !== undefined) return `${first} ${rest.slice(joint.length)}`
  }
  return undefined
}

function isKnown(word: string): boolean {
  return singularsOf(word).some((form) => ENGLISH.has(form))
}

function singularsOf(word: string): string[] {
  const shortened = PLURALS.filter((plural) => word.endsWith(plural)).map((plural) => word.slice(0, -plural.length))
  const replaced = REPLACED_ENDINGS.filter(([plural]) => word.endsWith(plural)).map(
    ([plural, singular]) => word.slice(0, -plural.length) + singular,
  )
  return [word, ...shortened, ...replaced]
}

function termsIn(cell: string): string[] {
  return cell
    .trim()
    .split(' ')
    .map((term) => term.replaceAll('_', ' '))
}
