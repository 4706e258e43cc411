import { textIn } from '../designs/search.ts'

export const OPERATOR_VIEWS = ['accounts', 'waiting', 'running', 'failed'] as const
export type OperatorView = (typeof OPERATOR_VIEWS)[number]

export interface OperatorSearch {
  readonly view?: OperatorView
  readonly q?: string
  /** From 1; omitted for the first page. */
  readonly page?: number
}

export function readOperatorSearch(search: Record<string, unknown>): OperatorSearch {
  const view = OPERATOR_VIEWS.find((one) => one === search.view)
  const q = textIn(search.q)
  const page = Number(search.page)
  return { ...(view && { view }), ...(q && { q }), ...(Number.isSafeInteger(page) && page > 1 && { page }) }
}
