import { MEGA } from '../../exports/export-limits.ts'
import { Failure, isFailure } from '../../failure.ts'
import { type FileStore } from '../../files/file-store.ts'
import { type Design as DesignRecord, type DesignContent } from '../../store/records.ts'
import { type Places } from '../../document/source-issues.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { adoptAssets } from '../assets/adopt-assets.ts'
import { BodyReader } from '../body-reader.ts'
import { type Caller } from '../access/caller.ts'
import { changeOf, createUpdateResizing } from './change-design.ts'
import { assetIdsIn, checkSources, rejectMissing, type SourceRules } from '../../content/check-sources.ts'
import { designAnswer, openedDesign, pageViews, trashedDesign, trashTimes } from './describe-design.ts'
import {
  DESIGN_DEFAULTS,
  readDesignInput,
  requireSize,
  sharingRecord,
  sizeOr,
  TITLE_CHARACTERS,
} from './design-input.ts'
import { type Designs, type Expected, MAX_BULK_DESIGNS } from './design.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { type Ingredients } from '../../content/compose.ts'
import { sentJson } from '../../content/large-json.ts'
import { type FileUrls } from '../files/file-urls.ts'
import { findOriginal, type Original } from './find-original.ts'
import { firstCharacters } from '../first-characters.ts'
import { isoTime } from '../../iso-time.ts'
import { type NewId } from '../new-id.ts'
import { type Plans, planOf } from '../usage/plans.ts'
import { mayRead, mayWrite } from '../access/policy.ts'
import { type Sent } from '../sent.ts'
import { type RemoveLeftovers } from '../../exports/remove-leftovers.ts'

/** More than a person chooses from. */
export const MAX_TAGS = 1_000

interface DesignsOptions extends SourceRules {
  readonly files: Pick<FileStore, 'read' | 'stat' | 'write'>
  readonly urls: FileUrls
  readonly plans: Plans
  /** Retention of designs in the trash. */
  readonly trashMs: number
  readonly now: () => number
  readonly newId: NewId
  readonly removeLeftovers: RemoveLeftovers
}

