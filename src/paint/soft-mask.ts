import type { Mask } from '../document/elements/mask.ts'
import type { Frame } from './outlines/frame-outline.ts'

/** A mask that multiplies the opacity. Other masks clip. */
export type SoftMask = Extract<Mask, { readonly type: 'gradient' | 'alpha' }>

export function softMaskOf({ mask }: Pick<Frame, 'mask'>): SoftMask | undefined {
  return mask?.type === 'gradient' || mask?.type === 'alpha' ? mask : undefined
}
