import { type RefObject, useLayoutEffect, useState } from 'react'
import { typeScale } from '../../parts/type-scale.ts'
import { CARD_TEXT_PX } from './design-card.tsx'

/** How the cards are laid out. In CSS pixels. */
export interface GridShape {
  readonly columns: number
  /** From the top of one row to the top of the next. */
  readonly rowPx: number
  readonly gapPx: number
  /** Where the grid begins, from the top of the page. */
  readonly topPx: number
}

const LEAST_CARD_PX = 216
const NARROW = { belowPx: 520, columns: 2, gapPx: 14 }
const GAP_PX = 24
const BETWEEN_ROWS_PX = 20
/** The stage is 4:3, and what stands below it is always equally high: nothing has to be measured, and nothing jumps. */
const STAGE_RATIO = 4 / 3

/** The shape that fits the place `container` has. Undefined until it is in the page. */
export function useGridShape(container: RefObject<HTMLElement | null>): GridShape | undefined {
  const [place, setPlace] = useState<{ width: number; top: number }>()
  useLayoutEffect(() => {
    const { current } = container
    if (current === null) return undefined
    const measure = (): void => {
      const { top, width } = current.getBoundingClientRect()
      const next = { width, top: Math.round(top + scrollY) }
      setPlace((known) => (known?.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    // What stands above may grow: a line that says that one is offline, for example.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [container])
  return place && shapeIn(place)
}

function shapeIn({ width, top }: { width: number; top: number }): GridShape {
  const isNarrow = width < NARROW.belowPx
  const gapPx = isNarrow ? NARROW.gapPx : GAP_PX
  const columns = isNarrow ? NARROW.columns : Math.max(2, Math.floor((width + gapPx) / (LEAST_CARD_PX + gapPx)))
  const cardPx = (width - gapPx * (columns - 1)) / columns
  const belowPx = (CARD_TEXT_PX + BETWEEN_ROWS_PX) * typeScale()
  return { columns, rowPx: Math.round(cardPx / STAGE_RATIO + belowPx), gapPx, topPx: top }
}
