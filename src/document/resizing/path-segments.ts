/** Number of arguments of each command. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const COMMAND = /([A-Za-z])([^A-Za-z]*)/g
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/g

/** One command of path data with its arguments. */
export interface Segment {
  readonly command: string
  readonly numbers: readonly number[]
}

/** Reads path data. Returns undefined for numbers with exponents, and flags of arcs without spaces. */
export function segmentsOf(d: string): Segment[] | undefined {
  if (/e/i.test(d)) return undefined
  const segments: Segment[] = []
  for (const [, letter = '', written = ''] of d.matchAll(COMMAND)) {
    const command = letter === 'z' ? 'Z' : letter
    const size = ARGUMENTS[command.toUpperCase()]
    const numbers = (written.match(NUMBER) ?? []).map(Number)
    if (size === undefined || (size > 0 && (numbers.length === 0 || numbers.length % size !== 0))) return undefined
    for (let at = 0; at < numbers.length; at += size) {
      // Further pairs of a move are lines.
      segments.push({ command: at > 0 ? lineAfter(command) : command, numbers: numbers.slice(at, at + size) })
    }
    if (size === 0) segments.push({ command, numbers: [] })
  }
  return segments
}

function lineAfter(command: string): string {
  if (command === 'M') return 'L'
  return command === 'm' ? 'l' : command
}
