import type { Document, Page } from '../document.ts'
import { fillDefaults } from '../fill-document.ts'
import { LIMITS } from '../limits.ts'
import type { Numbering } from '../page-numbers.ts'
import type { Override } from '../slot-values.ts'
import { resolveBrand } from '../resolve-brand.ts'
import { flowPages, isFlowing } from './flow-pages.ts'

type NumberingOf = (document: Document, page: Page, data?: Override) => Numbering

/** Returns a function that numbers a page of a document that is edited: it counts only changed pages again. */
export function createNumbering(): NumberingOf {
  let known = new WeakMap<Page, number>()
  let knownFor: readonly unknown[] = []
  return (document, page, data) => {
    const now = [document.brand, data]
    if (now.some((value, index) => value !== knownFor[index])) known = new WeakMap()
    knownFor = now
    const countOf = (each: Page): number => {
      const count = known.get(each) ?? flowedPages(document, each, data)
      known.set(each, count)
      return count
    }
    const counts = document.pages.map(countOf)
    const index = document.pages.findIndex(({ id }) => id === page.id)
    const before = counts.slice(0, Math.max(0, index))
    return { page: Math.min(sum(before) + 1, LIMITS.pages), pages: Math.min(sum(counts), LIMITS.pages) }
  }
}

/** How many pages a page becomes. Data can make it flow only if it has something that could. */
function flowedPages(document: Document, page: Page, data: Override | undefined): number {
  if (!isFlowing(page)) return 1
  return flowPages(resolveBrand(fillDefaults({ ...document, pages: [page] }, data))).pages.length
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
