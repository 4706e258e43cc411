import type { Complete } from '../../../document/elements/element.ts'
import { placeCells, type PlacedCell } from '../../../document/tables/place-cells.ts'
import { PdfName, textString, type PdfValue } from '../pdf-value.ts'
import type { TextPlan } from './page-plan.ts'
import type { StructureNode } from './structure-node.ts'

/** Returns the rows of a table, and the plans of its cells by the keys of their texts. */
export function planTable(
  table: Complete<'table'>,
  alt: string,
): { readonly node: StructureNode; readonly texts: ReadonlyMap<string, TextPlan> } {
  const { cells, rowCount, hasHeader } = placeCells(table)
  const rows = Array.from({ length: rowCount }, (): StructureNode => ({ type: 'TR', kids: [] }))
  const texts = new Map<string, TextPlan>()
  for (const [index, cell] of cells.entries()) {
    const node = cellNode(cell, hasHeader && cell.row === 0)
    texts.set(`${table.id}/cell-${index}`, { paragraphs: [{ start: 0, body: node }], languages: [], spans: new Map() })
    const row = rows[cell.row]
    // The painter knows no tables from right to left, but readers do.
    if (table.turned) row?.kids.unshift(node)
    else row?.kids.push(node)
  }
  const attributes = { ...(alt !== '' && { Table: { Summary: textString(alt) } }) }
  return { node: { type: 'Table', kids: rows, attributes }, texts }
}

function cellNode({ colSpan, rowSpan }: PlacedCell, isHeader: boolean): StructureNode {
  const attributes: Record<string, PdfValue> = {
    ...(isHeader && { Scope: new PdfName('Column') }),
    ...(colSpan > 1 && { ColSpan: colSpan }),
    ...(rowSpan > 1 && { RowSpan: rowSpan }),
  }
  const type = isHeader ? 'TH' : 'TD'
  return { type, kids: [], ...(Object.keys(attributes).length > 0 && { attributes: { Table: attributes } }) }
}
