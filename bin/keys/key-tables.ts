import { type Command, SECTIONS } from '../../src/edit/commands/command.ts'
import { COMMAND_NAMES, COMMANDS } from '../../src/edit/commands/commands.ts'
import { keyText } from '../../src/edit/commands/written-keys.ts'

const START = '<!-- Keys: written by `npm run keys`. -->'
const END = '<!-- End of the keys. -->'

/** Returns a page of Markdown whose part between the marks lists every key of the editor. */
export function withKeyTables(page: string): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)]
  if (start === -1 || end < start) throw new Error('The page has no marks between which keys are listed.')
  return `${page.slice(0, start + START.length)}\n\n${keyTables()}\n\n${page.slice(end)}`
}

function keyTables(): string {
  const sections = SECTIONS.map((section) => {
    const commands = COMMAND_NAMES.map((name): Command => COMMANDS[name]).filter((each) => each.section === section)
    const rows = commands.map(({ label, keys }) => [label, keys.map(written).join(', ')] as const)
    return `### ${section}\n\n${table([['Command', 'Keys'], ...rows])}`
  })
  return sections.join('\n\n')
}

function written(keys: string): string {
  return `\`${keyText(keys, { isMac: false })}\``
}

/** With columns as wide as their longest cell, as the formatter writes them. */
function table(rows: readonly (readonly [string, string])[]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [header = ['', ''], ...body] = rows
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
