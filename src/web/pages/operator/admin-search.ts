import { type ExportErrorCode, isErrorCode } from '../../api/export-error-codes.ts'
import { type Query, textIn, timeIn } from '../search-values.ts'

const ADMIN_VIEWS = [
  'accounts',
  'invitations',
  'activity',
  'emails',
  'waiting',
  'running',
  'failed',
  'servers',
] as const
export type AdminView = (typeof ADMIN_VIEWS)[number]

export const AUDIT_DAYS = [1, 7, 30, 90] as const

const FAILURE_PERIODS = ['hour', 'day', 'week', 'range'] as const
export type FailurePeriod = (typeof FAILURE_PERIODS)[number]

export interface AdminSearch {
  readonly view?: AdminView
  readonly q?: string
  /** Failed exports of the last hour, day or week, or from `from` to `to`. */
  readonly period?: FailurePeriod
  /** In ISO 8601. */
  readonly from?: string
  readonly to?: string
  readonly code?: ExportErrorCode
  /** The export that is open. */
  readonly export?: string
  /** 1-based; omitted for the first page. */
  readonly page?: number
  /** Filters of the activity. */
  readonly action?: string
  readonly days?: number
}

export function readAdminSearch(query: Query): AdminSearch {
  const view = ADMIN_VIEWS.find((value) => value === query.view)
  const q = textIn(query.q)
  const page = Number(query.page)
  const action = textIn(query.action)
  const days = AUDIT_DAYS.find((value) => value === Number(query.days))
  const period = FAILURE_PERIODS.find((value) => value === query.period)
  const code = textIn(query.code)
  const opened = textIn(query.export)
  const [from, to] = [timeIn(query.from), timeIn(query.to)]
  return {
    ...(view && { view }),
    ...(q && { q }),
    ...(period && { period }),
    ...(period === 'range' && from && { from }),
    ...(period === 'range' && to && { to }),
    ...(isErrorCode(code) && { code }),
    ...(opened && { export: opened }),
    ...(action && { action }),
    ...(days !== undefined && { days }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  }
}
