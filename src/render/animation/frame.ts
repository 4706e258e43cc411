import type { Pixels } from '../../assets/encode-webp.ts'

export interface Frame {
  readonly pixels: Pixels
  readonly ms: number
  /** Shows a page; otherwise a moment of a transition. */
  readonly isPage: boolean
}

/** Writes a file frame by frame, which all have the same size. */
export interface AnimationWriter {
  add(frame: Frame): Promise<void>
  /** Called once, after at least one frame. */
  finish(): Promise<Uint8Array>
}

/** One pixel in four bytes, to compare and copy pixels. */
export function words({ data }: Pixels): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
}
