import { PRINTED_PIXELS_PER_PX } from './pdf/page-frame.ts'
import { type RenderTask } from './render-task.ts'

const BYTES_PER_PIXEL = 4
const MIB = 1024 * 1024

/** A page, one layer as large for an effect or a group, and the copy that is encoded. */
const PAGES_IN_MEMORY = 3

/** A PDF's pages are no pixels, yet an effect is, its source and its copies: the painter's layers are no larger than this. */
const PDF_LAYER_PX = 16_000_000

/**
 * What the pixels of one render take at most, in MiB, as far as that can be told before it is drawn: pages are drawn one
 * after another, so it is the largest, not their sum. Pictures are decoded no larger than they are shown, and not counted.
 */
export function renderMemoryMb({ size, output }: RenderTask): number {
  const isPdf = output.format === 'pdf'
  const density = isPdf ? output.scale * PRINTED_PIXELS_PER_PX : output.scale
  const page = Math.ceil(size.width * density) * Math.ceil(size.height * density)
  const pixels = isPdf ? Math.min(page, PDF_LAYER_PX) : page
  return Math.ceil((pixels * BYTES_PER_PIXEL * PAGES_IN_MEMORY) / MIB)
}
