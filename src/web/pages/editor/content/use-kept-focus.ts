import { useEffect, useRef } from 'react'

/** The link that shows or hides the tools disappears with them, and leaves the focus to the page. */
export function useKeptFocus(isFilling: boolean): void {
  const before = useRef(isFilling)
  useEffect(() => {
    if (before.current === isFilling) return
    before.current = isFilling
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-stage]')?.focus()
  }, [isFilling])
}
