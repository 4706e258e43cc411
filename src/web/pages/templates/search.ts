import { textIn } from '../designs/search.ts'

export interface TemplatesSearch {
  readonly q?: string
  readonly category?: string
  /** `community` lists public designs instead of templates. */
  readonly from?: 'community'
}

export function readTemplatesSearch(search: Record<string, unknown>): TemplatesSearch {
  const q = textIn(search.q)
  const category = textIn(search.category)
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(search.from === 'community' && { from: 'community' as const }),
  }
}
