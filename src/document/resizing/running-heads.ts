import type { Size } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { overlap } from './scale-whole.ts'

/** As a fraction of the height, at both ends of the page. */
const ROW = 0.12
/** Looks for the end of a placeholder first, so that each text is scanned once. */
const PAGE_NUMBER = /^\d{1,3}$|\{\{(?=[^{}]*\}\})[^{}|]*\|?pages?\b/

interface Column {
  /** Of its space, in that of the page. */
  readonly start: number
  readonly size: Size
  readonly elements: readonly Element[]
}

/**
 * Moves the texts next to the page number into the first column, or into the last one if they are at the bottom:
 * stacked columns would have them between each other. Each keeps its distance from the nearer side of the page.
 */
export function withRunningHeads(columns: readonly Column[], page: Size): readonly Column[] {
  const texts = columns
    .flatMap(({ elements, start }) => elements.map((element) => ({ ...element, x: element.x + start })))
    .filter(({ type }) => type === 'text')
  const top = rowOfNumber(texts.filter(({ y, height }) => y + height <= ROW * page.height))
  const bottom = rowOfNumber(texts.filter(({ y }) => y >= (1 - ROW) * page.height))
  const withTop = withRow(columns, top, { home: 0, page })
  return withRow(withTop, bottom, { home: columns.length - 1, page })
}

function rowOfNumber(texts: readonly Element[]): Element[] {
  const number = texts.find((element) => element.type === 'text' && PAGE_NUMBER.test(element.text?.trim() ?? ''))
  if (!number) return []
  return texts.filter(({ y, height }) => y < number.y + number.height && y + height > number.y)
}

/** Changes nothing if a text would not fit, or lie on others. */
function withRow(
  columns: readonly Column[],
  row: readonly Element[],
  { home, page }: { home: number; page: Size },
): readonly Column[] {
  const width = columns[home]?.size.width ?? 0
  const inRow = new Set(row.map(({ id }) => id))
  const rest = columns.map((column) => ({ ...column, elements: column.elements.filter(({ id }) => !inRow.has(id)) }))
  const placed = row.map((text) =>
    text.x + text.width / 2 > page.width / 2 ? { ...text, x: text.x + width - page.width } : text,
  )
  const others = rest[home]?.elements ?? []
  const isFree = placed.every(
    (text, index) =>
      text.x >= 0 &&
      text.x + text.width <= width &&
      ![...others, ...placed.slice(index + 1)].some((other) => overlap(text, other)),
  )
  if (!isFree) return columns
  return rest.map((column, index) =>
    index === home ? { ...column, elements: [...placed, ...column.elements] } : column,
  )
}
