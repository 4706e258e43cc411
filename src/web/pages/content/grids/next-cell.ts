import type { KeyboardEvent } from 'react'
import type { CellPlace } from './data-grid.ts'

type Key = Pick<
  KeyboardEvent<HTMLInputElement>,
  'key' | 'currentTarget' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>

/**
 * Returns the cell that a key moves to, which may be below the last row; undefined if the key stays in the text.
 * Left and right move at the ends of the text.
 */
export function nextCell(event: Key, { row, column }: CellPlace, columnCount: number): CellPlace | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const { value, selectionStart, selectionEnd } = event.currentTarget
  switch (event.key) {
    case 'Enter':
      return event.shiftKey ? above(row, column) : { row: row + 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowUp':
      return above(row, column)
    case 'ArrowLeft':
      return !event.shiftKey && selectionEnd === 0 && column > 0 ? { row, column: column - 1 } : undefined
    case 'ArrowRight':
      return !event.shiftKey && selectionStart === value.length && column < columnCount - 1
        ? { row, column: column + 1 }
        : undefined
    default:
      return undefined
  }
}

function above(row: number, column: number): CellPlace {
  return { row: Math.max(0, row - 1), column }
}
