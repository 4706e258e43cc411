import { chosenPages } from './chosen-pages.ts'
import { planPictures } from './open-pictures.ts'
import { effectPixels } from './pdf/effect-budget.ts'
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
 * after another, so it is the largest, not their sum. A PDF holds the pictures of all its effects until it is closed.
 *
 * @throws {Failure} `page_not_found`
 */
export function renderMemoryMb({ document, size, output }: RenderTask): number {
  const isPdf = output.format === 'pdf'
  const density = isPdf ? output.scale * PRINTED_PIXELS_PER_PX : output.scale
  const page = Math.ceil(size.width * density) * Math.ceil(size.height * density)
  const pixels = isPdf ? Math.min(page, PDF_LAYER_PX) : page
  const pages = chosenPages(document, output).map((chosen) => chosen.page)
  const held = isPdf ? effectPixels(pages, density) : 0
  return Math.ceil(((pixels * PAGES_IN_MEMORY + held) * BYTES_PER_PIXEL) / MIB)
}

/**
 * What the pictures that are shown take once they are decoded, in MiB: of the page that shows the most, or of a PDF's pages
 * together, since a PDF holds its pictures until it is closed.
 *
 * @throws {Failure} `page_not_found`
 */
export async function pictureMemoryMb(task: RenderTask): Promise<number> {
  const pages = chosenPages(task.document, task.output)
  const together = task.output.format === 'pdf' ? [pages] : pages.map((page) => [page])
  let most = 0
  for (const some of together) {
    const planned = await planPictures(some, task)
    most = Math.max(
      most,
      planned.reduce((sum, { pixels }) => sum + pixels, 0),
    )
  }
  return Math.ceil((most * BYTES_PER_PIXEL) / MIB)
}
