/** Number of arguments of each command that has absolute points. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const COMMAND = /([A-Za-z])([^A-Za-z]*)/g
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/g

interface Warp {
  readonly x: (at: number) => number
  readonly y: (at: number) => number
  /** Of the radii of arcs. */
  readonly scale: number
}

/**
 * Moves each point of path data by itself, so that an opening stays around what it shows. Returns undefined for
 * relative commands and numbers with exponents.
 */
export function warpPath(d: string, warp: Warp): string | undefined {
  if (/e/i.test(d)) return undefined
  const parts: string[] = []
  for (const [, command = '', written = ''] of d.matchAll(COMMAND)) {
    const name = command === 'z' ? 'Z' : command
    const size = ARGUMENTS[name]
    const numbers = (written.match(NUMBER) ?? []).map(Number)
    if (size === undefined || (size > 0 && (numbers.length === 0 || numbers.length % size !== 0))) return undefined
    for (let at = 0; at < numbers.length; at += size) {
      // Further pairs of a move are lines.
      parts.push(moved(name === 'M' && at > 0 ? 'L' : name, numbers.slice(at, at + size), warp))
    }
    if (size === 0) parts.push(name)
  }
  return parts.join('')
}

function moved(command: string, numbers: readonly number[], { x, y, scale }: Warp): string {
  const values = numbers.map((value, index) => {
    if (command === 'H') return x(value)
    if (command === 'V') return y(value)
    if (command !== 'A') return index % 2 === 0 ? x(value) : y(value)
    if (index < 2) return value * scale
    return index === 5 ? x(value) : index === 6 ? y(value) : value
  })
  return `${command}${values.map((value) => Math.round(value * 100) / 100).join(' ')}`
}
