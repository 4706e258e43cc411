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

/** Removes case, accents, vowel points, widths and ligatures. Retains marks that are letters, as in Devanagari. */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
      .replace(/[ßæœøđðłħıþς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
      // ™ and ㎏ decompose into capitals.
      .toLowerCase()
  )
}

/** Distinct; empty for blank text. */
export function foldedWords(text: string): readonly string[] {
  return [...new Set(fold(text).split(/\s+/u))].filter((word) => word !== '')
}

/** A LIKE pattern for use with `escape '\'`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`
}
