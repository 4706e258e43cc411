export const DESIGN_SORTS = ['-updatedAt', '-createdAt', 'createdAt', 'title', '-title'] as const
export const VISIBILITIES = ['private', 'unlisted', 'public'] as const

export interface DesignsSearch {
  readonly q?: string
  readonly tag?: string
  readonly visibility?: (typeof VISIBILITIES)[number]
  readonly sort?: (typeof DESIGN_SORTS)[number]
}

export function readDesignsSearch(search: Record<string, unknown>): DesignsSearch {
  const q = textIn(search.q)
  const tag = textIn(search.tag)
  const visibility = VISIBILITIES.find((one) => one === search.visibility)
  const sort = DESIGN_SORTS.find((one) => one === search.sort)
  return { ...(q && { q }), ...(tag && { tag }), ...(visibility && { visibility }), ...(sort && { sort }) }
}

/** The router parses `?q=12` as a number. */
export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
