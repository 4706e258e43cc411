import { unknownReference } from '../../document/issue-wording.ts'
import { Failure } from '../../failure.ts'
import type { Template as TemplateRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { Reader } from '../access/caller.ts'
import type { FileUrls } from '../files/file-urls.ts'
import type { PageOf } from '../page-of.ts'
import { type Collection, COLLECTIONS } from './collections.ts'
import { describeTemplate, type Template } from './describe-template.ts'
import { findTemplates } from './find-templates.ts'

export interface TemplateQuery extends PageOf {
  readonly q?: string
  readonly category?: string
  /** The ID of a collection. */
  readonly collection?: string
}

export interface TemplateList {
  readonly templates: Template[]
  readonly total: number
  /** Categories of all templates that match `q`, regardless of the requested one; by name. */
  readonly categories: { readonly name: string; readonly count: number }[]
  /** What was searched instead of `q`, which nothing matches. */
  readonly correctedQuery: string | null
  /** Whether no template matches all words. */
  readonly partial: boolean
}

export interface CollectionView {
  readonly _id: string
  readonly title: string
  readonly description: string
  readonly templates: TemplateSummary[]
}

type TemplateSummary = Pick<Template, '_id' | 'title' | 'category' | 'width' | 'height' | 'pageCount' | 'thumbnailUrl'>

/** What accounts choose templates from. */
export interface TemplateLists {
  /** @throws `invalid_input` for an unknown collection */
  list(caller: Reader, query: TemplateQuery): Promise<TemplateList>
  listCollections(caller: Reader): Promise<{ collections: CollectionView[] }>
  /** Templates from which the account created designs, the last used first. */
  listRecent(caller: Reader, page: PageOf): Promise<{ templates: Template[]; total: number }>
  /** The most similar first. @throws `not_found` for the template */
  listSimilar(caller: Reader, id: string, limit: number): Promise<{ templates: Template[] }>
}

interface ListsOptions {
  readonly store: Store
  readonly urls: FileUrls
}

export function createTemplateLists({ store, urls }: ListsOptions): TemplateLists {
  const describeAll = ({ accountId }: Reader, templates: readonly TemplateRecord[]): Template[] =>
    templates.map((template) => describeTemplate(template, { urls, accountId }))
  const listByIds = async (caller: Reader, ids: readonly string[], page: PageOf) => {
    const { templates, total } = await store.templates.list({ accountId: caller.accountId, ids, ...page })
    return { templates: describeAll(caller, templates), total }
  }
  return {
    async list(caller, { collection, ...query }) {
      const ids = collection === undefined ? {} : { ids: requireCollection(collection).templateIds }
      const found = await findTemplates(store, { ...query, ...ids, accountId: caller.accountId })
      return {
        templates: describeAll(caller, found.templates),
        total: found.total,
        categories: [...found.categories],
        correctedQuery: found.corrected ?? null,
        partial: found.isPartial,
      }
    },

    async listCollections(caller) {
      const ids = [...new Set(COLLECTIONS.flatMap(({ templateIds }) => templateIds))]
      const { templates } = await listByIds(caller, ids, { limit: ids.length, offset: 0 })
      const byId = new Map(templates.map((template) => [template._id, template]))
      return {
        collections: COLLECTIONS.map(({ id, title, description, templateIds }) => ({
          ...{ _id: id, title, description },
          templates: templateIds.flatMap((templateId) => summary(byId.get(templateId))),
        })),
      }
    },

    listRecent: async (caller, page) => listByIds(caller, await store.templates.listUsed(caller.accountId), page),

    async listSimilar(caller, id, limit) {
      const { accountId } = caller
      const template = await store.templates.find(accountId, id)
      if (template === undefined) throw new Failure('not_found', { resource: 'template', id })
      const similar = await store.templates.listSimilar({ accountId, template, limit })
      return { templates: describeAll(caller, similar) }
    },
  }
}

function summary(template: Template | undefined): TemplateSummary[] {
  if (template === undefined) return []
  const { _id, title, category, width, height, pageCount, thumbnailUrl } = template
  return [{ _id, title, category, width, height, pageCount, thumbnailUrl }]
}

function requireCollection(id: string): Collection {
  const found = COLLECTIONS.find((each) => each.id === id)
  if (found !== undefined) return found
  const names = COLLECTIONS.map((each) => each.id)
  const detail = unknownReference('collection', id, names)
  throw new Failure('invalid_input', { issues: [{ pointer: 'query/collection', detail }] })
}
