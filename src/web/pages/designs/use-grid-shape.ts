import { type RefObject, useLayoutEffect, useState } from 'react'
import { typeScale } from '../../parts/type-scale.ts'
import { CARD_TEXT_PX } from './design-card.tsx'

export interface GridShape {
  readonly columns: number
  /** From the top of one row to the top of the next. */
  readonly rowPx: number
  readonly gapPx: number
  readonly topPx: number
}

const MIN_CARD_PX = 216
const NARROW = { belowPx: 520, columns: 2, gapPx: 14 }
const GAP_PX = 24
const ROW_GAP_PX = 20
/** Fixed, like the height of the text, so that no card has to be measured. */
const THUMBNAIL_RATIO = 4 / 3

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
    // Content above the grid can appear later, such as the offline bar.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [container])
  return place && shapeIn(place)
}

function shapeIn({ width, top }: { width: number; top: number }): GridShape {
  const isNarrow = width < NARROW.belowPx
  const gapPx = isNarrow ? NARROW.gapPx : GAP_PX
  const columns = isNarrow ? NARROW.columns : Math.max(2, Math.floor((width + gapPx) / (MIN_CARD_PX + gapPx)))
  const cardPx = (width - gapPx * (columns - 1)) / columns
  const belowPx = (CARD_TEXT_PX + ROW_GAP_PX) * typeScale()
  return { columns, rowPx: Math.round(cardPx / THUMBNAIL_RATIO + belowPx), gapPx, topPx: top }
}
