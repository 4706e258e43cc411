import { useEffect } from 'react'

/** Scrolls to the URL's fragment. The browser looks for it before lazy content exists. */
export function useStartAtAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id === '') return undefined
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
}
