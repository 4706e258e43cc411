interface Texts {
  readonly id?: string
  readonly text?: string
  readonly data?: string
  readonly runs?: readonly { readonly text: string; readonly slot?: string }[]
  /** Of a table; the number of columns of a text. */
  readonly columns?: number | readonly { readonly title?: string }[]
  readonly rows?: readonly (readonly unknown[])[]
}

/** Returns the strings of an element in which placeholders are filled. Does not import the schemas. */
export function elementTexts({ text, data, runs, columns, rows }: Texts): string[] {
  if (runs) return runs.map((run) => run.text)
  const titles = typeof columns === 'object' ? columns.flatMap(({ title }) => title ?? []) : []
  const cells = rows?.flatMap((row) => row.flatMap(cellTexts)) ?? []
  return [...(text === undefined ? [] : [text]), ...(data === undefined ? [] : [data]), ...titles, ...cells]
}

function cellTexts(cell: unknown): string[] {
  if (typeof cell === 'string') return [cell]
  if (typeof cell !== 'object' || cell === null || !('text' in cell)) return []
  return typeof cell.text === 'string' ? [cell.text] : []
}
