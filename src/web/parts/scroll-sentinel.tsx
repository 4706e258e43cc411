import { useEffect, useRef } from 'react'

/** At the end of a list; calls `onNear` shortly before it scrolls into view. */
export function ScrollSentinel({ onNear }: { onNear: (() => void) | undefined }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (onNear === undefined || end.current === null) return undefined
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), { rootMargin: '600px' })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [onNear])
  return <div ref={end} />
}
