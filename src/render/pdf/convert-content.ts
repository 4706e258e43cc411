import type { Triple } from '../cmyk/lab-color.ts'
import { PT_PER_MM } from './page-frame.ts'

/** Returns operators that set a color, for strokes and fills. `isLarge` is whether it fills a large area. */
export type WriteColor = (rgb: Triple, isLarge: boolean) => string

/** Both sides of a large area are longer. */
const LARGE_PT = 20 * PT_PER_MM

/** What Skia writes before what it draws. */
const COLOR = /^(\S+) (\S+) (\S+) RG \1 \2 \3 rg$/
const BEGINNING = /^q(?: (\S+ \S+ \S+ \S+ \S+ \S+) cm ?)?$/
const OPERATOR = /(?:^|\s)(\S+)$/

const PATHS = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're'])
const FILLS = new Set(['f', 'f*'])
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*'])

type Matrix = readonly number[]

interface State {
  readonly matrix: Matrix
  /** Undefined for patterns, and where a form has the color of its place. */
  readonly color: Triple | undefined
  /** The operators of the color that are in effect. */
  readonly written: string | undefined
  readonly isOpaque: boolean
}

/** Which text is printed on top of other inks, instead of replacing them. */
export interface Overprinting {
  /** Operators of its color. */
  readonly color: string
  /** Whether a graphics state draws without transparency. */
  readonly isOpaque: (state: string) => boolean
  /** Operators before and after it. */
  readonly begin: string
  readonly end: string
}

/** Writes the colors of a content stream in another color space, each before what it colors. */
export function convertContent(content: string, writeColor: WriteColor, overprinting?: Overprinting): string {
  const lines: string[] = []
  const saved: State[] = []
  let path: string[] = []
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], color: undefined, written: undefined, isOpaque: true }
  let isOverprinted = false
  const settle = (isLarge: boolean): void => {
    const written = state.color && writeColor(state.color, isLarge)
    if (written === undefined || written === state.written) return
    lines.push(written)
    state = { ...state, written }
  }
  for (const line of content.split('\n')) {
    const color = COLOR.exec(line)
    if (color) {
      state = { ...state, color: [Number(color[1]), Number(color[2]), Number(color[3])] }
      continue
    }
    const operator = OPERATOR.exec(line)?.[1] ?? ''
    if (PATHS.has(operator)) {
      path.push(line)
      continue
    }
    const beginning = BEGINNING.exec(line)
    if (FILLS.has(operator)) settle(state.color !== undefined && isLarge(path, state.matrix))
    else if (STROKES.has(operator) || operator === 'BT' || operator === 'Do' || line.startsWith('q ')) settle(false)
    else if (operator === 'scn') state = { ...state, color: undefined, written: undefined }
    else if (operator === 'cm') state = { ...state, matrix: multiply(line.split(' ').map(Number), state.matrix) }
    else if (operator === 'Q') state = saved.pop() ?? state
    else if (operator === 'gs') state = { ...state, isOpaque: overprinting?.isOpaque(line.slice(1, -3)) === true }
    if (operator === 'BT' && overprinting && state.isOpaque && state.written === overprinting.color) {
      lines.push(overprinting.begin)
      isOverprinted = true
    }
    if (beginning) {
      saved.push(state)
      const matrix = beginning[1]?.split(' ').map(Number)
      if (matrix) state = { ...state, matrix: multiply(matrix, state.matrix) }
    }
    lines.push(...path, line)
    path = []
    if (operator === 'ET' && overprinting && isOverprinted) {
      lines.push(overprinting.end)
      isOverprinted = false
    }
  }
  return [...lines, ...path].join('\n')
}

/** Returns the product of two matrices: ISO 32000-1, 8.3.4. */
function multiply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, outer: Matrix): Matrix {
  const [oa = 1, ob = 0, oc = 0, od = 1, oe = 0, of = 0] = outer
  return [
    ...[a * oa + b * oc, a * ob + b * od, c * oa + d * oc, c * ob + d * od],
    ...[e * oa + f * oc + oe, e * ob + f * od + of],
  ]
}

function isLarge(path: readonly string[], [a = 1, b = 0, c = 0, d = 1]: Matrix): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (x: number, y: number): void => {
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
  }
  for (const line of path) {
    const words = line.split(' ')
    const numbers = words.slice(0, -1).map(Number)
    if (words.at(-1) === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = numbers
      include(x, y)
      include(x + width, y + height)
    } else for (let at = 0; at + 1 < numbers.length; at += 2) include(numbers[at] ?? 0, numbers[at + 1] ?? 0)
  }
  return (right - left) * Math.hypot(a, b) > LARGE_PT && (bottom - top) * Math.hypot(c, d) > LARGE_PT
}
