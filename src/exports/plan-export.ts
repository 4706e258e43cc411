import type { Size } from '../document/document.ts'
import { readHead } from '../document/stored-document.ts'
import { Failure } from '../failure.ts'
import type { Rendering } from '../formats/formats.ts'
import { checkOutput } from '../render/check-output.ts'
import { estimateRenderMs } from '../render/estimate-render.ts'
import type { Output } from '../render/render-task.ts'
import { checkExportSize, type ExportLimits } from './export-limits.ts'
import { type ExportInput, outputOf, renderingOf } from './rendering.ts'

export interface ExportPlan {
  readonly rendering: Rendering
  readonly output: Output
  /** 1-based. */
  readonly pages: readonly number[]
  readonly estimateMs: number
}

interface PlanRequest {
  readonly input: ExportInput
  readonly limits: ExportLimits
  readonly rendering?: Rendering
}

/** @throws `page_not_found`, `export_too_large` */
export function planExport(
  { input, limits, rendering: recorded }: PlanRequest,
  design: Size & { readonly title: string; readonly pageCount: number; readonly documentJson: string },
): ExportPlan {
  const rendering = recorded ?? renderingOf(input, { title: design.title, document: readHead(design.documentJson) })
  const pages = pageNumbers(rendering, design.pageCount)
  const output = outputOf(rendering)
  checkOutput(design, output, pages.length)
  checkExportSize(design, { output, pageCount: pages.length, limits })
  return { rendering, output, pages, estimateMs: estimateRenderMs(design, output, pages.length) }
}

function pageNumbers({ options }: Rendering, pageCount: number): readonly number[] {
  const pages = options.pages ?? Array.from({ length: pageCount }, (_, index) => index + 1)
  const missing = pages.filter((page) => page > pageCount)
  if (missing.length > 0) throw new Failure('page_not_found', { pages: missing, pageCount })
  return pages
}
