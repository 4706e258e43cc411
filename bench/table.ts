import { type Figure, round } from './figure.ts'

export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, target }) => {
    const verdict = target ? `${target.text}: ${target.met ? 'met' : '**missed**'}` : ''
    return [name, `${round(value)} ${unit}`.trim(), verdict]
  })
  const all = [['figure', 'measured', 'target'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [header = [], ...body] = all
  return [line(header), rule, ...body.map(line), ''].join('\n')
}
