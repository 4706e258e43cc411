import svgpath from 'svgpath'
import type { Point } from '../../paint/matrix.ts'

/** A point of a path, and the control points of the curves before and after it. Null for the end of a straight line. */
export interface PathNode {
  readonly at: Point
  readonly in: Point | null
  readonly out: Point | null
}

/** A line through points, which ends where it began if it is closed. */
export interface Contour {
  readonly nodes: readonly PathNode[]
  readonly isClosed: boolean
}

/** Parsing takes quadratic time, and so many points cannot be seen apart. */
const MOST_CHARACTERS = 30_000
export const MOST_NODES = 1_000

/** Reads path data, arcs and quadratic curves as cubic ones. Undefined for data that is broken or too long. */
export function contoursOf(d: string): Contour[] | undefined {
  if (d.length > MOST_CHARACTERS) return undefined
  const path = svgpath(d)
  if ('err' in path && path.err !== '') return undefined
  const reader = new ContourReader()
  path
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers]) => reader.read(command, numbers))
  const contours = reader.contours()
  const count = contours.reduce((sum, { nodes }) => sum + nodes.length, 0)
  return count > 0 && count <= MOST_NODES ? contours : undefined
}

class ContourReader {
  readonly #done: Contour[] = []
  #nodes: PathNode[] = []
  #start: Point = { x: 0, y: 0 }

  read(command: string, numbers: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    const last = this.#last()
    switch (command) {
      case 'M':
        this.#end(false)
        this.#start = { x: a, y: b }
        this.#nodes = [corner(this.#start)]
        return
      case 'L':
        this.#add(corner({ x: a, y: b }))
        return
      case 'H':
        this.#add(corner({ x: a, y: last.y }))
        return
      case 'V':
        this.#add(corner({ x: last.x, y: a }))
        return
      case 'C':
        this.#addCurve({ x: a, y: b }, { x: c, y: d }, { x: e, y: f })
        return
      case 'Q': {
        const to = { x: c, y: d }
        const toward = (from: Point): Point => ({
          x: from.x + ((a - from.x) * 2) / 3,
          y: from.y + ((b - from.y) * 2) / 3,
        })
        this.#addCurve(toward(last), toward(to), to)
        return
      }
      default:
        this.#end(true)
    }
  }

  contours(): Contour[] {
    this.#end(false)
    return this.#done
  }

  #last(): Point {
    return this.#nodes.at(-1)?.at ?? this.#start
  }

  #add(node: PathNode): void {
    // After Z, the next command begins where the contour began.
    if (this.#nodes.length === 0) this.#nodes.push(corner(this.#start))
    this.#nodes.push(node)
  }

  #addCurve(out: Point, into: Point, at: Point): void {
    if (this.#nodes.length === 0) this.#nodes.push(corner(this.#start))
    const from = this.#nodes.pop()
    if (from) this.#nodes.push({ ...from, out: isSame(out, from.at) ? null : out })
    const isStraight = from !== undefined && isSame(out, from.at) && isSame(into, at)
    this.#nodes.push({ at, in: isSame(into, at) || isStraight ? null : into, out: null })
  }

  #end(isClosed: boolean): void {
    const [first] = this.#nodes
    const last = this.#nodes.at(-1)
    if (!first || !last) return
    // The closing line has no length: both ends are one point.
    const isJoined = isClosed && this.#nodes.length > 2 && isSame(first.at, last.at)
    const nodes = isJoined ? [{ ...first, in: last.in }, ...this.#nodes.slice(1, -1)] : this.#nodes
    this.#done.push({ nodes, isClosed })
    this.#nodes = []
  }
}

/** A contour with other points, in place of each of its points and control points. */
export function withPoints({ nodes, isClosed }: Contour, change: (point: Point) => Point): Contour {
  return {
    isClosed,
    nodes: nodes.map(({ at, in: into, out }) => ({
      at: change(at),
      in: into && change(into),
      out: out && change(out),
    })),
  }
}

export function movedBy({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y }
}

/** The same line from its end to its start. */
export function reversed({ nodes, isClosed }: Contour): Contour {
  return { isClosed, nodes: nodes.toReversed().map(({ at, in: into, out }) => ({ at, in: out, out: into })) }
}

export function corner(at: Point): PathNode {
  return { at, in: null, out: null }
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}

/** Writes path data with as many decimals as are seen: absolute commands, separated by spaces. */
export function pathData(contours: readonly Contour[], decimals: number): string {
  const written = (...points: Point[]): string => points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join(' ')
  const rounded = (value: number): number => Number(value.toFixed(decimals)) + 0
  const segment = (from: PathNode, to: PathNode): string =>
    from.out || to.in ? `C ${written(from.out ?? from.at, to.in ?? to.at, to.at)}` : `L ${written(to.at)}`
  return contours
    .flatMap(({ nodes, isClosed }) => {
      const [first, ...rest] = nodes
      const last = nodes.at(-1)
      if (!first || !last) return []
      const closesCurved = isClosed && nodes.length > 1 && (last.out !== null || first.in !== null)
      return [
        `M ${written(first.at)}`,
        ...rest.map((node, index) => segment(nodes[index] ?? first, node)),
        ...(closesCurved ? [segment(last, first)] : []),
        ...(isClosed ? ['Z'] : []),
      ]
    })
    .join(' ')
}
