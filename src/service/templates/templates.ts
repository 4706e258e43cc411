import { type Slot } from '../../document/list-slots.ts'
import { type Caller } from '../access/caller.ts'
import { type PageView } from '../designs/design.ts'
import { type PageOf, type Sent } from '../sent.ts'
import { Failure, isFailure } from '../../failure.ts'
import { type JsonObject } from '../../store/records.ts'
import { type Store } from '../../store/store.ts'
import { BodyReader } from '../body-reader.ts'
import { assetIdsIn, rejectMissing } from '../../content/check-sources.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { pageViews } from '../designs/describe-design.ts'
import { TAGS, TITLE_CHARACTERS } from '../designs/design-input.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { type Documents } from '../../content/document-thread.ts'
import { type FileUrls } from '../files/file-urls.ts'
import { type NewId } from '../new-id.ts'
import { mayRead, mayWrite } from '../access/policy.ts'
import { type RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import { describeTemplate, openedTemplate, type OpenedTemplate, type Template } from './describe-template.ts'

export interface TemplateQuery extends PageOf {
  readonly q?: string
  readonly category?: string
}

export interface TemplateList {
  readonly templates: Template[]
  readonly total: number
  /** Categories of all templates that match `q`, regardless of the requested one; by name. */
  readonly categories: { readonly name: string; readonly count: number }[]
}

/** Built-in templates, visible to every account, and each account's own. */
export interface Templates {
  list(caller: Caller, query: TemplateQuery): Promise<TemplateList>
  /** @throws `not_found` */
  get(caller: Caller, id: string): Promise<OpenedTemplate>
  /** Pages with preview URLs. @throws `not_found` */
  listPages(caller: Caller, id: string): Promise<{ pages: PageView[] }>
  /**
   * Publishes the caller's design as a template, from `{ designId, title, description, category, tags }`. The template is a copy.
   *
   * @throws `invalid_input`, `not_found` and `design_trashed` for the design
   */
  publish(caller: Caller, sent: Sent): Promise<OpenedTemplate>
  /** Deletes one of the caller's own. @throws `not_found`, also for built-in ones */
  remove(caller: Caller, id: string): Promise<void>
}

interface TemplatesOptions {
  readonly store: Store
  readonly documents: Documents
  readonly removeLeftovers: RemoveLeftovers
  readonly urls: FileUrls
  readonly now: () => number
  readonly newId: NewId
}

export const DESCRIPTION_CHARACTERS = 1_000
export const CATEGORY_CHARACTERS = 50
export const DEFAULT_CATEGORY = 'My templates'
/** Bounds the size of lists, which include all slots. */
export const MAX_SLOTS = 1_000

export function createTemplates(options: TemplatesOptions): Templates {
  const { store, documents, urls, now, newId, removeLeftovers } = options
  return {
    async list(caller, query) {
      mayRead(caller)
      const found = await store.templates.list({ ...query, accountId: caller.accountId })
      return {
        templates: found.templates.map((template) => describeTemplate(template, urls)),
        total: found.total,
        categories: [...found.categories],
      }
    },

    async get(caller, id) {
      mayRead(caller)
      const template = await store.templates.find(caller.accountId, id)
      if (template === undefined) throw new Failure('not_found', { resource: 'template', id })
      return openedTemplate(template, urls)
    },

    async listPages(caller, id) {
      mayRead(caller)
      const template = await store.templates.find(caller.accountId, id)
      if (template === undefined) throw new Failure('not_found', { resource: 'template', id })
      return { pages: pageViews(template, urls) }
    },

    async publish(caller, sent) {
      mayWrite(caller)
      const repeated = sent.id && (await store.templates.find(caller.accountId, sent.id))
      if (repeated) return openedTemplate(repeated, urls)

      const body = new BodyReader(sent)
      const designId = body.text('designId', { max: 255 })
      const title = body.text('title', { max: TITLE_CHARACTERS })
      const description = body.text('description', { min: 0, max: DESCRIPTION_CHARACTERS })
      const category = body.text('category', { max: CATEGORY_CHARACTERS })
      const tags = body.texts('tags', TAGS)
      if (!body.has('designId')) body.missing('designId', 'the id of a design of yours')
      body.throwIfInvalid()
      if (designId === undefined) throw new TypeError('a body without faults names a design')

      const design = usableDesign(designId, await store.designs.findWithDocument(caller.accountId, designId))
      const documentJson = currentDocumentJson(design.documentJson)
      const { accountId } = caller
      const listing = { text: documentJson, max: MAX_SLOTS }
      const { slots, count } = await documents.run('listSlots', listing, { owner: accountId })
      if (count > MAX_SLOTS) {
        body.addIssue('/designId', `must be a design with at most ${MAX_SLOTS} slots; this one has ${count}`)
        body.throwIfInvalid()
      }
      // The assets of the design exist, but it may have been changed since it was read.
      const naming = { documents, accountId, places: { '/designId': undefined } }
      const template = await rejectMissing(naming, () =>
        store.templates.create({
          id: sent.id ?? newId('tpl'),
          accountId,
          title: title ?? design.title,
          description: description ?? '',
          category: category ?? DEFAULT_CATEGORY,
          tags: tags ?? design.tags,
          width: design.width,
          height: design.height,
          pageCount: design.pageCount,
          slots: slotRecords(slots),
          documentJson,
          assetIds: assetIdsIn(documentJson),
          createdAt: now(),
        }),
      )
      return openedTemplate(template, urls)
    },

    async remove(caller, id) {
      mayWrite(caller)
      await store.templates.remove(caller.accountId, id).catch(async (error: unknown) => {
        const builtin = isFailure(error, 'not_found') && (await store.templates.find(caller.accountId, id))
        if (!builtin) throw error
        const reason = `Template "${id}" is built in and can’t be deleted.`
        throw new Failure('not_found', { resource: 'template', id, reason })
      })
      await removeLeftovers({ thumbnailIds: [id] })
    },
  }
}

/** As plain records: interfaces lack the index signature that the store's type requires. */
export function slotRecords(slots: readonly Slot[]): JsonObject[] {
  return slots.map((slot) => ({ ...slot }))
}
