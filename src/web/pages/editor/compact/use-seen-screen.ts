import { useEffect, useState } from 'react'

/** Toolbars of browsers come and go; keyboards are higher. */
const KEYBOARD_PX = 140

/**
 * Fits the editor into the part of the screen that the keyboard leaves: sets `--seen-height` and `--seen-top`. Returns
 * whether the keyboard is open. Browsers move what is behind the keyboard only for fields that they can see.
 */
export function useSeenScreen(isOn: boolean): boolean {
  const [hasKeyboard, setKeyboard] = useState(false)
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!isOn || !seen) return undefined
    const { style } = document.documentElement
    const measure = (): void => {
      // A page that is zoomed by the browser, for someone with low vision, stays as it is.
      if (seen.scale > 1.01) return
      style.setProperty('--seen-height', `${seen.height}px`)
      style.setProperty('--seen-top', `${seen.offsetTop}px`)
      setKeyboard(innerHeight - seen.height > KEYBOARD_PX)
    }
    measure()
    // Pulling the page down would reload it.
    style.overscrollBehavior = 'none'
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      for (const name of ['--seen-height', '--seen-top', 'overscroll-behavior']) style.removeProperty(name)
    }
  }, [isOn])
  return isOn && hasKeyboard
}
