import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

/** Restores the scroll position once there are rows; until then, the page is too short. */
export function useScrollRestoration(hasRows: boolean): void {
  const saved = useElementScrollRestoration({ getElement: () => window })
  const savedY = useRef(saved?.scrollY)
  useLayoutEffect(() => {
    if (!hasRows) return
    if (savedY.current !== undefined && savedY.current > scrollY) scrollTo(0, savedY.current)
    savedY.current = undefined
  }, [hasRows])
}
