import { type Figure, round } from './figure.ts'

/** Returns the figures in one table, and those with a cell in tables of their own. */
export function toTable(figures: readonly Figure[]): string {
  const listed = figures.filter(({ cell }) => cell === undefined)
  const tables = Map.groupBy(
    figures.filter(({ cell }) => cell !== undefined),
    ({ cell }) => cell?.table ?? '',
  )
  return [
    ...(listed.length > 0 ? [toList(listed)] : []),
    ...Array.from(tables, ([title, cells]) => `**${title}**\n\n${toGrid(cells)}`),
  ].join('\n')
}

function toList(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, target } = figure
    return [name, measured(figure), target ? `${target.text}: ${target.met ? 'met' : '**missed**'}` : '']
  })
  return markdown(['figure', 'measured', 'target'], rows)
}

function toGrid(figures: readonly Figure[]): string {
  const names = [...new Set(figures.map(({ name }) => name))]
  const rows = Map.groupBy(figures, ({ cell }) => cell?.row ?? '')
  const lines = Array.from(rows, ([row, cells]) => {
    const byName = new Map(cells.map((figure) => [figure.name, measured(figure)]))
    return [row, ...names.map((name) => byName.get(name) ?? '')]
  })
  return markdown(['', ...names], lines)
}

function measured({ value, unit }: Figure): string {
  return `${round(value)} ${unit}`.trim()
}

function markdown(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...rows].map((cells) => (cells[column] ?? '').length)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(header), rule, ...rows.map(line), ''].join('\n')
}
