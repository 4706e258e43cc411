import type { DesignsFilter } from '../../api/design-queries.ts'
import type { DesignsSearch } from '../page-search.ts'

/** Whether anything but the folder narrows the list. */
export function isNarrowed({ q, tag, visibility, days, from, to }: DesignsSearch): boolean {
  return [q, tag, visibility, days, from, to].some((filter) => filter !== undefined)
}

export function tagsIn({ tag = [] }: DesignsSearch): readonly string[] {
  return typeof tag === 'string' ? [tag] : tag
}

/**
 * Returns the API's filter of the page's URL. A folder shows its own designs, and a search in it those of its
 * subfolders too. `today` is the start of the local day.
 */
export function filterOf(search: DesignsSearch, today: Date): DesignsFilter {
  const { q, tag, visibility, folder, days, from, to, sort, show } = search
  if (show === 'recent') return { recent: true }
  const after = days === undefined ? from && localDay(from) : daysAfter(today, 1 - days)
  const before = to === undefined || days !== undefined ? undefined : daysAfter(localDay(to), 1)
  return {
    ...(q !== undefined && { q }),
    ...(tag !== undefined && { tag: tagsIn(search) }),
    ...(visibility && { visibility }),
    ...(folder !== undefined && { folder, ...(isNarrowed(search) && { subfolders: 'true' as const }) }),
    ...(after && { updatedAfter: after.toISOString() }),
    ...(before && { updatedBefore: before.toISOString() }),
    ...(sort && { sort }),
  }
}

export function startOfToday(): Date {
  return new Date(new Date().setHours(0, 0, 0, 0))
}

function localDay(date: string): Date {
  return new Date(`${date}T00:00:00`)
}

/** A day can have 23 or 25 hours. */
function daysAfter(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
}
