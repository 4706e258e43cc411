import type { Size } from '../document/document.ts'
import { Failure, type FailureDetails } from '../failure.ts'
import { FORMATS } from '../formats/formats.ts'
import { outputSize } from '../render/check-output.ts'
import type { Output } from '../render/render-task.ts'

/** Limits of a plan. 1 MB is a million bytes. */
export interface ExportLimits {
  readonly exportMegapixels: number
  readonly exportMb: number
  readonly storageMb: number
  /** Maximum exports that wait or are being rendered. */
  readonly queuedExports: number
}

export const MEGA = 1_000_000

/**
 * Rejects an export with more pixels than the plan allows across all pages. PDFs have no pixels;
 * their size is limited while they are written.
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

export interface OutputBudget {
  /** Adds the size of a file before it is written. @throws {Failure} `output_too_large` above the limit */
  spend(bytes: number): void
}

export function createOutputBudget(maxBytes: number): OutputBudget {
  let spent = 0
  return {
    spend(bytes) {
      spent += bytes
      if (spent <= maxBytes) return
      const [limit, used] = [maxBytes, spent].map((bytes) => Math.round(bytes / 100_000) / 10)
      throw new Failure('output_too_large', {
        reason: `Your plan allows ${limit} MB of files per export; the pages rendered so far have ${used} MB. Export fewer pages, use a smaller scale, or choose JPEG or WebP.`,
      })
    },
  }
}

export function storageFullText({ usedBytes, limitBytes, neededBytes }: FailureDetails['storage_full']): string {
  const needed = neededBytes > 1 ? `, and this requires ${megabytes(neededBytes)} more` : ''
  return (
    `The account uses ${megabytes(usedBytes)} of the ${megabytes(limitBytes)} in its plan${needed}. ` +
    'To free space, delete exports or assets, or empty the trash. Export files also expire.'
  )
}

/** Rounds up, so that a file that does not fit never appears to fit. */
function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 10_000) / 100} MB`
}
