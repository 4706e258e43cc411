import type { DesignsFilter } from '../api/design-queries.ts'
import { ownPath } from '../api/own-path.ts'
import type { TemplatesFilter } from '../api/template-queries.ts'
import { readAdminSearch } from './operator/admin-search.ts'
import { dateIn, type Query, textIn } from './search-values.ts'

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
  const collection = textIn(query.collection)
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(collection && { collection }),
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
