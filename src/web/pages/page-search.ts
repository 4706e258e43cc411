import type { DesignsFilter } from '../api/design-queries.ts'
import { type ExportErrorCode, isErrorCode } from '../api/export-error-codes.ts'
import { ownPath } from '../api/own-path.ts'
import type { TemplatesFilter } from '../api/template-queries.ts'

/* Reads the query parameters of pages and ignores invalid ones. */

interface ProblemSearch {
  /** Why a sign-in with the provider failed. */
  readonly problem?: string
}

function readProblemSearch(query: Query): ProblemSearch {
  const problem = textIn(query.problem)
  return problem === '' ? {} : { problem }
}

interface SignInSearch extends AccountSearch, ProblemSearch {
  /** `code` for the second step, after a sign-in with the provider. */
  readonly step?: 'code'
}

function readSignInSearch(query: Query): SignInSearch {
  return { ...readAccountSearch(query), ...readProblemSearch(query), ...(query.step === 'code' && { step: 'code' }) }
}

interface AccountSearch {
  readonly next?: string
}

function readAccountSearch({ next }: Query): AccountSearch {
  const path = ownPath(next)
  return path === undefined ? {} : { next: path }
}

const DESIGN_SORTS = ['-updatedAt', '-createdAt', 'createdAt', 'title', '-title'] as const
/** As many as the API accepts. */
const MAX_TAGS = 20
export const VISIBILITIES = ['private', 'unlisted', 'public'] as const

export const MODIFIED_DAYS = [1, 7, 30, 365] as const

export interface DesignsSearch extends Pick<DesignsFilter, 'q' | 'visibility' | 'folder'> {
  /** A list if there are several. */
  readonly tag?: string | readonly string[]
  readonly sort?: (typeof DESIGN_SORTS)[number]
  /** Modified within as many days. */
  readonly days?: (typeof MODIFIED_DAYS)[number]
  /** Modified from this local date to that one, both inclusive: `2026-04-01`. */
  readonly from?: string
  readonly to?: string
  readonly show?: 'recent'
}

function readDesignsSearch(query: Query): DesignsSearch {
  const q = textIn(query.q)
  const tag = [...new Set([query.tag].flat().map(textIn))].filter((text) => text !== '').slice(0, MAX_TAGS)
  const days = MODIFIED_DAYS.find((value) => value === Number(query.days))
  const [from, to] = [dateIn(query.from), dateIn(query.to)]
  const folder = textIn(query.folder)
  const visibility = VISIBILITIES.find((value) => value === query.visibility)
  const sort = DESIGN_SORTS.find((value) => value === query.sort)
  if (query.show === 'recent') return { show: 'recent' }
  return {
    ...(q && { q }),
    ...(tag.length > 0 && { tag: tag.length === 1 ? tag[0] : tag }),
    ...(visibility && { visibility }),
    ...(folder && { folder }),
    ...(days && { days }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  }
}

interface TemplatesSearch extends TemplatesFilter {
  /** `community` lists public designs instead of templates. */
  readonly from?: 'community'
}

function readTemplatesSearch(query: Query): TemplatesSearch {
  const q = textIn(query.q)
  const category = textIn(query.category)
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(query.from === 'community' && { from: 'community' as const }),
  }
}

export const COMPARISONS = ['current', 'previous'] as const

export interface VersionsSearch {
  /** The version that is shown; default: the current one. */
  readonly revision?: number
  /** What it is compared with; absent for a preview. */
  readonly compare?: (typeof COMPARISONS)[number]
}

function readVersionsSearch(query: Query): VersionsSearch {
  const revision = Number(query.revision)
  const compare = COMPARISONS.find((value) => value === query.compare)
  return { ...(Number.isSafeInteger(revision) && revision > 0 && { revision }), ...(compare && { compare }) }
}

interface EditorSearch {
  /** `content` shows only what can be filled in. */
  readonly panel?: 'content'
}

function readEditorSearch(query: Query): EditorSearch {
  return query.panel === 'content' ? { panel: 'content' } : {}
}

interface AssetsSearch {
  readonly q?: string
}

function readAssetsSearch(query: Query): AssetsSearch {
  const q = textIn(query.q)
  return q === '' ? {} : { q }
}

export const EXPORT_STATUSES = ['queued', 'processing', 'completed', 'failed', 'canceled', 'expired'] as const

interface ExportsSearch {
  readonly status?: (typeof EXPORT_STATUSES)[number]
}

function readExportsSearch(query: Query): ExportsSearch {
  const status = EXPORT_STATUSES.find((value) => value === query.status)
  return status ? { status } : {}
}

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

function readAdminSearch(query: Query): AdminSearch {
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

function timeIn(value: unknown): string | undefined {
  const time = Date.parse(textIn(value))
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

function dateIn(value: unknown): string | undefined {
  const text = textIn(value)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

type Query = Record<string, unknown>

/** Returns text, since the router parses `?q=12` as a number. */
function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/**
 * Removes every parameter that `read` does not return: the router merges the result of
 * `validateSearch` into the original query, so an invalid parameter would still reach the page.
 */
function withoutUnknown<Search extends object>(read: (query: Query) => Search): (query: Query) => Search {
  return (query) => {
    const removed = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]))
    return { ...removed, ...read(query) }
  }
}

export const validateSearch = {
  account: withoutUnknown(readAccountSearch),
  signIn: withoutUnknown(readSignInSearch),
  accountSettings: withoutUnknown(readProblemSearch),
  designs: withoutUnknown(readDesignsSearch),
  templates: withoutUnknown(readTemplatesSearch),
  versions: withoutUnknown(readVersionsSearch),
  editor: withoutUnknown(readEditorSearch),
  assets: withoutUnknown(readAssetsSearch),
  exports: withoutUnknown(readExportsSearch),
  admin: withoutUnknown(readAdminSearch),
}
