import type { DescribedSlot } from '../../document/described-slots.ts'
import type { Reader, Writer } from '../access/caller.ts'
import { requirePermission } from '../access/policy.ts'
import type { PageView } from '../designs/design.ts'
import { Failure, isFailure } from '../../failure.ts'
import type { JsonObject } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import { assetIdsIn, rejectMissing } from '../../content/check-sources.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { pageViews } from '../designs/describe-design.ts'
import type { TemplateChange, TemplateInput } from './template-input.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import type { Documents } from '../../content/document-thread.ts'
import type { FileUrls } from '../files/file-urls.ts'
import type { NewId } from '../new-id.ts'
import type { AuditBy } from '../audit/audit-by.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import { openedTemplate, type OpenedTemplate } from './describe-template.ts'
import { createTemplateLists, type TemplateLists } from './template-lists.ts'

export interface Templates extends TemplateLists {
  /** @throws `not_found` */
  get(caller: Reader, id: string): Promise<OpenedTemplate>
  /** @throws `not_found` */
  listPages(caller: Reader, id: string): Promise<{ pages: PageView[] }>
  /**
   * If the template `newTemplateId` exists, returns it unchanged.
   * @throws `invalid_input` if the design has too many slots, `not_found` and `design_trashed` for
   *   the design, `session_needed` and `owner_needed` for a template for everyone
   */
  publish(caller: Writer, input: TemplateInput, newTemplateId?: string): Promise<OpenedTemplate>
  /** @throws `not_found`, also for templates of others; `session_needed` and `owner_needed` to show it to everyone */
  update(caller: Writer, id: string, change: TemplateChange): Promise<OpenedTemplate>
  /** Deletes a template of the caller's account. @throws `not_found`, also for built-in templates */
  remove(caller: Writer, id: string): Promise<void>
}

interface TemplatesOptions {
  readonly store: Store
  readonly documents: Documents
  readonly auditBy: AuditBy
  readonly removeLeftovers: RemoveLeftovers
  readonly urls: FileUrls
  readonly now: () => number
  readonly newId: NewId
}

export const DEFAULT_CATEGORY = 'My templates'
/** Bounds the size of lists, which include all slots. */
export const MAX_SLOTS = 1_000

export function createTemplates(options: TemplatesOptions): Templates {
  const { store, documents, urls, now, newId, auditBy, removeLeftovers } = options

  /** Gives a reason for a template that the account sees, but that is not its own. */
  const rejectOthers = async (caller: Writer, id: string, error: unknown): Promise<never> => {
    const seen = isFailure(error, 'not_found') && (await store.templates.find(caller.accountId, id))
    if (!seen) throw error
    const whose = seen.accountId === null ? 'is built in' : 'belongs to another account'
    const reason = `Template "${id}" ${whose} and can’t be changed or deleted.`
    throw new Failure('not_found', { resource: 'template', id, reason })
  }

  return {
    ...createTemplateLists(options),

    async get(caller, id) {
      const template = await store.templates.find(caller.accountId, id)
      if (template === undefined) throw new Failure('not_found', { resource: 'template', id })
      return openedTemplate(template, { urls, accountId: caller.accountId })
    },

    async listPages(caller, id) {
      const template = await store.templates.find(caller.accountId, id)
      if (template === undefined) throw new Failure('not_found', { resource: 'template', id })
      return { pages: pageViews(template, urls) }
    },

    async publish(caller, { designId, title, description, category, tags, visibility = 'private' }, newTemplateId) {
      if (visibility === 'everyone') requirePermission(caller, 'owner')
      const repeated = newTemplateId && (await store.templates.find(caller.accountId, newTemplateId))
      if (repeated) return openedTemplate(repeated, { urls, accountId: caller.accountId })

      const design = usableDesign(designId, await store.designs.findWithDocument(caller.accountId, designId))
      const documentJson = currentDocumentJson(design.documentJson)
      const { accountId } = caller
      const templateId = newTemplateId ?? newId('tpl')
      const listing = { text: documentJson, max: MAX_SLOTS }
      const { slots, count } = await documents.run('listSlots', listing, { owner: accountId })
      if (count > MAX_SLOTS) {
        const detail = `must be a design with at most ${MAX_SLOTS} slots; this one has ${count}`
        throw new Failure('invalid_input', { issues: [{ pointer: '/designId', detail }] })
      }
      // The assets of the design exist, but it may have been changed since it was read.
      const context = { documents, accountId, places: { '/designId': undefined } }
      const template = await rejectMissing(context, () =>
        store.templates.create(
          {
            id: templateId,
            accountId,
            visibility,
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
          },
          [auditBy(caller, { action: 'template_published', target: templateId })],
        ),
      )
      return openedTemplate(template, { urls, accountId: caller.accountId })
    },

    async update(caller, id, change) {
      if (change.visibility === 'everyone') requirePermission(caller, 'owner')
      const audit = [auditBy(caller, { action: 'template_changed', target: id })]
      const update = store.templates.update(caller.accountId, id, { ...change, now: now(), audit })
      const template = await update.catch((error: unknown) => rejectOthers(caller, id, error))
      return openedTemplate(template, { urls, accountId: caller.accountId })
    },

    async remove(caller, id) {
      const deleted = auditBy(caller, { action: 'template_deleted', target: id })
      const removal = store.templates.remove(caller.accountId, id, [deleted])
      await removal.catch((error: unknown) => rejectOthers(caller, id, error))
      await removeLeftovers({ thumbnailIds: [id] })
    },
  }
}

/** Copies slots to plain records: interfaces lack the index signature that the store's type requires. */
export function slotRecords(slots: readonly DescribedSlot[]): JsonObject[] {
  return slots.map(({ fields, ...slot }) => ({ ...slot, ...(fields && { fields: slotRecords(fields) }) }) as JsonObject)
}
