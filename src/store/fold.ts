/** Letters that carry no removable accent, yet are looked for without theirs. */
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
 * The text as searches compare it: lower case, without accents (and without the vowel points of Arabic and Hebrew),
 * widths and ligatures made plain. Marks of scripts in which they are letters, as in Devanagari, stay.
 */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
      .replace(/[ßæœøđðłħıþς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
      // ™ and ㎏ come apart into capitals only now.
      .toLowerCase()
  )
}

/** The words of a search, folded, each once. Where nothing but spaces was given there are none. */
export function foldedWords(text: string): readonly string[] {
  return [...new Set(fold(text).split(/\s+/u))].filter((word) => word !== '')
}

/** A LIKE pattern, for use with `escape '\'`, that finds `text` itself anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`
}
