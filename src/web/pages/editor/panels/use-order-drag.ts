import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ownTouches } from '../own-touches.ts'

export interface OrderDrag<Drop> {
  readonly list: RefObject<HTMLElement | null>
  /** The ID of what can be dragged at an element of the list; undefined where nothing can. */
  readonly idAt: (target: Element) => string | undefined
  /** Called when a drag begins. */
  readonly onStart?: (id: string) => void
  /** Returns where something would be put; undefined if it cannot be put there. */
  readonly dropAt: (point: { readonly clientX: number; readonly clientY: number }, id: string) => Drop | undefined
  readonly onDrop: (drop: Drop, id: string) => void
}

interface Press {
  readonly pointerId: number
  readonly id: string
  readonly x: number
  readonly y: number
  readonly isTouch: boolean
  isDragging: boolean
}

const START_PX = 5
/** A finger that rests this long lifts what it is on. Before, it scrolls. */
const LIFT_MS = 350
/** Near its ends, the list scrolls. */
const EDGE_PX = 28
const SCROLL_PX = 9

/**
 * Dragging the entries of a list into another order: with a mouse or a pen at once, with a finger after a long press.
 * A long press without a drag opens the menu.
 */
export function useOrderDrag<Drop>({ list, idAt, onStart, dropAt, onDrop }: OrderDrag<Drop>) {
  const press = useRef<Press>(undefined)
  const lifting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const justDropped = useRef(false)
  const [drop, setDrop] = useState<Drop>()
  const [lifted, setLifted] = useState<string>()

  useEffect(() => {
    if (!list.current) return undefined
    return ownTouches(list.current, () => press.current?.isDragging === true)
  }, [list])

  const start = (pressed: Press): void => {
    pressed.isDragging = true
    setLifted(pressed.id)
    if (list.current?.hasPointerCapture(pressed.pointerId) === false) list.current.setPointerCapture(pressed.pointerId)
  }
  const end = (): void => {
    clearTimeout(lifting.current)
    press.current = undefined
    setDrop(undefined)
    setLifted(undefined)
  }

  return {
    drop,
    /** What a finger has lifted, or what is being dragged. */
    lifted,
    /** Whether the click that follows a drag is not one. */
    hasJustDropped: (): boolean => {
      const was = justDropped.current
      justDropped.current = false
      return was
    },
    handlers: {
      onPointerDown(event: ReactPointerEvent) {
        justDropped.current = false
        clearTimeout(lifting.current)
        if (event.button !== 0 || !(event.target instanceof Element)) return
        const id = event.target.closest('input') ? undefined : idAt(event.target)
        if (id === undefined) return
        const isTouch = event.pointerType === 'touch'
        const { pointerId, clientX: x, clientY: y } = event
        const pressed = { pointerId, id, x, y, isTouch, isDragging: false }
        press.current = pressed
        if (!isTouch) return
        // The menu has a long press of its own, which comes later and would end the drag.
        event.preventDefault()
        lifting.current = setTimeout(() => press.current === pressed && start(pressed), LIFT_MS)
      },
      onPointerMove(event: ReactPointerEvent) {
        const pressed = press.current
        if (!pressed || pressed.pointerId !== event.pointerId) return
        const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
        if (!pressed.isDragging) {
          if (moved < START_PX) return
          if (pressed.isTouch) {
            end()
            return
          }
          start(pressed)
        }
        if (moved < START_PX && !drop) return
        if (!drop) onStart?.(pressed.id)
        scrollNear(list.current, event)
        setDrop(dropAt(event, pressed.id))
      },
      onPointerUp(event: ReactPointerEvent) {
        const pressed = press.current
        if (pressed?.isDragging === true) {
          justDropped.current = true
          const isMoved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= START_PX
          const target = isMoved ? dropAt(event, pressed.id) : undefined
          if (target) onDrop(target, pressed.id)
          else if (pressed.isTouch && !isMoved) openMenu(pressed)
        }
        end()
      },
      onPointerCancel: end,
      onContextMenuCapture(event: { nativeEvent: Event; preventDefault: () => void; stopPropagation: () => void }) {
        if (press.current?.isTouch !== true || !event.nativeEvent.isTrusted) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

function openMenu({ x: clientX, y: clientY }: Press): void {
  const target = document.elementFromPoint(clientX, clientY)
  target?.dispatchEvent(new MouseEvent('contextmenu', { clientX, clientY, bubbles: true, cancelable: true }))
}

function scrollNear(list: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): void {
  if (!list) return
  const { top, bottom, left, right } = list.getBoundingClientRect()
  if (list.scrollHeight > list.clientHeight) list.scrollTop += stepNear(clientY, top, bottom)
  if (list.scrollWidth > list.clientWidth) list.scrollLeft += stepNear(clientX, left, right)
}

function stepNear(at: number, start: number, end: number): number {
  if (at < start + EDGE_PX) return -SCROLL_PX
  return at > end - EDGE_PX ? SCROLL_PX : 0
}
