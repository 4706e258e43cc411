import type { Document, Page } from '../document/document.ts'
import { resolvePaint } from '../document/resolve-brand.ts'
import { Failure } from '../failure.ts'
import type { Output } from './render-task.ts'

export interface ChosenPage {
  readonly page: Page
  /** 1-based. */
  readonly number: number
}

/** Returns the pages in the requested order. The output can refer to the brand. @throws `page_not_found` */
export function chosenPages(document: Document, output: Output): ChosenPage[] {
  const { background } = output
  const own = background === undefined ? output : { ...output, background: resolvePaint(background, document.brand) }
  const all = document.pages.map((page, index) => ({ page: withBackground(page, own), number: index + 1 }))
  const { pages: requested } = output
  if (!requested) return all
  const missing = requested.filter((number) => !all[number - 1])
  if (missing.length > 0) throw new Failure('page_not_found', { pages: missing, pageCount: all.length })
  return requested.flatMap((number) => all[number - 1] ?? [])
}

function withBackground(page: Page, output: Output): Page {
  if (output.background !== undefined) return { ...page, background: output.background }
  return 'transparent' in output && output.transparent ? { ...page, background: null } : page
}
