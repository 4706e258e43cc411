import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows above and below those in view, so that scrolling finds them there. */
const AROUND = 8

interface Rows {
  readonly count: number
  /** The height of each row. */
  readonly rowPx: number
  /** The index of a row that is always among them; -1 for none. */
  readonly kept: number
}

/** Returns the indexes of the rows of a long list that are in view, in ascending order. */
export function useRowsInView(box: RefObject<HTMLElement | null>, { count, rowPx, kept }: Rows): number[] {
  const [{ first, last }, setRange] = useState({ first: 0, last: -1 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const { scrollTop, clientHeight } = element
      const range = { first: Math.floor(scrollTop / rowPx), last: Math.ceil((scrollTop + clientHeight) / rowPx) }
      setRange((before) => (before.first === range.first && before.last === range.last ? before : range))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box, rowPx])
  return indexesOf({ first: first - AROUND, last: last + AROUND }, { count, kept })
}

/** Scrolls as little as possible. */
export function showRow(box: HTMLElement, index: number, rowPx: number): void {
  const { paddingTop, paddingBottom } = getComputedStyle(box)
  const top = index * rowPx
  const bottom = top + rowPx + parseFloat(paddingTop) + parseFloat(paddingBottom)
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}

function indexesOf(range: { first: number; last: number }, { count, kept }: Omit<Rows, 'rowPx'>): number[] {
  const [from, to] = [Math.max(0, range.first), Math.min(count - 1, range.last)]
  const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (kept < 0 || kept >= count || (kept >= from && kept <= to)) return indexes
  return kept < from ? [kept, ...indexes] : [...indexes, kept]
}
