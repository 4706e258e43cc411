import { allWithin, isMarkup, type Markup, textWithin } from './markup.ts'

/** Texts of cells by rows, all rows equally long. */
export type Grid = readonly (readonly string[])[]

/** Reads what spreadsheets copy: cells separated by tabs, those with tabs or line breaks in quotes. */
export function gridOfText(text: string): Grid | undefined {
  if (!text.includes('\t')) return undefined
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell)
    if (text[end] !== '\t') {
      rows.push(row)
      row = []
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  return evenGrid(rows)
}

/** Reads the first table of HTML that has several cells. */
export function gridOfMarkup(root: Markup): Grid | undefined {
  const [table] = allWithin(root, 'table')
  if (!table) return undefined
  const rows = allWithin(table, 'tr').map((row) =>
    row.children
      .filter(isMarkup)
      .filter(({ tag }) => tag === 'td' || tag === 'th')
      .map((cell) => textWithin(cell).replace(/\s+/g, ' ').trim()),
  )
  return rows.flat().length > 1 ? evenGrid(rows) : undefined
}

function plainCell(text: string, start: number): { cell: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

/** A quote within a cell is written twice. What begins with one but does not end so is taken as it is. */
function quotedCell(text: string, start: number): { cell: string; end: number } {
  let end = start + 1
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1
  const isClosed = text[end] === '"' && (end + 1 === text.length || /[\t\r\n]/.test(text[end + 1] ?? ''))
  if (!isClosed) return plainCell(text, start)
  return { cell: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}

function evenGrid(rows: readonly (readonly string[])[]): Grid | undefined {
  const filled = rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
  const width = Math.max(0, ...filled.map(({ length }) => length))
  if (width === 0) return undefined
  return filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
}