export function createDesigns(options: DesignsOptions): Designs {
  const { store, documents, plans, urls, trashMs, now, newId, removeLeftovers } = options
  const updateResizing = createUpdateResizing(documents)

  /** Creates and checks the document of a body. Its issues are added to `body`. */
  const contentOf = async (
    { accountId }: Caller,
    body: BodyReader,
    {
      lent,
      places,
      ...ingredients
    }: Omit<Ingredients, 'sent'> & { readonly lent?: readonly string[]; readonly places: Places },
  ): Promise<DesignContent | undefined> => {
    const sent = body.has('document') ? sentJson(body.raw('document')) : undefined
    const composed = await documents.run('compose', { sent, ...ingredients }, { owner: accountId })
    body.addIssues(composed.issues)
    if (!composed.document) return undefined
    const { text, pageCount, sources } = composed.document
    const { assetIds, issues } = await checkSources(options, accountId, { sources, places, lent })
    body.addIssues(issues)
    return { documentJson: text, pageCount, assetIds }
  }

  const withOwnAssets = (
    caller: Caller,
    content: DesignContent,
    { owner, lent }: { owner: string | null; lent: readonly string[] },
  ): Promise<DesignContent> => {
    const assetIds = content.assetIds.filter((id) => lent.includes(id))
    if (owner === null || assetIds.length === 0) return Promise.resolve(content)
    const storageBytes = planOf(plans, caller.plan).storageMb * MEGA
    return adoptAssets(options, content, { from: owner, to: caller.accountId, assetIds, storageBytes })
  }

  /** Why nothing can be created from `id`. Says more only about the account's own designs. */
  const absentOriginal = async (accountId: string, id: string): Promise<Failure> => {
    if (!id.startsWith('des_')) return new Failure('not_found', { resource: 'template', id })
    const own = await store.designs.find(accountId, id)
    if (own?.trashedAt) return new Failure('design_trashed', { id, trashedAt: isoTime(own.trashedAt) })
    const reason = 'No template or copyable design with this ID.'
    return new Failure('not_found', { resource: 'design', id, reason })
  }

  return {
    async create(caller, sent) {
      mayWrite(caller)
      const repeated = sent.id && (await store.designs.findWithDocument(caller.accountId, sent.id))
      if (repeated) return openedDesign(repeated, urls)

      const body = new BodyReader(sent)
      const input = readDesignInput(body)
      const data = body.object('data')
      const templateId = body.text('fromTemplate', { max: 255 })
      const template = templateId && (await findOriginal(store, caller.accountId, templateId))
      const size = template ? sizeOr(input, template) : !body.has('fromTemplate') && requireSize(body, input)
      const lent = template && template.accountId !== caller.accountId ? assetIdsIn(template.documentJson) : []
      const places = { '/document': body.raw('document'), '/data': body.raw('data') }
      const checked = await contentOf(caller, body, {
        data: data && sentJson(data),
        template: template ? beginning(template) : undefined,
        lacksTemplate: body.has('fromTemplate') && !template,
        size: size || undefined,
        lent,
        places,
      })
      body.throwIfInvalid()
      if (templateId !== undefined && !template) throw await absentOriginal(caller.accountId, templateId)
      if (!size || !checked) throw new TypeError('a valid body has a size and a document')
      const content = await withOwnAssets(caller, checked, { owner: template ? template.accountId : null, lent })

      const naming = { documents, accountId: caller.accountId, places }
      const design = await rejectMissing(naming, () =>
        store.designs.create({
          id: sent.id ?? newId('des'),
          accountId: caller.accountId,
          title: input.title ?? (template ? template.title : DESIGN_DEFAULTS.title),
          width: size.width,
          height: size.height,
          tags: input.tags ?? DESIGN_DEFAULTS.tags,
          visibility: input.visibility ?? DESIGN_DEFAULTS.visibility,
          fromTemplate: templateId ?? null,
          ...sharingRecord({ ...DESIGN_DEFAULTS.sharing, ...input.sharing }),
          createdAt: now(),
          content,
        }),
      )
      return openedDesign(design, urls)
    },

    async get(caller, id) {
      mayRead(caller)
      const design = await store.designs.findWithDocument(caller.accountId, id)
      return openedDesign(usableDesign(id, design), urls)
    },

    async list(caller, query) {
      mayRead(caller)
      const { designs, total } = await store.designs.list(caller.accountId, query)
      return { designs: designs.map((design) => designAnswer(design, urls)), total }
    },

    async listPages(caller, id) {
      mayRead(caller)
      return { pages: pageViews(usableDesign(id, await store.designs.find(caller.accountId, id)), urls) }
    },

    async listTags(caller) {
      mayRead(caller)
      return { tags: [...(await store.designs.listTags(caller.accountId, MAX_TAGS))] }
    },

    async update(caller, id, { sent, expected }) {
      mayWrite(caller)
      const body = new BodyReader(sent)
      const input = readDesignInput(body)
      const places = { '/document': body.raw('document') }
      const content = body.has('document') ? await contentOf(caller, body, { places }) : undefined
      body.throwIfInvalid()
      const { accountId } = caller
      const target = { accountId, id, now: now() }
      const design = await rejectMissing({ documents, accountId, places }, () =>
        updateResizing(
          (current, resized) => {
            requireRevision(current.revision, expected)
            return changeOf(current, { input, content, resized })
          },
          (change) => store.designs.update(target, change),
        ),
      )
      return openedDesign(design, urls)
    },

    async trash(caller, id, expected) {
      mayWrite(caller)
      const check = (current: { readonly revision: number }): void => requireRevision(current.revision, expected)
      return trashing(await store.designs.trash({ accountId: caller.accountId, id, now: now(), check }))
    },

    async trashAll(caller, sent) {
      mayWrite(caller)
      const ids = idsIn(sent)
      const found = await store.designs.trashAll({ accountId: caller.accountId, ids, now: now() })
      return { trashed: found.map(trashing), notFound: absentFrom(idsOf(found), ids) }
    },

    async duplicate(caller, id, sent) {
      mayWrite(caller)
      const body = new BodyReader(sent)
      const title = body.text('title', { max: TITLE_CHARACTERS })
      body.throwIfInvalid()
      const repeated = sent.id && (await store.designs.findWithDocument(caller.accountId, sent.id))
      if (repeated) return openedDesign(repeated, urls)
      const original = usableDesign(id, await store.designs.findWithDocument(caller.accountId, id))
      const documentJson = currentDocumentJson(original.documentJson)
      const content = { documentJson, pageCount: original.pageCount, assetIds: assetIdsIn(documentJson) }
      const naming = { documents, accountId: caller.accountId, places: { '/document': undefined } }
      const copy = await rejectMissing(naming, () =>
        store.designs.create({
          id: sent.id ?? newId('des'),
          accountId: caller.accountId,
          title: title ?? copyTitle(original.title),
          width: original.width,
          height: original.height,
          tags: original.tags,
          visibility: DESIGN_DEFAULTS.visibility,
          fromTemplate: original.fromTemplate,
          ...sharingRecord(DESIGN_DEFAULTS.sharing),
          createdAt: now(),
          content,
        }),
      )
      return openedDesign(copy, urls)
    },

    async listTrash(caller, page) {
      mayRead(caller)
      const { designs, total } = await store.designs.listTrash(caller.accountId, page)
      return { designs: designs.map((design) => trashedDesign(design, { urls, trashMs })), total }
    },

    async restore(caller, id) {
      mayWrite(caller)
      await store.designs.restore(caller.accountId, id)
      return openedDesign(usableDesign(id, await store.designs.findWithDocument(caller.accountId, id)), urls)
    },

    async restoreAll(caller, sent) {
      mayWrite(caller)
      const ids = idsIn(sent)
      const found = await store.designs.restoreAll({ accountId: caller.accountId, ids })
      return { restored: found.map((design) => designAnswer(design, urls)), notFound: absentFrom(idsOf(found), ids) }
    },

    async removeTrashed(caller, id) {
      mayWrite(caller)
      const left = await store.designs.remove(caller.accountId, id).catch(async (error: unknown) => {
        const design = isFailure(error, 'not_found') && (await store.designs.find(caller.accountId, id))
        if (!design) throw error
        const reason = `Design "${id}" is not in the trash. Move it there with DELETE /api/designs/${id}.`
        throw new Failure('not_found', { resource: 'design', id, reason })
      })
      await removeLeftovers(left)
    },

    async removeSeveralTrashed(caller, sent) {
      mayWrite(caller)
      const ids = idsIn(sent)
      const left = await store.designs.removeSeveral({ accountId: caller.accountId, ids })
      await removeLeftovers(left)
      const notFound = absentFrom(left.thumbnailIds, ids)
      return { deleted: absentFrom(notFound, ids), notFound }
    },

    async removeAllTrashed(caller) {
      mayWrite(caller)
      const left = await store.designs.removeAllTrashed(caller.accountId)
      await removeLeftovers(left)
      return { removed: left.thumbnailIds.length }
    },
  }

  function trashing(design: Parameters<typeof trashTimes>[0]): { _id: string; trashedAt: string; purgeAt: string } {
    return { _id: design.id, ...trashTimes(design, trashMs) }
  }
}

function beginning({ documentJson, width, height }: Original): NonNullable<Ingredients['template']> {
  return { text: currentDocumentJson(documentJson), width, height }
}

/** @throws `invalid_input` */
function idsIn(sent: Sent): readonly string[] {
  const body = new BodyReader(sent)
  if (!body.has('ids')) body.missing('ids', `a list of 1 to ${MAX_BULK_DESIGNS} design ids`)
  const ids = body.texts('ids', { min: 1, items: MAX_BULK_DESIGNS, characters: 255 })
  body.throwIfInvalid()
  return ids ?? []
}

function idsOf(designs: readonly DesignRecord[]): string[] {
  return designs.map(({ id }) => id)
}

function absentFrom(found: readonly string[], ids: readonly string[]): string[] {
  const present = new Set(found)
  return ids.filter((id) => !present.has(id))
}

/** @throws `stale_revision` */
function requireRevision(current: number, expected: Expected | undefined): void {
  if (expected === undefined || expected.revisions.includes(current)) return
  throw new Failure('stale_revision', { current, received: expected.received })
}

function copyTitle(title: string): string {
  return firstCharacters(`Copy of ${title}`, TITLE_CHARACTERS)
}
