import type { Point } from '../../paint/matrix.ts'
import { movedNode, nodeAt, nodeCount, withSmoothToggled } from './change-nodes.ts'
import type { Contour } from './contour.ts'

/** Moves nodes, which have indexes among those of all contours, with their control points: each by its own distance. */
export function movedNodes(contours: readonly Contour[], moves: ReadonlyMap<number, Point>): readonly Contour[] {
  return [...moves].reduce<readonly Contour[]>((moved, [index, by]) => movedNode(moved, index, by), contours)
}

/** Removes nodes. A contour with less than two goes. */
export function withoutNodes(contours: readonly Contour[], indexes: readonly number[]): Contour[] {
  const removed = new Set(indexes)
  let first = 0
  return contours.flatMap((contour) => {
    const nodes = contour.nodes.filter((_, index) => !removed.has(first + index))
    first += contour.nodes.length
    if (nodes.length === contour.nodes.length) return [contour]
    return nodes.length < 2 ? [] : [{ ...contour, nodes }]
  })
}

/** Makes nodes smooth; corners if all of them have control points. */
export function withAllSmoothToggled(contours: readonly Contour[], indexes: readonly number[]): readonly Contour[] {
  const isCurved = (index: number): boolean => {
    const node = nodeAt(contours, index)?.node
    return node !== undefined && (node.in !== null || node.out !== null)
  }
  const areCurved = indexes.every(isCurved)
  return indexes
    .filter((index) => isCurved(index) === areCurved)
    .reduce<readonly Contour[]>((changed, index) => withSmoothToggled(changed, index), contours)
}

export function allIndexes(contours: readonly Contour[]): number[] {
  return Array.from({ length: nodeCount(contours) }, (_, index) => index)
}
