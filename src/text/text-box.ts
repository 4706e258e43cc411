import type { Complete } from '../document/elements/element.ts'
import { sidesOf } from '../document/elements/text-parts.ts'

/** The area within the padding, in CSS pixels from the top left corner of the box. */
export interface TextBox {
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  /** Infinity if the box grows with its text. */
  readonly height: number
}

export function textBox({ width, height, padding, fit }: Complete<'text'>): TextBox {
  const [top, right, bottom, left] = sidesOf(padding)
  return {
    left,
    top,
    bottom,
    width: Math.max(0, width - left - right),
    height: fit === 'grow' || fit === 'hug' ? Infinity : Math.max(0, height - top - bottom),
  }
}
