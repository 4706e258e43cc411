interface Grid {
  readonly total: number
  readonly columns: number
  readonly rows: number
}

export function indexAfter(key: string, index: number, { total, columns, rows }: Grid): number | undefined {
  const last = total - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, index + 1)
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'ArrowDown':
      return below(index, columns, { last, columns })
    case 'ArrowUp':
      return index - columns < 0 ? index : index - columns
    case 'PageDown':
      return below(index, columns * rows, { last, columns })
    case 'PageUp':
      return index - columns * rows < 0 ? index % columns : index - columns * rows
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

function below(index: number, by: number, { last, columns }: { last: number; columns: number }): number {
  if (index + by <= last) return index + by
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns)
  return isInLastRow ? index : last
}
