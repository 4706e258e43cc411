import { type RefObject, useLayoutEffect, useState } from 'react'

interface SheetRoom {
  readonly half: number
  readonly full: number
}

/** Returns the heights of a sheet in CSS pixels: of its place in the layout, and with the stage above it. */
export function useSheetRoom(slot: RefObject<HTMLElement | null>): SheetRoom | null {
  const [room, setRoom] = useState<SheetRoom | null>(null)
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
