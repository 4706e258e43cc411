/** Whether keys are written as on a Mac, with ⌘ instead of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
