const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Returns the rows of CSV, or of cells of a spreadsheet, whose cells may be quoted. A last empty row is left out. */
export function parseDelimited(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = [[]]
  // A cell with delimiters, line breaks or quotes is quoted, and quotes in it are doubled.
  const cell = `"((?:[^"]|"")*)"(?=[${delimiter}\\r\\n]|$)|([^${delimiter}\\r\\n]*)`
  for (const [, quoted, plain = '', end] of text.matchAll(new RegExp(`(?:${cell})(${delimiter}|\\r?\\n|$)`, 'g'))) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== delimiter) rows.push([])
  }
  return rows.filter((row, index) => index < rows.length - 1 || row.some((each) => each !== ''))
}

/** Returns the delimiter that divides the first line into most cells. Spreadsheets in many languages write `;`. */
export function delimiterOf(text: string): Delimiter {
  const [line = ''] = text.split(/\r?\n/, 1)
  const cells = DELIMITERS.map((delimiter) => parseDelimited(line, delimiter)[0]?.length ?? 0)
  return DELIMITERS[cells.indexOf(Math.max(...cells))] ?? ','
}
