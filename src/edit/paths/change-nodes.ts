import type { Point } from '../../paint/matrix.ts'
import { type Contour, corner, movedBy, type PathNode } from './contour.ts'

/** What can be moved of a path at a point: itself, or the control point before or after it. */
export type NodePart = 'at' | 'in' | 'out'

interface Found {
  readonly contour: Contour
  /** Of the contour. */
  readonly number: number
  /** Of the node in it. */
  readonly index: number
  readonly node: PathNode
}

/** Finds a node by its index among those of all contours. */
export function nodeAt(contours: readonly Contour[], index: number): Found | undefined {
  let first = 0
  for (const [number, contour] of contours.entries()) {
    const node = contour.nodes[index - first]
    if (node) return { contour, number, index: index - first, node }
    first += contour.nodes.length
  }
  return undefined
}

export function nodeCount(contours: readonly Contour[]): number {
  return contours.reduce((count, { nodes }) => count + nodes.length, 0)
}

/** The nodes at both ends of the line that follows a node; undefined behind the last one of an open contour. */
export function segmentAfter(contours: readonly Contour[], index: number): [PathNode, PathNode] | undefined {
  const found = nodeAt(contours, index)
  if (!found) return undefined
  const { nodes, isClosed } = found.contour
  const next = nodes[found.index + 1] ?? (isClosed && nodes.length > 1 ? nodes[0] : undefined)
  return next && [found.node, next]
}

function withNodes(contours: readonly Contour[], { number, contour }: Found, nodes: readonly PathNode[]): Contour[] {
  return contours.with(number, { ...contour, nodes })
}

/** Moves a node with its control points. */
export function movedNode(contours: readonly Contour[], index: number, by: Point): Contour[] {
  const found = nodeAt(contours, index)
  if (!found) return [...contours]
  const moved = (point: Point): Point => movedBy(point, by)
  const { at, in: before, out } = found.node
  const node = { at: moved(at), in: before && moved(before), out: out && moved(out) }
  return withNodes(contours, found, found.contour.nodes.with(found.index, node))
}

const COLLINEAR = 1e-2

/** Whether a curve passes through a node without a corner. */
export function isSmooth({ at, in: before, out }: PathNode): boolean {
  if (!before || !out) return false
  const [a, b] = [
    { x: at.x - before.x, y: at.y - before.y },
    { x: out.x - at.x, y: out.y - at.y },
  ]
  const product = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y)
  if (product === 0) return false
  return Math.abs(a.x * b.y - a.y * b.x) / product < COLLINEAR && a.x * b.x + a.y * b.y > 0
}

/**
 * Moves a control point. That on the other side turns with it if the node is smooth, and stays as far away:
 * at the same distance, if it was. With `breaks`, it stays.
 */
export function movedControl(
  contours: readonly Contour[],
  index: number,
  { side, to, breaks }: { side: 'in' | 'out'; to: Point; breaks: boolean },
): Contour[] {
  const found = nodeAt(contours, index)
  if (!found) return [...contours]
  const { node } = found
  const other = side === 'in' ? 'out' : 'in'
  const turned = { ...node, [side]: to, ...(isSmooth(node) && !breaks && { [other]: opposite(node, side, to) }) }
  return withNodes(contours, found, found.contour.nodes.with(found.index, turned))
}

const EQUAL = 0.01

function opposite(node: PathNode, side: 'in' | 'out', to: Point): Point | null {
  const { at } = node
  const [own, other] = side === 'in' ? [node.in, node.out] : [node.out, node.in]
  const length = Math.hypot(to.x - at.x, to.y - at.y)
  if (!own || !other || length === 0) return other
  const [before, kept] = [Math.hypot(own.x - at.x, own.y - at.y), Math.hypot(other.x - at.x, other.y - at.y)]
  const far = Math.abs(before - kept) <= EQUAL * kept ? length : kept
  return { x: at.x - ((to.x - at.x) / length) * far, y: at.y - ((to.y - at.y) / length) * far }
}

/** Adds a node on the line after another one, which keeps its shape. `share` is how far along it, from 0 to 1. */
export function withNodeAdded(contours: readonly Contour[], index: number, share: number): Contour[] {
  const found = nodeAt(contours, index)
  const segment = segmentAfter(contours, index)
  if (!found || !segment) return [...contours]
  const [from, to] = segment
  const between = (a: Point, b: Point): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  const { nodes } = found.contour
  const next = (found.index + 1) % nodes.length
  if (!from.out && !to.in)
    return withNodes(contours, found, nodes.toSpliced(found.index + 1, 0, corner(between(from.at, to.at))))
  // The algorithm of Casteljau.
  const [out, into] = [from.out ?? from.at, to.in ?? to.at]
  const [a, b, c] = [between(from.at, out), between(out, into), between(into, to.at)]
  const [d, e] = [between(a, b), between(b, c)]
  const changed = nodes.with(found.index, { ...from, out: a })
  const both = changed.with(next, { ...(changed[next] ?? to), in: c })
  return withNodes(contours, found, both.toSpliced(found.index + 1, 0, { at: between(d, e), in: d, out: e }))
}

/** Adds a node beyond the end of an open contour, in the direction in which it ends. */
export function withEndExtended(contours: readonly Contour[], index: number, length: number): Contour[] {
  const found = nodeAt(contours, index)
  if (!found) return [...contours]
  const { nodes } = found.contour
  const { at, in: before } = found.node
  const from = before ?? nodes[found.index - 1]?.at ?? { x: at.x - 1, y: at.y }
  const far = Math.hypot(at.x - from.x, at.y - from.y) || 1
  const to = { x: at.x + ((at.x - from.x) / far) * length, y: at.y + ((at.y - from.y) / far) * length }
  return withNodes(contours, found, [...nodes, corner(to)])
}

/** Control points reach this far to the neighbors. */
const REACH = 1 / 3

/** Makes a node with control points a corner, and gives a corner control points along its neighbors. */
export function withSmoothToggled(contours: readonly Contour[], index: number): Contour[] {
  const found = nodeAt(contours, index)
  if (!found) return [...contours]
  const { node, contour } = found
  const { at } = node
  const { nodes, isClosed } = contour
  const before = nodes[found.index - 1] ?? (isClosed ? nodes.at(-1) : undefined)
  const after = nodes[found.index + 1] ?? (isClosed ? nodes[0] : undefined)
  const [from, to] = [before?.at ?? at, after?.at ?? at]
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  if (node.in || node.out || far === 0) return withNodes(contours, found, nodes.with(found.index, corner(at)))
  const direction = { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
  const along = (other: Point, sign: 1 | -1): Point => {
    const length = Math.hypot(other.x - at.x, other.y - at.y) * REACH * sign
    return { x: at.x + direction.x * length, y: at.y + direction.y * length }
  }
  const smooth = { at, in: before ? along(from, -1) : null, out: after ? along(to, 1) : null }
  return withNodes(contours, found, nodes.with(found.index, smooth))
}
