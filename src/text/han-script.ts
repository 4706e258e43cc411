import type { FontCatalog, HanScript } from './font-catalog.ts'

/** Fonts to try for each script. The Simplified font has all characters of the Traditional and Japanese ones. */
const ORDERS: Readonly<Record<HanScript, readonly HanScript[]>> = {
  Jpan: ['Jpan', 'Hant', 'Hans', 'Kore'],
  Hans: ['Hans', 'Hant', 'Jpan', 'Kore'],
  Hant: ['Hant', 'Hans', 'Jpan', 'Kore'],
  Kore: ['Kore', 'Jpan', 'Hant', 'Hans'],
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u
const BOPOMOFO = /\p{Script=Bopomofo}/u
const HAN = /\p{Script=Han}/gu

/** Regions that write Traditional Chinese. */
const TRADITIONAL = /-(?:tw|hk|mo)\b/

/** Returns the fallback families in the order for a language and, if it uses no Han characters, for the text. */
export function fallbackFamilies(fonts: FontCatalog, language: string | undefined, text: string): string[] {
  const families = ORDERS[scriptOfLanguage(language) ?? scriptOfText(text, fonts)].map((script) => fonts.han[script])
  const isHan = new Set(families)
  let next = 0
  return fonts.fallbacks.map((family) => (isHan.has(family) ? (families[next++] ?? family) : family))
}

function scriptOfLanguage(language: string | undefined): HanScript | undefined {
  const tag = language?.toLowerCase() ?? ''
  if (tag.includes('-hant')) return 'Hant'
  if (tag.includes('-hans')) return 'Hans'
  switch (tag.split('-', 1)[0]) {
    case 'zh':
      return TRADITIONAL.test(tag) ? 'Hant' : 'Hans'
    case 'yue':
      return 'Hant'
    case 'ja':
      return 'Jpan'
    case 'ko':
      return 'Kore'
    default:
      return undefined
  }
}

/**
 * Most Japanese contains kana, Korean contains Hangul, and Chinese soon contains a character that
 * the Japanese font lacks. All characters of a text then come from one font.
 */
function scriptOfText(text: string, fonts: FontCatalog): HanScript {
  if (KANA.test(text)) return 'Jpan'
  if (HANGUL.test(text)) return 'Kore'
  if (BOPOMOFO.test(text)) return 'Hant'
  const characters = new Set(text.match(HAN))
  return (['Jpan', 'Hant', 'Hans'] as const).find((script) => coversAll(fonts, fonts.han[script], characters)) ?? 'Hans'
}

function coversAll(fonts: FontCatalog, family: string, characters: ReadonlySet<string>): boolean {
  const face = fonts.findFallback(family, 400)
  return face !== undefined && [...characters].every((character) => face.covers(character.codePointAt(0) ?? 0))
}
