import { type Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { FORMATS } from '../formats/formats.ts'
import { outputSize } from '../render/check-output.ts'
import { type Output } from '../render/render-task.ts'

/** Limits of a plan. 1 MB is a million bytes. */
export interface ExportLimits {
  /** Pages × pixels of one export. */
  readonly exportMegapixels: number
  /** Total size of the files of one export. */
  readonly exportMb: number
  /** Total size of the assets and export files of the account. */
  readonly storageMb: number
}

export const MEGA = 1_000_000

/**
 * Rejects an export with more pixels than the plan allows across all pages. PDFs have no pixels; their size is limited while
 * they are written.
 *
 * @throws {Failure} `export_too_large`
 */
export function checkExportSize(
  size: Size,
  { output, pageCount, limits }: { readonly output: Output; readonly pageCount: number; readonly limits: ExportLimits },
): void {
  if (FORMATS[output.format].kind === 'document') return
  const { width, height } = outputSize(size, output.scale)
  const megapixels = (width * height * pageCount) / MEGA
  if (megapixels <= limits.exportMegapixels) return
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`
  const maxPages = Math.floor((limits.exportMegapixels * MEGA) / (width * height))
  const advice =
    maxPages === 0
      ? 'Use a smaller scale'
      : `Export at most ${maxPages} ${maxPages === 1 ? 'page' : 'pages'} of this size, or use a smaller scale`
  throw new Failure('export_too_large', {
    reason:
      `Your plan allows ${limits.exportMegapixels} megapixels per export across all pages; ` +
      `${pages} of ${width} × ${height} px ${pageCount === 1 ? 'has' : 'have'} ${Math.ceil(megapixels * 10) / 10} megapixels. ${advice}.`,
  })
}
