import { isObject } from '../../document/check-schema.ts'
import { describedSlots, type DescribedSlot } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { listed } from './listed.ts'
import { delimiterOf, parseDelimited } from './parse-delimited.ts'

/** Values by slot name, as in `data`. */
export type Row = Readonly<Record<string, unknown>>

export interface ReadRows {
  readonly rows: readonly Row[]
  /** What was not used, as a sentence. */
  readonly notice: string | undefined
}

/** More rows are of no use in an editor. */
const MAX_ROWS = 1_000

/** Text that has no rows for the design. The message is a sentence for people. */
export class RowsNotRead extends Error {}

/**
 * Reads sample rows from JSON (objects with values by slot) or from CSV or cells of a spreadsheet, whose first row
 * names the slots. Columns may have the labels of slots instead. Empty cells leave the text of the design.
 * @throws RowsNotRead
 */
export function readRows(document: Document, text: string): ReadRows {
  const slots = describedSlots(document)
  if (slots.length === 0) throw new RowsNotRead('Make something fillable first: rows are values for slots.')
  const source = text.replace(/^\uFEFF/, '').trim()
  if (source === '') throw new RowsNotRead('There is nothing to read.')
  const read = /^[[{]/.test(source) ? jsonRows(source) : csvRows(source)
  return rowsFor(slots, read)
}

function jsonRows(source: string): readonly Row[] {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw new RowsNotRead('This is not valid JSON.')
  }
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (!rows.every(isObject)) throw new RowsNotRead('JSON must be a list of objects with values by slot name.')
  return rows
}

function csvRows(source: string): Row[] {
  const [header = [], ...rows] = parseDelimited(source, delimiterOf(source))
  if (rows.length === 0) throw new RowsNotRead('The first row must name the slots, and values follow in further rows.')
  return rows.map((cells) =>
    Object.fromEntries(
      cells.flatMap((cell, index) => (cell === '' ? [] : [[header[index]?.trim() ?? `column ${index + 1}`, cell]])),
    ),
  )
}

function rowsFor(slots: readonly DescribedSlot[], read: readonly Row[]): ReadRows {
  const bySlot = new Map<string, DescribedSlot>()
  for (const slot of slots.toReversed()) bySlot.set(slot.label.toLowerCase(), slot)
  for (const slot of slots) bySlot.set(slot.name.toLowerCase(), slot)
  const unknown = new Set<string>()
  const rows = read.slice(0, MAX_ROWS).map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => {
        const slot = bySlot.get(column.toLowerCase())
        if (!slot) unknown.add(column)
        return slot ? [[slot.name, valueFor(slot, value)]] : []
      }),
    ),
  )
  if (rows.every((row) => Object.keys(row).length === 0)) {
    throw new RowsNotRead(`No column has the name of a slot. The slots are ${listed(slots.map(({ name }) => name))}.`)
  }
  return { rows, notice: noticeOf(unknown, read.length) }
}

/** A list in a cell is JSON. */
function valueFor({ kind }: DescribedSlot, value: unknown): unknown {
  const isList = kind === 'repeat' || kind === 'table' || kind === 'chart' || kind === 'group'
  if (!isList || typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function noticeOf(unknown: ReadonlySet<string>, count: number): string | undefined {
  const sentences = [
    ...(unknown.size > 0 ? [`No slot is named ${listed([...unknown])}.`] : []),
    ...(count > MAX_ROWS ? [`Only the first ${MAX_ROWS} of ${count} rows are shown.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
