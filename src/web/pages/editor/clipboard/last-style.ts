/** The style that was copied last in this browser, also for other designs and windows. */
const KEY = 'platen-style'

/** Returns whether the style could be stored. */
export function rememberStyle(style: string): boolean {
  try {
    localStorage.setItem(KEY, style)
    return true
  } catch {
    return false
  }
}

/** Returns an empty text if none was copied. */
export function rememberedStyle(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
