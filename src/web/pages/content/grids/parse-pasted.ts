/** Returns the cells of text that was copied from a spreadsheet; undefined for text of one cell. */
export function parsePasted(text: string): string[][] | undefined {
  if (!/[\t\n]/.test(text.trimEnd())) return undefined
  const rows: string[][] = [[]]
  // A cell with tabs, line breaks or quotes is quoted, and quotes in it are doubled.
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.filter((row, index) => index < rows.length - 1 || row.some((cell) => cell !== ''))
}
