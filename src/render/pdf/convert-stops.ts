import type { Triple } from '../cmyk/lab-color.ts'
import { formatNumber } from './pdf-value.ts'

/** Where Skia's program has computed the offset of a gradient, and begins to choose its color. */
const CHOICE = /\ndup 0 le \{pop \S+ \S+ \S+ 0\} if\n/
const BOUND = /(\S+) le \{\n/g

/** Parts of an interval whose colors do not change evenly. */
const PARTS = 8
const MAX_ERROR = 0.004

/** A color belongs to the interval that it ends. */
const AFTER = 1e-6

interface Piece {
  readonly start: number
  readonly end: number
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/**
 * Converts the colors in a program of Skia for gradients that PDF has no other form for, such as
 * conic ones: ISO 32000-1, 7.10.5. Undefined for other programs.
 */
export function convertStops(program: string, map: (rgb: Triple) => readonly number[]): string | undefined {
  const begin = CHOICE.exec(program)?.index
  if (begin === undefined) return undefined
  const body = program.slice(begin, program.lastIndexOf('}'))
  const tokens = body.match(/[{}]|[^\s{}]+/g) ?? []
  const procedure = readProcedure(tokens, { at: 0 })
  const colorAt = (offset: number): readonly number[] => {
    const [r = 0, g = 0, b = 0] = run(procedure, [offset])
    return map([r, g, b])
  }
  const bounds = Array.from(body.matchAll(BOUND), ([, bound]) => Number(bound)).filter(
    (bound) => bound > 0 && bound < 1,
  )
  const places = [...new Set([0, ...bounds, 1])].sort((a, b) => a - b)
  const pieces = places.slice(1).flatMap((end, index) => piecesOf(places[index] ?? 0, end, colorAt))
  return `${program.slice(0, begin)}\ndup 0 lt {pop 0} if\ndup 1 gt {pop 1} if\n${choose(pieces)}}`
}

function piecesOf(start: number, end: number, colorAt: (offset: number) => readonly number[]): Piece[] {
  const offsets = Array.from({ length: PARTS + 1 }, (_, part) => start + ((end - start) * part) / PARTS)
  const colors = offsets.map((offset, part) => colorAt(part === 0 ? Math.min(end, offset + AFTER) : offset))
  const [first = [], last = []] = [colors[0], colors.at(-1)]
  const isEven = colors.every((color, part) =>
    color.every((value, index) => {
      const [low, high] = [first[index] ?? 0, last[index] ?? 0]
      return Math.abs(value - low - ((high - low) * part) / PARTS) < MAX_ERROR
    }),
  )
  if (isEven) return [{ start, end, from: first, to: last }]
  return Array.from({ length: PARTS }, (_, part) => ({
    ...{ start: offsets[part] ?? 0, end: offsets[part + 1] ?? 1, from: colors[part] ?? [], to: colors[part + 1] ?? [] },
  }))
}

function choose(pieces: readonly Piece[]): string {
  const [only] = pieces
  if (pieces.length === 1 && only) return interpolate(only)
  const middle = Math.ceil(pieces.length / 2)
  const [before, after] = [pieces.slice(0, middle), pieces.slice(middle)]
  return `dup ${formatNumber(before.at(-1)?.end ?? 0)} le {\n${choose(before)}}{\n${choose(after)}} ifelse\n`
}

/** Leaves the components on the stack instead of the offset. */
function interpolate({ start, end, from, to }: Piece): string {
  const parts = from.map((low, index) => {
    const slope = ((to[index] ?? low) - low) / (end - start || 1)
    const line = `${rounded(slope)} mul ${rounded(low - slope * start)} add`
    return index < from.length - 1 ? `dup ${line} exch ` : `${line}\n`
  })
  return parts.join('')
}

function rounded(value: number): string {
  return formatNumber(Math.round(value * 1e5) / 1e5)
}

type Step = string | readonly Step[]

function readProcedure(tokens: readonly string[], position: { at: number }): Step[] {
  const steps: Step[] = []
  while (position.at < tokens.length) {
    const token = tokens[position.at] ?? ''
    position.at += 1
    if (token === '}') break
    steps.push(token === '{' ? readProcedure(tokens, position) : token)
  }
  return steps
}

/** Runs the operators that choose a color. Truth is 1. */
function run(steps: readonly Step[], stack: number[]): number[] {
  const pop = (): number => stack.pop() ?? 0
  const procedures: (readonly Step[])[] = []
  for (const step of steps) {
    if (typeof step !== 'string') {
      procedures.push(step)
      continue
    }
    const [last, before] = [stack.at(-1) ?? 0, stack.at(-2) ?? 0]
    switch (step) {
      case 'dup':
        stack.push(last)
        break
      case 'pop':
        pop()
        break
      case 'exch':
        stack.splice(-2, 2, last, before)
        break
      case 'if': {
        const [then = []] = procedures.splice(-1)
        if (pop() !== 0) run(then, stack)
        break
      }
      case 'ifelse': {
        const [then = [], otherwise = []] = procedures.splice(-2)
        run(pop() === 0 ? otherwise : then, stack)
        break
      }
      default: {
        const operation = OPERATIONS[step]
        if (operation) stack.splice(-2, 2, operation(before, last))
        else stack.push(Number(step))
      }
    }
  }
  return stack
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  le: (a, b) => Number(a <= b),
  gt: (a, b) => Number(a > b),
  and: (a, b) => Math.min(a, b),
}
