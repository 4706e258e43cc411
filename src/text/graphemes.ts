/** Divides text into the characters that people see. Its rules are the same in all languages. */
export const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
