import { textIn } from '../designs/search.ts'

export const OPERATOR_VIEWS = ['accounts', 'running', 'failed'] as const

export interface OperatorSearch {
  readonly view?: (typeof OPERATOR_VIEWS)[number]
  readonly q?: string
}

export function readOperatorSearch(search: Record<string, unknown>): OperatorSearch {
  const view = OPERATOR_VIEWS.find((one) => one === search.view)
  const q = textIn(search.q)
  return { ...(view && { view }), ...(q && { q }) }
}
