import { parseDelimited } from '../../../../edit/data/parse-delimited.ts'

/** Returns the cells of text that was copied from a spreadsheet; undefined for text of one cell. */
export function parsePasted(text: string): string[][] | undefined {
  return /[\t\n]/.test(text.trimEnd()) ? parseDelimited(text, '\t') : undefined
}
