import { type RefObject, useEffect, useRef } from 'react'

/** Focuses `fallback` if a change of `content` removed the focused element. */
export function useFallbackFocus(fallback: RefObject<HTMLElement | null>, content: unknown): void {
  const previous = useRef(content)
  useEffect(() => {
    if (previous.current === content) return
    previous.current = content
    if (document.activeElement === document.body) fallback.current?.focus()
  }, [fallback, content])
}
