import type { Mask } from '../document/elements/mask.ts'

interface MaskShape {
  readonly label: string
  readonly mask: Mask
}

/** Shapes to which pictures are often cut, in a square of 1 × 1 that is stretched to the box. */
export const MASK_SHAPES: Readonly<Record<string, MaskShape>> = {
  ellipse: { label: 'Ellipse', mask: { type: 'ellipse' } },
  triangle: shape('Triangle', 'M0.5 0L1 1H0Z'),
  diamond: shape('Diamond', 'M0.5 0L1 0.5L0.5 1L0 0.5Z'),
  hexagon: shape('Hexagon', 'M0.25 0H0.75L1 0.5L0.75 1H0.25L0 0.5Z'),
  arch: shape('Arch', 'M0 1V0.5A0.5 0.5 0 0 1 1 0.5V1Z'),
  heart: shape(
    'Heart',
    'M0.5 1C0.2 0.78 0 0.58 0 0.3C0 0.12 0.13 0 0.28 0C0.38 0 0.46 0.05 0.5 0.14C0.54 0.05 0.62 0 0.72 0C0.87 0 1 0.12 1 0.3C1 0.58 0.8 0.78 0.5 1Z',
  ),
  star: shape('Star', 'M0.5 0L0.618 0.363H1L0.691 0.588L0.809 0.951L0.5 0.727L0.191 0.951L0.309 0.588L0 0.363H0.382Z'),
  leaf: shape('Leaf', 'M0 0H0.5A0.5 0.5 0 0 1 1 0.5V1H0.5A0.5 0.5 0 0 1 0 0.5Z'),
}

function shape(label: string, d: string): MaskShape {
  return { label, mask: { type: 'path', d } }
}
