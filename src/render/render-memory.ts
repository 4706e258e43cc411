import { type RenderTask } from './render-task.ts'

const BYTES_PER_PIXEL = 4
const MIB = 1024 * 1024

/** A page, one layer as large for an effect or a group, and the copy that is encoded. */
const PAGES_IN_MEMORY = 3

/** A PDF's pages are no pixels; its effects are drawn one at a time, each on a layer of this many times the page's sides. */
const PDF_DENSITY = 1

/**
 * What the pixels of one render take at most, in MiB, as far as that can be told before it is drawn: pages are drawn one
 * after another, so it is the largest, not their sum.
 */
export function renderMemoryMb({ size, output }: RenderTask): number {
  const density = output.format === 'pdf' ? PDF_DENSITY : output.scale
  const pixels = Math.ceil(size.width * density) * Math.ceil(size.height * density)
  return Math.ceil((pixels * BYTES_PER_PIXEL * PAGES_IN_MEMORY) / MIB)
}
