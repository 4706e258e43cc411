import type { Document } from '../../document/document.ts'
import { longestInOrder } from '../merging/merge-order.ts'
import { changedProperties } from './different-properties.ts'
import type { Recording } from './recording.ts'

/** Adds pages without elements, which may come from other pages. */
export function addedPages(recording: Recording, { pages }: Document): void {
  const present = new Set(recording.document.pages.map(({ id }) => id))
  let last: string | undefined
  for (const { elements: _, ...page } of pages) {
    if (!present.has(page.id)) {
      const [first] = recording.document.pages
      recording.add({
        op: 'addPage',
        ...page,
        ...(last === undefined ? first && { before: first.id } : { after: last }),
      })
    }
    last = page.id
  }
}

export function removedPages(recording: Recording, { pages }: Document): void {
  const kept = new Set(pages.map(({ id }) => id))
  const gone = recording.document.pages.map(({ id }) => id).filter((id) => !kept.has(id))
  if (gone.length > 0) recording.add({ op: 'removePages', ids: gone })
}

/** Moves pages to their places, and sets their properties. Both documents have the same pages. */
export function changedPages(recording: Recording, { pages }: Document): void {
  const ids = pages.map(({ id }) => id)
  const stable = new Set(
    longestInOrder(
      recording.document.pages.map(({ id }) => id),
      ids,
    ),
  )
  for (const [index, id] of ids.entries()) {
    if (stable.has(id)) continue
    const [before, first] = [ids[index - 1], recording.document.pages[0]]
    if (before !== undefined) recording.add({ op: 'movePage', id, after: before })
    else if (first) recording.add({ op: 'movePage', id, before: first.id })
  }
  const current = new Map(recording.document.pages.map((page) => [page.id, page]))
  for (const page of pages) {
    const changed = changedProperties(current.get(page.id) ?? {}, page, ['elements'])
    if (changed) recording.add({ op: 'setPage', ids: [page.id], ...changed })
  }
}
