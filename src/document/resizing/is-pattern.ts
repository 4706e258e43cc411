import type { ElementOf } from '../elements/element.ts'

/** Drawings of so few contours are stretched with the page, others may be patterns. */
const FEW_CONTOURS = 8

/** A drawing that consists of many parts everywhere on the page, not only along its edges. */
export function isPattern({ d, viewBox, width, height }: ElementOf<'path'>): boolean {
  const [left, top, across, down] = viewBox ?? [0, 0, width, height]
  const starts = [...d.matchAll(/M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)]
  if (starts.length <= FEW_CONTOURS) return false
  return starts.some(([, x, y]) => isInMiddle((Number(x) - left) / across) && isInMiddle((Number(y) - top) / down))
}

function isInMiddle(share: number): boolean {
  return share > 0.3 && share < 0.7
}

/** Whether all contours of a drawing begin at one point, as those of rays: what is before them has no place in them. */
export function isRays({ d }: ElementOf<'path'>): boolean {
  const starts = [...d.matchAll(/M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)].map(([, x, y]) => `${x} ${y}`)
  return starts.length > 1 && new Set(starts).size === 1
}
