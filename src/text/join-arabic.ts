/** Zero-width joiner: gives the adjacent letter its joined form. */
export const JOINER = '\u200d'

/** Arabic letters that join to the next letter, with optional marks. Source: ArabicShaping.txt, types D and C. */
const JOINS_NEXT =
  /(?![\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06dd\u06ee\u06ef])[\u0620-\u064a\u066e-\u06ff]\p{M}*$/u
const JOINS_BEFORE = /^(?![\u0621\u0674\u06dd])[\u0620-\u064a\u066e-\u06d5\u06ee-\u06ff]/u

/** Parts of a word in different styles are drawn separately and need a joiner. */
export function joinArabic(before: string, after: string): boolean {
  return JOINS_NEXT.test(before) && JOINS_BEFORE.test(after)
}

const JOINED_AT_END = /[\u0620-\u064a\u066e-\u06ff]\p{M}*\u200d$/u
const RIGHT_TO_LEFT_MARK = '\u200f'

/**
 * Returns a text of the same width whose last letter is joined wherever it is measured: in a context that runs from
 * left to right, a joiner at the end does not belong to the letter before it.
 */
export function keptJoined(text: string): string {
  return JOINED_AT_END.test(text) ? text + RIGHT_TO_LEFT_MARK : text
}
