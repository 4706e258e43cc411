import { useLayoutEffect, useRef, useState } from 'react'

/** Returns a function that focuses a card of the grid as soon as it is there. */
export function useCardFocus(grid: { readonly current: HTMLElement | null }, total: number): (index: number) => void {
  const pendingIndex = useRef<number>(undefined)
  const [, render] = useState(0)
  useLayoutEffect(() => {
    if (pendingIndex.current === undefined) return
    const index = Math.min(pendingIndex.current, total - 1)
    const card = grid.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-card]`)
    if (!card) return
    pendingIndex.current = undefined
    card.focus({ preventScroll: true })
  })
  return (index) => {
    pendingIndex.current = index
    render((renders) => renders + 1)
  }
}
