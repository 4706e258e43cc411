import type { Design } from '../../api/design-queries.ts'

/** The cards of a row. Makes React keys unique even while a refetch briefly lists a design twice. */
export function cellsOf(
  row: number,
  { columns, total, at }: { columns: number; total: number; at: (index: number) => Design | 'failed' | undefined },
) {
  const first = row * columns
  const keys = new Set<string>()
  return Array.from({ length: Math.min(columns, total - first) }, (_, column) => {
    const index = first + column
    const design = at(index)
    const id = typeof design === 'object' ? design._id : `place-${index}`
    const key = keys.has(id) ? `${id}-${index}` : id
    keys.add(key)
    return { key, index, design }
  })
}
