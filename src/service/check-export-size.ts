import { type Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { outputSize } from '../render/check-output.ts'
import { type Output } from '../render/render-task.ts'
import { MEGA, type Plan } from './plans.ts'

/**
 * Refuses an export with more pixels than the plan allows on all pages together. A PDF has none: its size is limited while it
 * is written.
 *
 * @throws {Failure} `export_too_large`, with the limit and what was asked
 */
export function checkExportSize(
  size: Size,
  { output, pageCount, plan }: { readonly output: Output; readonly pageCount: number; readonly plan: Plan },
): void {
  if (output.format === 'pdf') return
  const { width, height } = outputSize(size, output.scale)
  const megapixels = (width * height * pageCount) / MEGA
  if (megapixels <= plan.exportMegapixels) return
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`
  const most = Math.floor((plan.exportMegapixels * MEGA) / (width * height))
  const advice =
    most === 0
      ? 'Export at a smaller scale'
      : `At most ${most} ${most === 1 ? 'page' : 'pages'} of this size are allowed: export fewer pages, or at a smaller scale`
  throw new Failure('export_too_large', {
    reason:
      `your plan allows ${plan.exportMegapixels} megapixels in one export, on all pages together; ` +
      `${pages} of ${width} × ${height} px ${pageCount === 1 ? 'is' : 'are'} ${Math.ceil(megapixels * 10) / 10} megapixels. ${advice}`,
  })
}
