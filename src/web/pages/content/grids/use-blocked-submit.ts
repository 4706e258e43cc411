import { type RefObject, useEffect } from 'react'

/** Prevents the form around `root` from being sent, and focuses the first invalid field instead. */
export function useBlockedSubmit(root: RefObject<HTMLElement | null>, isBlocked: boolean): void {
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!isBlocked || !form) return undefined
    const block = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
    form.addEventListener('submit', block)
    return () => form.removeEventListener('submit', block)
  }, [root, isBlocked])
}
