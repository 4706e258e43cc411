import { type RefObject, useLayoutEffect, useState } from 'react'
import type { SheetHeights } from './settled-sheet.ts'

/** Returns the heights of a sheet in CSS pixels: of its place in the layout, and with the stage above it. */
export function useSheetRoom(slot: RefObject<HTMLElement | null>): SheetHeights | null {
  const [room, setRoom] = useState<SheetHeights | null>(null)
  useLayoutEffect(() => {
    const box = slot.current
    const stage = box?.previousElementSibling
    if (!box || !stage) return undefined
    const measure = (): void => {
      const half = box.offsetHeight
      setRoom({ half, full: half + stage.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [slot])
  return room
}
