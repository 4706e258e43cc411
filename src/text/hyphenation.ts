import { insertedText, joinMapped, type MappedText, sliceMapped } from './mapped-text.ts'

/** Returns a word with soft hyphens where it may be broken. */
type HyphenateWord = (word: string) => string

interface Patterns {
  readonly hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength: number }) => string
}

/** Rules for breaking words. Those of a language must be loaded before a layout that uses them. */
export interface Hyphenation {
  /** Loads the rules of BCP 47 languages. Ignores languages without rules. */
  load(languages: Iterable<string>): Promise<void>
  find(language: string): HyphenateWord | undefined
}

/** The languages with patterns that break few words wrongly. Each is loaded when a text needs it. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  af: () => import('hyphen/af/index.js'),
  be: () => import('hyphen/be/index.js'),
  bg: () => import('hyphen/bg/index.js'),
  ca: () => import('hyphen/ca/index.js'),
  cs: () => import('hyphen/cs/index.js'),
  da: () => import('hyphen/da/index.js'),
  de: () => import('hyphen/de/index.js'),
  'de-ch': () => import('hyphen/de-ch-1901/index.js'),
  el: () => import('hyphen/el/index.js'),
  en: () => import('hyphen/en-us/index.js'),
  'en-au': () => import('hyphen/en-gb/index.js'),
  'en-gb': () => import('hyphen/en-gb/index.js'),
  'en-ie': () => import('hyphen/en-gb/index.js'),
  'en-nz': () => import('hyphen/en-gb/index.js'),
  es: () => import('hyphen/es/index.js'),
  et: () => import('hyphen/et/index.js'),
  eu: () => import('hyphen/eu/index.js'),
  fi: () => import('hyphen/fi/index.js'),
  fr: () => import('hyphen/fr/index.js'),
  gl: () => import('hyphen/gl/index.js'),
  hr: () => import('hyphen/hr/index.js'),
  hu: () => import('hyphen/hu/index.js'),
  id: () => import('hyphen/id/index.js'),
  is: () => import('hyphen/is/index.js'),
  it: () => import('hyphen/it/index.js'),
  la: () => import('hyphen/la/index.js'),
  lt: () => import('hyphen/lt/index.js'),
  lv: () => import('hyphen/lv/index.js'),
  nb: () => import('hyphen/nb/index.js'),
  nl: () => import('hyphen/nl/index.js'),
  nn: () => import('hyphen/nn/index.js'),
  no: () => import('hyphen/no/index.js'),
  pl: () => import('hyphen/pl/index.js'),
  pt: () => import('hyphen/pt/index.js'),
  ro: () => import('hyphen/ro/index.js'),
  ru: () => import('hyphen/ru/index.js'),
  sk: () => import('hyphen/sk/index.js'),
  sl: () => import('hyphen/sl/index.js'),
  sv: () => import('hyphen/sv/index.js'),
  tr: () => import('hyphen/tr/index.js'),
  uk: () => import('hyphen/uk/index.js'),
}

const SOFT_HYPHEN = '\u00ad'
const MIN_LETTERS = 5
const WORDS = new RegExp(`[\\p{L}\\p{M}]{${MIN_LETTERS},}`, 'gu')

export function createHyphenation(): Hyphenation {
  const loaded = new Map<string, HyphenateWord>()
  return {
    async load(languages) {
      const names = new Set([...languages].flatMap((language) => nameOf(language) ?? []))
      await Promise.all(
        [...names].map(async (name) => {
          const load = LOADERS[name]
          if (load && !loaded.has(name)) loaded.set(name, hyphenateWith(patternsOf(await load())))
        }),
      )
    },
    find: (language) => loaded.get(nameOf(language) ?? ''),
  }
}

/** The BCP 47 languages with rules, in alphabetical order. */
export const HYPHENATED_LANGUAGES: readonly string[] = Object.keys(LOADERS)

/** Whether a word is long enough to be broken, by the rules of any language. */
export function hasLongWord(text: string): boolean {
  return text.search(WORDS) >= 0
}

export function hasRules(language: string): boolean {
  return nameOf(language) !== undefined
}

/** Adds soft hyphens to words. Leaves words alone whose author has placed some. */
export function addHyphens(whole: MappedText, hyphenate: HyphenateWord): MappedText {
  const parts: MappedText[] = []
  let end = 0
  for (const match of whole.text.matchAll(WORDS)) {
    const [before, after] = [whole.text.charAt(match.index - 1), whole.text.charAt(match.index + match[0].length)]
    if (before === SOFT_HYPHEN || after === SOFT_HYPHEN) continue
    const syllables = hyphenate(match[0]).split(SOFT_HYPHEN)
    if (syllables.length === 1 || syllables.join('') !== match[0]) continue
    let at = match.index
    for (const syllable of syllables.slice(0, -1)) {
      const part = sliceMapped(whole, end, at + syllable.length)
      parts.push(part, insertedText(SOFT_HYPHEN, part.source.end))
      at += syllable.length
      end = at
    }
  }
  return end === 0 ? whole : joinMapped([...parts, sliceMapped(whole, end)])
}

/** The name in the table of a language or, without rules of its own, of the language without region and script. */
function nameOf(language: string): string | undefined {
  const [name = '', ...rest] = language.toLowerCase().split('-')
  const region = rest.find((part) => part.length === 2)
  return [`${name}-${region}`, name].find((candidate) => Object.hasOwn(LOADERS, candidate))
}

function hyphenateWith({ hyphenateSync }: Patterns): HyphenateWord {
  return (word) => hyphenateSync(word, { hyphenChar: SOFT_HYPHEN, minWordLength: MIN_LETTERS })
}

/** Bundlers and Node differ in how they present a CommonJS module. */
function patternsOf(module: unknown): Patterns {
  const exported = (module as { default?: Patterns }).default ?? module
  return exported as Patterns
}
