export interface PathStep {
  readonly command: 'M' | 'L' | 'C' | 'Q' | 'Z'
  /** Where it begins, then its points: `x0, x1, …`. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

const NUMBERS = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const

/**
 * Reads the path data of a normalized SVG: absolute commands, each with its letter, separated by spaces. Takes linear
 * time, unlike `svgpath`: a map has a million characters. Stops at anything else.
 */
export function* pathSteps(d: string): Generator<PathStep> {
  const parts = d.trim().split(/\s+/)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (let at = 0; at < parts.length;) {
    const command = parts[at] ?? ''
    if (!isCommand(command)) return
    const numbers = parts.slice(at + 1, at + 1 + NUMBERS[command]).map(Number)
    if (numbers.length < NUMBERS[command] || !numbers.every(Number.isFinite)) return
    at += 1 + NUMBERS[command]
    const points = command === 'Z' ? [startX, startY] : numbers
    const xs = [x, ...points.filter((_, index) => index % 2 === 0)]
    const ys = [y, ...points.filter((_, index) => index % 2 === 1)]
    yield { command, xs, ys }
    ;[x, y] = [xs.at(-1) ?? x, ys.at(-1) ?? y]
    if (command === 'M') [startX, startY] = [x, y]
  }
}

function isCommand(text: string): text is keyof typeof NUMBERS {
  return Object.hasOwn(NUMBERS, text)
}

/** The length of a path, with the polygon of its control points for a curve. */
export function roughLength(d: string): number {
  let length = 0
  for (const { command, xs, ys } of pathSteps(d)) {
    if (command === 'M') continue
    for (let at = 1; at < xs.length; at += 1) {
      length += Math.hypot((xs[at] ?? 0) - (xs[at - 1] ?? 0), (ys[at] ?? 0) - (ys[at - 1] ?? 0))
    }
  }
  return length
}
