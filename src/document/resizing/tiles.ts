import { acrossOf, type Axis } from './axis.ts'

export type ViewBox = readonly [number, number, number, number]

/** A part of path data that begins with a move. */
export interface Contour {
  readonly commands: readonly Command[]
  readonly column: number
  readonly row: number
}

interface Command {
  readonly name: string
  readonly values: readonly number[]
  /** Of each value that is a coordinate. Others are distances, flags and angles. */
  readonly axes: readonly (Axis | undefined)[]
}

interface Tiles {
  readonly contours: readonly Contour[]
  /** The sides of a tile, in the space of the view box. */
  readonly step: Readonly<Record<Axis, number>>
  readonly columns: number
  readonly rows: number
}

/** Fewer on a side are no tiles, but parts of one drawing. */
const LEAST_COUNT = 5
const TOLERANCE = 0.01

/** Finds the grid in which the contours of path data repeat. Undefined if there is none. */
export function tilesOf(d: string, [left, top, across, down]: ViewBox): Tiles | undefined {
  const outlines = (d.match(/M[^M]*/g) ?? []).map(commandsOf)
  const drawn = outlines.flatMap((commands) => {
    const [x, y] = commands?.[0]?.values ?? []
    return commands && x !== undefined && y !== undefined ? [{ commands, x: x - left, y: y - top }] : []
  })
  if (drawn.length === 0 || drawn.length !== outlines.length || !d.trimStart().startsWith('M')) return undefined
  const alike = [...Map.groupBy(drawn, ({ commands, x, y }) => shapeOf(commands, x + left, y + top)).values()]
  const [x, y] = [stepOf(alike, 'x', across), stepOf(alike, 'y', down)]
  if (x === undefined || y === undefined) return undefined
  const step = { x, y }
  const [columns, rows] = [Math.round(across / x), Math.round(down / y)]
  const cellOf = (at: number, size: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor(at / size + TOLERANCE)))
  const contours = drawn.map(({ commands, x, y }) => ({
    commands,
    column: cellOf(x, step.x, columns),
    row: cellOf(y, step.y, rows),
  }))
  return { contours, step, columns, rows }
}

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < TOLERANCE
}

interface Start {
  readonly x: number
  readonly y: number
}

/** Returns the least distance by which the longest line of each shape repeats; undefined if there is none. */
function stepOf(alike: readonly (readonly Start[])[], axis: Axis, length: number): number | undefined {
  const across = acrossOf(axis)
  const lines = alike.map((starts) => {
    const inLines = [...Map.groupBy(starts, (start) => inUnits(start[across])).values()]
    return inLines
      .reduce((longest, line) => (line.length > longest.length ? line : longest))
      .map((start) => start[axis])
  })
  const first = lines[0] ?? []
  const least = Math.min(...first)
  if (lines.some((line) => line.length < LEAST_COUNT)) return undefined
  const ends = lines.map((line) => ({ line, taken: new Set(line.map(inUnits)), end: Math.max(...line) }))
  return first
    .map((at) => at - least)
    .filter((step) => step > TOLERANCE && step <= length / LEAST_COUNT + TOLERANCE && isWhole(length / step))
    .sort((one, other) => one - other)
    .find((step) =>
      ends.every(({ line, taken, end }) =>
        line.every((at) => at + step > end + TOLERANCE || taken.has(inUnits(at + step))),
      ),
    )
}

function inUnits(at: number): number {
  return Math.round(at / TOLERANCE)
}

function shapeOf(commands: readonly Command[], x: number, y: number): string {
  const start = { x, y }
  return commands
    .map(({ name, values, axes }) => {
      const own = values.map((value, index) => {
        const axis = axes[index]
        return inUnits(axis ? value - start[axis] : value)
      })
      return `${name}${own.join(' ')}`
    })
    .join('')
}

const XY = ['x', 'y'] as const
/** The axes of the values of absolute commands; `undefined` where a value is no coordinate. */
const AXES_OF: Readonly<Record<string, readonly (Axis | undefined)[]>> = {
  ...{ M: XY, L: XY, T: XY, H: ['x'], V: ['y'], Z: [] },
  ...{ C: [...XY, ...XY, ...XY], S: [...XY, ...XY], Q: [...XY, ...XY] },
  A: [undefined, undefined, undefined, undefined, undefined, 'x', 'y'],
}

/** Returns undefined for what can't be read simply, such as flags of arcs without spaces. */
function commandsOf(contour: string): Command[] | undefined {
  if (/\de/i.test(contour)) return undefined
  const commands: Command[] = []
  for (const [, letter = '', written = ''] of contour.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (written.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const pattern = AXES_OF[letter.toUpperCase()]
    if (!pattern || (pattern.length === 0 ? values.length > 0 : values.length % pattern.length > 0)) return undefined
    const isAbsolute = letter === letter.toUpperCase()
    const axes = values.map((_, index) => (isAbsolute ? pattern[index % pattern.length] : undefined))
    commands.push({ name: letter, values, axes })
  }
  return commands
}
