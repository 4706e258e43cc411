/** Returns the text scale relative to 16 CSS pixels per `rem`, for layouts computed in pixels. */
export function typeScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
