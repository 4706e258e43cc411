import type { Point } from '../../../../paint/matrix.ts'

/** Follows the mouse. `at` returns its place on the stage; undefined while it is elsewhere. */
export function followPointer(): { at: () => Point | undefined; end: () => void } {
  let last: Point | undefined
  const onMove = ({ clientX, clientY, target, pointerType }: PointerEvent): void => {
    const stage = target instanceof Element ? target.closest('[data-stage]') : null
    const box = stage?.getBoundingClientRect()
    last = box && pointerType !== 'touch' ? { x: clientX - box.left, y: clientY - box.top } : undefined
  }
  addEventListener('pointermove', onMove, { capture: true, passive: true })
  return { at: () => last, end: () => removeEventListener('pointermove', onMove, { capture: true }) }
}
