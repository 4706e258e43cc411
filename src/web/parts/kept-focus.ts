import { type RefObject, useEffect, useRef } from 'react'

/** When `shown` has become another and what had the focus is gone with it, the focus goes to `place` instead of to nowhere. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shown: unknown): void {
  const known = useRef(shown)
  useEffect(() => {
    if (known.current === shown) return
    known.current = shown
    if (document.activeElement === document.body) place.current?.focus()
  }, [place, shown])
}
