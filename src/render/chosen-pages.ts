import { type Document, type Page } from '../document/document.ts'
import { Failure } from '../failure.ts'

export interface ChosenPage {
  readonly page: Page
  /** 1-based, in the document. */
  readonly number: number
}

/**
 * The pages asked for, in that order; without `wanted`, all.
 *
 * @throws {Failure} `page_not_found`, naming every number that is no page
 */
export function chosenPages(document: Document, wanted: readonly number[] | undefined): ChosenPage[] {
  const all = document.pages.map((page, index) => ({ page, number: index + 1 }))
  if (!wanted) return all
  const missing = wanted.filter((number) => !all[number - 1])
  if (missing.length > 0) throw new Failure('page_not_found', { pages: missing, pageCount: all.length })
  return wanted.flatMap((number) => all[number - 1] ?? [])
}
