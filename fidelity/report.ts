export interface Finding {
  readonly title: string
  readonly summary: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly isMet: boolean
}

/** Writes a finding as a section in Markdown. */
export function writeFinding({ title, summary, header, rows, isMet }: Finding): string {
  const toRow = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const table = rows.length > 0 ? [toRow(header), toRow(header.map(() => '---')), ...rows.map(toRow), ''] : []
  return [`## ${title}`, '', `${isMet ? 'Met' : 'MISSED'}: ${summary}`, '', ...table, ''].join('\n')
}
