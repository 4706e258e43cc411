import { type PointerEvent, useRef } from 'react'
import { settledSheet, type SheetHeights, type SheetRest } from './settled-sheet.ts'

interface SheetDrag {
  /** The heights at which the sheet rests; null for a sheet at the side, which a swipe only closes. */
  readonly heights: SheetHeights | null
  readonly isFull: boolean
  readonly onRest: (rest: SheetRest) => void
}

interface Held {
  readonly pointerId: number
  readonly from: number
  readonly height: number
  last: { at: number; position: number; speed: number }
}

/** A swipe of a sheet at the side by this much closes it. */
const SWIPE_PX = 60
/** Of the last movement in the speed, since fingers tremble. */
const SPEED_SHARE = 0.6

/** Drags a sheet by its header, which has the handlers. Its height follows the finger without rendering it again. */
export function useSheetDrag({ heights, isFull, onRest }: SheetDrag) {
  const sheet = useRef<HTMLElement>(null)
  const held = useRef<Held>(undefined)
  const positionOf = ({ clientX, clientY }: PointerEvent): number => (heights ? -clientY : -clientX)
  const release = (): void => {
    held.current = undefined
    sheet.current?.removeAttribute('data-dragged')
    if (!sheet.current) return
    sheet.current.style.removeProperty('transform')
    // React sets the height only if it becomes another one.
    if (heights) sheet.current.style.height = `${isFull ? heights.full : heights.half}px`
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!sheet.current || event.button !== 0) return
      if (event.target instanceof Element && event.target.closest('button, input')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const position = positionOf(event)
      const last = { at: event.timeStamp, position, speed: 0 }
      held.current = { pointerId: event.pointerId, from: position, height: sheet.current.offsetHeight, last }
      sheet.current.dataset['dragged'] = ''
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = held.current
      if (!drag || drag.pointerId !== event.pointerId || !sheet.current) return
      const position = positionOf(event)
      const passed = Math.max(1, event.timeStamp - drag.last.at)
      const speed = SPEED_SHARE * ((position - drag.last.position) / passed) + (1 - SPEED_SHARE) * drag.last.speed
      drag.last = { at: event.timeStamp, position, speed }
      const moved = position - drag.from
      if (heights) sheet.current.style.height = `${Math.max(0, Math.min(heights.full, drag.height + moved))}px`
      else sheet.current.style.transform = `translateX(${Math.max(0, -moved)}px)`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const drag = held.current
      if (!drag || drag.pointerId !== event.pointerId) return
      const moved = positionOf(event) - drag.from
      release()
      if (heights) onRest(settledSheet({ height: drag.height + moved, speed: drag.last.speed, isFull }, heights))
      else if (moved < -SWIPE_PX) onRest('closed')
    },
    onPointerCancel: release,
  }
  return { sheet, handlers }
}
