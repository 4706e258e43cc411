import type { Element } from '../elements/element.ts'
import type { CompleteLayout } from '../elements/layout.ts'
import type { Size } from '../document.ts'
import { withBox } from '../with-box.ts'

/** Sides of an element that the layout around it determines, in CSS pixels. */
export type Given = Partial<Size>

interface Placing {
  readonly layout: CompleteLayout
  /** Sides of the box that do not hug. */
  readonly own: Given
  readonly arrange: (element: Element, given: Given) => Element
}

export interface Placed {
  readonly items: ReadonlyMap<Element, Element>
  /** Of the items, without padding. */
  readonly content: Size
  /** Of a box that hugs the items. */
  readonly size: Size
}

interface Item {
  readonly element: Element
  readonly arranged: Element
}

/** `length` is its extent in the direction of the layout, and `breadth` the largest extent of its items across it. */
interface Line {
  readonly items: readonly Item[]
  readonly length: number
  readonly breadth: number
}

/** Places `elements` in lines, as flex containers in CSS do with items that neither grow nor shrink. */
export function placeItems(elements: readonly Element[], { layout, own, arrange }: Placing): Placed {
  const { align, justify, gap, padding, wrap, direction, isReversed } = layout
  const [along, across] = direction === 'row' ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const edges = { width: padding.left + padding.right, height: padding.top + padding.bottom }
  const least = { width: layout.minWidth, height: layout.minHeight }
  const roomOn = (side: keyof Size): number | undefined => {
    const size = own[side]
    return size === undefined ? undefined : Math.max(0, size - edges[side])
  }

  const measured = elements.map((element): Item => ({ element, arranged: arrange(element, {}) }))
  const broken = breakLines(measured, wrap ? (roomOn(along) ?? Infinity) : Infinity)
  const isSingle = broken.length <= 1
  /** The only line is as large as the box. */
  const breadthOf = (line: Line): number =>
    isSingle ? (roomOn(across) ?? Math.max(line.breadth, least[across] - edges[across])) : line.breadth
  const lines = align === 'stretch' ? broken.map((line) => stretch(line, breadthOf(line))) : broken

  const length = Math.max(0, ...lines.map((line) => line.length))
  const breadth = sumOf(lines.map((line) => line.breadth)) + gap.across * Math.max(0, lines.length - 1)
  const content = direction === 'row' ? { width: length, height: breadth } : { width: breadth, height: length }
  const size = {
    width: Math.max(least.width, content.width + edges.width),
    height: Math.max(least.height, content.height + edges.height),
  }
  return { items: placeLines(), content, size }

  function breakLines(items: readonly Item[], most: number): Line[] {
    const found: Item[][] = []
    let filled = 0
    for (const item of items) {
      const line = found.at(-1)
      const extended = filled + gap.along + item.arranged[along]
      if (line && extended <= most + ROUNDING_PX) {
        line.push(item)
        filled = extended
      } else {
        found.push([item])
        filled = item.arranged[along]
      }
    }
    return found.map(lineOf)
  }

  function lineOf(items: readonly Item[]): Line {
    return {
      items,
      length: sumOf(items.map(({ arranged }) => arranged[along])) + gap.along * (items.length - 1),
      breadth: Math.max(...items.map(({ arranged }) => arranged[across])),
    }
  }

  function stretch({ items }: Line, to: number): Line {
    return lineOf(items.map(({ element }) => ({ element, arranged: arrange(element, { [across]: to }) })))
  }

  function placeLines(): Map<Element, Element> {
    const placed = new Map<Element, Element>()
    const inner = {
      along: roomOn(along) ?? size[along] - edges[along],
      across: roomOn(across) ?? size[across] - edges[across],
    }
    let lineStart = isSingle ? 0 : offsetFor(align, inner.across - breadth)
    for (const line of lines) {
      const free = inner.along - line.length
      const between = justify === 'space-between' ? Math.max(0, free) / Math.max(1, line.items.length - 1) : 0
      let start = offsetFor(justify, free)
      for (const { element, arranged } of line.items) {
        const offset = lineStart + offsetFor(align, breadthOf(line) - arranged[across])
        const { width, height } = arranged
        const inRow = isReversed ? inner.along - start - width : start
        const [x, y] = direction === 'row' ? [inRow, offset] : [offset, start]
        placed.set(element, withBox(arranged, { x: padding.left + x, y: padding.top + y, width, height }))
        start += arranged[along] + gap.along + between
      }
      lineStart += line.breadth + gap.across
    }
    return placed
  }
}

function offsetFor(place: CompleteLayout['align'] | CompleteLayout['justify'], free: number): number {
  if (place === 'center') return free / 2
  return place === 'end' ? free : 0
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}

/** Sizes of resized documents are rounded. */
const ROUNDING_PX = 0.01
