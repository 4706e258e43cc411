import { listSlots, type Slot } from '../document/list-slots.ts'
import { Failure, isFailure } from '../failure.ts'
import { type JsonObject } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { BodyReader } from './body-reader.ts'
import { assetIdsOf, refuseAbsent } from './check-sources.ts'
import { present } from './create-designs.ts'
import { pageViews } from './design-answer.ts'
import { TAGS, TITLE_CHARACTERS } from './design-input.ts'
import { presentDocumentJson, readDocument } from './document-json.ts'
import { type FileUrls } from './file-urls.ts'
import { type NewId } from './new-id.ts'
import { mayRead, mayWrite } from './policy.ts'
import { type RemoveLeftovers } from './remove-leftovers.ts'
import { openedTemplate, templateAnswer } from './template-answer.ts'
import { type Templates } from './templates.ts'

interface TemplatesOptions {
  readonly store: Store
  readonly removeLeftovers: RemoveLeftovers
  readonly urls: FileUrls
  readonly now: () => number
  readonly newId: NewId
}

export const DESCRIPTION_CHARACTERS = 1_000
export const CATEGORY_CHARACTERS = 50
export const DEFAULT_CATEGORY = 'My templates'

export function createTemplates({ store, urls, now, newId, removeLeftovers }: TemplatesOptions): Templates {
  return {
    async list(caller, query) {
      mayRead(caller)
      const found = await store.templates.list({ ...query, accountId: caller.accountId })
      return {
        templates: found.templates.map((template) => templateAnswer(template, urls)),
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
      const designId = body.text('designId', { most: 255 })
      const title = body.text('title', { most: TITLE_CHARACTERS })
      const description = body.text('description', { least: 0, most: DESCRIPTION_CHARACTERS })
      const category = body.text('category', { most: CATEGORY_CHARACTERS })
      const tags = body.texts('tags', TAGS)
      if (!body.has('designId')) body.missing('designId', 'the id of a design of yours')
      body.throwIfFaulty()
      if (designId === undefined) throw new TypeError('a body without faults names a design')

      const design = present(designId, await store.designs.findWithDocument(caller.accountId, designId))
      const document = readDocument(design.documentJson)
      // The design's own assets are sure to be there; it may have been changed since it was read.
      const places = { '/designId': undefined }
      const template = await refuseAbsent(places, () =>
        store.templates.create({
          id: sent.id ?? newId('tpl'),
          accountId: caller.accountId,
          title: title ?? design.title,
          description: description ?? '',
          category: category ?? DEFAULT_CATEGORY,
          tags: tags ?? design.tags,
          width: design.width,
          height: design.height,
          pageCount: design.pageCount,
          slots: slotRecords(listSlots(document)),
          documentJson: presentDocumentJson(design.documentJson),
          assetIds: assetIdsOf(document),
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
        const reason = `The template "${id}" is built in and cannot be removed.`
        throw new Failure('not_found', { resource: 'template', id, reason })
      })
      await removeLeftovers({ pictured: [id] })
    },
  }
}

/** As plain records; an interface lacks the index signature that the store's type asks for. */
export function slotRecords(slots: readonly Slot[]): JsonObject[] {
  return slots.map((slot) => ({ ...slot }))
}
