import type { Element } from '../../document/elements/element.ts'
import { isContainer } from '../tree/container.ts'

/** A line of the layers panel. */
export interface LayerRow {
  readonly element: Element
  /** IDs of the elements that contain it, from the page inward. */
  readonly parents: readonly string[]
  /** 1-based, from the front. */
  readonly position: number
  /** How many siblings there are, this one included. */
  readonly count: number
  /** Of a container: whether its elements are listed. */
  readonly isOpen: boolean | undefined
}

/** Lists elements from front to back, those of open containers beneath them. */
export function layerRows(elements: readonly Element[], open: ReadonlySet<string>): LayerRow[] {
  const rows: LayerRow[] = []
  addRows(rows, elements, { open, parents: [] })
  return rows
}

function addRows(
  rows: LayerRow[],
  elements: readonly Element[],
  { open, parents }: { open: ReadonlySet<string>; parents: readonly string[] },
): void {
  const count = elements.length
  for (let index = count - 1; index >= 0; index -= 1) {
    const element = elements[index]
    if (!element) continue
    const isOpen = isContainer(element) ? open.has(element.id) : undefined
    rows.push({ element, parents, position: count - index, count, isOpen })
    if (isContainer(element) && isOpen === true) {
      addRows(rows, element.elements, { open, parents: [...parents, element.id] })
    }
  }
}

/** Returns the IDs of the rows from one to another that are siblings of the first one, as selections are. */
export function rowsBetween(rows: readonly LayerRow[], from: string, to: string): string[] {
  const [start, end] = [from, to].map((id) => rows.findIndex(({ element }) => element.id === id))
  const anchor = rows[start ?? -1]
  if (start === undefined || end === undefined || !anchor || end === -1) return [to]
  const parent = anchor.parents.at(-1)
  return rows
    .slice(Math.min(start, end), Math.max(start, end) + 1)
    .filter(({ parents }) => parents.at(-1) === parent)
    .map(({ element }) => element.id)
}
