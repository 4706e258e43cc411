export const EXPORT_STATUSES = ['queued', 'processing', 'completed', 'failed', 'canceled', 'expired'] as const

export interface ExportsSearch {
  readonly status?: (typeof EXPORT_STATUSES)[number]
}

export function readExportsSearch(search: Record<string, unknown>): ExportsSearch {
  const status = EXPORT_STATUSES.find((one) => one === search.status)
  return status ? { status } : {}
}
