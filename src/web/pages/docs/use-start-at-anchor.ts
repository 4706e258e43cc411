import { useEffect } from 'react'

/** Shows the part that the address names. The browser looks for it when the page is loaded, and what is lazy is not there by then. */
export function useStartAtAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id === '') return undefined
    const asked = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    return () => cancelAnimationFrame(asked)
  }, [])
}
