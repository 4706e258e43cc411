/**
 * Takes the movements of fingers on an element away from the browser, while `isOwn`. `touch-action: none` alone is not
 * enough: after a flick, Chromium takes the next tap anywhere for the end of its own scrolling. Returns how to end it.
 */
export function ownTouches(element: HTMLElement, isOwn: () => boolean = () => true): () => void {
  const onMove = (event: TouchEvent): void => {
    if (event.cancelable && isOwn()) event.preventDefault()
  }
  element.addEventListener('touchmove', onMove, { passive: false })
  return () => element.removeEventListener('touchmove', onMove)
}
