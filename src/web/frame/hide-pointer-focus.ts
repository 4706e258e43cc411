/**
 * Marks the document with `data-pointer` from a press until the next key, when focus rings are not drawn. Scripts also
 * move the focus after a press, such as from a menu to its button, and browsers then draw a ring if the last element
 * that had the focus had one. Returns a function that stops it.
 */
export function hidePointerFocus(): () => void {
  const { dataset } = document.documentElement
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  addEventListener('pointerdown', () => (dataset['pointer'] = ''), options)
  addEventListener('keydown', () => delete dataset['pointer'], options)
  return () => ending.abort()
}
