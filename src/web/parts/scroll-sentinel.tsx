import { useEffect, useRef } from 'react'

/** Marks the end of a list, and calls `onNear` shortly before it scrolls into view. */
export function ScrollSentinel({ onNear }: { onNear: (() => void) | undefined }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (onNear === undefined || end.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onNear])
  return <div ref={end} />
}
