import { Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../../../parts/button.tsx'
import { classNames } from '../../../parts/class-names.ts'
import { counted } from '../../../parts/format-text.ts'
import { isComposing } from '../../../parts/is-composing.ts'
import {
  type CellPlace,
  type DataGrid,
  type GridLimits,
  withCell,
  withPasted,
  withRow,
  withoutRow,
} from './data-grid.ts'
import { nextCell } from './next-cell.ts'
import { parsePasted } from './parse-pasted.ts'
import { useBlockedSubmit } from './use-blocked-submit.ts'

interface GridEditorProps {
  readonly label: string
  readonly grid: DataGrid
  readonly headings: readonly { readonly name: string; readonly control?: ReactNode }[]
  readonly limits: GridLimits
  readonly issueOf?: (text: string, column: number) => string | undefined
  readonly onChange: (grid: DataGrid) => void
  /** Default: fills cells from the focused one on. */
  readonly paste?: (start: CellPlace, pasted: readonly (readonly string[])[]) => DataGrid
  /** Buttons after “Add row”. */
  readonly children?: ReactNode
}

/** Thousands of fields would make typing slow. */
const SHOWN_ROWS = 50

export const CELL =
  'h-9 w-full min-w-24 bg-transparent px-2 text-base text-ink placeholder:text-ink-soft focus-visible:outline-offset-[-2px] max-md:h-10'

/** A shadow stays with cells that are sticky, and a border does not. */
const HEADING = 'bg-sheet shadow-[inset_0_-1px_0_var(--color-rule-strong)]'

/** A table of fields, in which arrow keys and Enter move between rows, and cells of a spreadsheet can be pasted. */
export function GridEditor(props: GridEditorProps) {
  const { label, grid, headings, limits, issueOf, onChange, children } = props
  const { paste = (start, pasted) => withPasted(grid, { start, pasted, limits }) } = props
  const [shownRows, setShownRows] = useState(SHOWN_ROWS)
  const [message, setMessage] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<CellPlace>(undefined)
  const id = useId()
  const issue = firstIssue(grid, issueOf)
  // A row with an issue is shown, since it blocks the form.
  const visibleRows = Math.max(shownRows, issue === undefined ? 0 : issue.row + 1)
  useBlockedSubmit(root, issue !== undefined)

  const focus = ({ row, column }: CellPlace): boolean => {
    const cell = root.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)
    cell?.focus()
    cell?.select()
    return cell !== null && cell !== undefined
  }
  // A row that was added is focused once it is there.
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined
  })
  const addRow = (column: number): void => {
    if (grid.rows.length >= limits.rows) return
    wanted.current = { row: grid.rows.length, column }
    setShownRows((count) => Math.max(count, grid.rows.length + 1))
    onChange(withRow(grid))
  }
  const move = (event: KeyboardEvent<HTMLInputElement>, place: CellPlace): void => {
    if (isComposing(event.nativeEvent)) return
    const next = nextCell(event, place, grid.columns.length)
    if (next === undefined) return
    event.preventDefault()
    if (next.row < grid.rows.length) focus(next)
    else if (event.key === 'Enter') addRow(next.column)
  }
  const pasteInto = (event: ClipboardEvent, place: CellPlace): void => {
    const pasted = parsePasted(event.clipboardData.getData('text/plain'))
    if (pasted === undefined) return
    event.preventDefault()
    const filled = paste(place, pasted)
    onChange(filled)
    const width = Math.max(...pasted.map(({ length }) => length))
    const isCut = place.column + width > filled.columns.length || place.row + pasted.length > limits.rows
    const size = `${counted(pasted.length, 'row', 'rows')} and ${counted(width, 'column', 'columns')}`
    setMessage(isCut ? `Pasted what has room of ${size}.` : `Pasted ${size}.`)
  }
  const remove = (row: number): void => {
    wanted.current = { row: Math.min(row, grid.rows.length - 2), column: 0 }
    onChange(withoutRow(grid, row))
  }

  return (
    <div ref={root} className="grid grid-cols-1 gap-2">
      <div className="overflow-hidden rounded-md border border-rule-strong bg-sheet">
        <div className="max-h-96 overflow-auto">
          <table aria-label={label} className="w-full border-collapse text-sm">
            <thead className="sticky top-0 z-10">
              <tr>
                {headings.map(({ name, control }, column) => (
                  <th key={column} scope="col" className={`${HEADING} border-r border-rule text-left font-semibold`}>
                    {control ?? <span className="block min-w-24 truncate px-2 py-2 user-text">{name}</span>}
                  </th>
                ))}
                <th scope="col" className={`${HEADING} w-9`}>
                  <span className="sr-only">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-rule">
              {grid.rows.slice(0, visibleRows).map((cells, row) => (
                <tr key={row}>
                  {cells.map(({ text }, column) => {
                    const isInvalid = issueOf?.(text, column) !== undefined
                    return (
                      <td key={column} className={classNames('border-r border-rule p-0', isInvalid && 'bg-bad-wash')}>
                        <input
                          data-cell={`${row} ${column}`}
                          aria-label={`Row ${row + 1}, ${headings[column]?.name ?? ''}`}
                          aria-invalid={isInvalid || undefined}
                          aria-describedby={isInvalid ? `${id}-issue` : undefined}
                          className={classNames(CELL, issueOf && column > 0 && 'text-right tabular-nums')}
                          inputMode={issueOf && column > 0 ? 'decimal' : undefined}
                          dir="auto"
                          value={text}
                          onChange={({ target }) => onChange(withCell(grid, { row, column }, target.value))}
                          onKeyDown={(event) => move(event, { row, column })}
                          onPaste={(event) => pasteInto(event, { row, column })}
                        />
                      </td>
                    )
                  })}
                  <td className="p-0 text-center">
                    <IconButton
                      icon={Trash2}
                      label={`Remove row ${row + 1}`}
                      height="small"
                      onClick={() => remove(row)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {grid.rows.length === 0 && <p className="px-2 py-3 text-sm text-ink-soft">No rows yet.</p>}
        </div>
      </div>
      {issue !== undefined && (
        <p id={`${id}-issue`} role="alert" className="text-sm font-medium text-bad">
          {`Row ${issue.row + 1}, ${headings[issue.column]?.name ?? ''}: ${issue.message}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button height="small" icon={Plus} disabled={grid.rows.length >= limits.rows} onClick={() => addRow(0)}>
          Add row
        </Button>
        {children}
        {grid.rows.length > visibleRows && (
          <Button height="small" variant="quiet" onClick={() => setShownRows(visibleRows + SHOWN_ROWS)}>
            Show {Math.min(SHOWN_ROWS, grid.rows.length - visibleRows)} more of {grid.rows.length} rows
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {message === '' ? 'Paste cells from a spreadsheet to fill several at once.' : message}
      </p>
    </div>
  )
}

function firstIssue(
  { rows }: DataGrid,
  issueOf: GridEditorProps['issueOf'],
): (CellPlace & { message: string }) | undefined {
  if (issueOf === undefined) return undefined
  for (const [row, cells] of rows.entries()) {
    for (const [column, { text }] of cells.entries()) {
      const message = issueOf(text, column)
      if (message !== undefined) return { row, column, message }
    }
  }
  return undefined
}
