/** Letters that do not decompose, but are searched for by their plain form. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
}

/**
 * Normalizes text for searching: lower case, without accents (and without the vowel points of Arabic and Hebrew), widths
 * and ligatures replaced by plain letters. Marks that are letters in their script, as in Devanagari, stay.
 */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
      .replace(/[ßæœøđðłħıþς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
      // ™ and ㎏ have decomposed into capitals.
      .toLowerCase()
  )
}

/** The distinct folded words of a search; empty for blank text. */
export function foldedWords(text: string): readonly string[] {
  return [...new Set(fold(text).split(/\s+/u))].filter((word) => word !== '')
}

/** A LIKE pattern, for use with `escape '\'`, that matches `text` literally anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`
}
