import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `place` if a change of `shown` removed the focused element. */
export function useFallbackFocus(place: RefObject<HTMLElement | null>, shown: unknown): void {
  const known = useRef(shown)
  useEffect(() => {
    if (known.current === shown) return
    known.current = shown
    if (document.activeElement === document.body) place.current?.focus()
  }, [place, shown])
}
