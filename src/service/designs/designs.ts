import { MEGA } from '../../exports/export-limits.ts'
import type { Size } from '../../document/document.ts'
import { Failure, isFailure, type Issue } from '../../failure.ts'
import type { FindMissingGlyphs } from '../../assets/fonts/missing-glyphs.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Design as DesignRecord, DesignContent } from '../../store/records.ts'
import type { Places } from '../../document/source-issues.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { listFontSources } from '../../content/list-font-sources.ts'
import { adoptAssets } from '../assets/adopt-assets.ts'
import type { Caller } from '../access/caller.ts'
import { changeOf, createUpdateResizing } from './change-design.ts'
import { assetIdsIn, checkSources, rejectMissing, type SourceRules } from '../../content/check-sources.ts'
import { designAnswer, openedDesign, pageViews, trashedDesign, trashTimes } from './describe-design.ts'
import { DESIGN_DEFAULTS, type DesignInput, sharingRecord, sizeOr, TITLE_CHARACTERS } from './design-input.ts'
import { type Designs, requireRevision } from './design.ts'
import { createEditDesign, type EditBy } from './edit-design.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import type { Ingredients } from '../../content/compose.ts'
import { sentJson } from '../../content/large-json.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { findOriginal, templateOf } from './find-original.ts'
import { firstCharacters } from '../first-characters.ts'
import type { Audit } from '../../store/audit/audit-entry.ts'
import type { UpdateTarget } from '../../store/designs/update-design.ts'
import type { VersionAuthor } from '../../store/versions/keep-version.ts'
import type { VersionOrigin } from '../../store/versions/version-row.ts'
import type { Actor, AuditBy } from '../audit/audit-by.ts'
import { isoTime } from '../../iso-time.ts'
import type { NewId } from '../new-id.ts'
import { type Plans, planOf } from '../usage/plans.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'

/** More tags than a person chooses from. */
export const MAX_TAGS = 1_000

interface Composition extends Omit<Ingredients, 'sent' | 'fonts'> {
  readonly document: unknown
  readonly places: Places
  readonly lent?: readonly string[]
}

interface DesignsOptions extends SourceRules {
  readonly findMissingGlyphs: FindMissingGlyphs
  readonly files: Pick<FileStore, 'read' | 'retain' | 'writeEqual'>
  readonly urls: FileUrls
  readonly plans: Plans
  readonly trashMs: number
  readonly now: () => number
  readonly newId: NewId
  readonly auditBy: AuditBy
  readonly removeLeftovers: RemoveLeftovers
}

export function createDesigns(options: DesignsOptions): Designs {
  const { store, documents, plans, urls, trashMs, now, newId, auditBy, removeLeftovers } = options
  const updateResizing = createUpdateResizing(documents)
  const editDesign = createEditDesign(options)

  const compose = async (
    accountId: string,
    { document, places, lent, ...ingredients }: Composition,
  ): Promise<{ readonly content?: DesignContent; readonly issues: readonly Issue[] }> => {
    const sent = document === undefined ? undefined : sentJson(document)
    const fonts = await listFontSources(store, accountId)
    const composed = await documents.run('compose', { sent, ...ingredients, fonts }, { owner: accountId })
    if (!composed.document) return { issues: composed.issues }
    const { text, pageCount, sources, texts } = composed.document
    const { assetIds, issues } = await checkSources(options, accountId, { sources, places, lent })
    return { content: { documentJson: text, pageCount, assetIds, texts }, issues }
  }

  const prepare = async (accountId: string, input: DesignInput) => {
    const { document, data, fromTemplate } = input
    const original = fromTemplate === undefined ? undefined : await findOriginal(store, accountId, fromTemplate)
    const size = original ? sizeOr(input, original) : sizeIn(input)
    const lent = original && original.accountId !== accountId ? assetIdsIn(original.documentJson) : []
    const places = { '/document': document, '/data': data }
    const composed = await compose(accountId, {
      ...{ document, places, lent, size },
      data: data && sentJson(data),
      template: original && templateOf(original),
      lacksTemplate: fromTemplate !== undefined && !original,
    })
    return { ...composed, original, size, lent, places }
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

  /** Gives a more specific reason than `not_found` only for the account's own designs. */
  const absentOriginal = async (accountId: string, id: string): Promise<Failure> => {
    if (!id.startsWith('des_')) return new Failure('not_found', { resource: 'template', id })
    const own = await store.designs.find(accountId, id)
    if (own?.trashedAt) return new Failure('design_trashed', { id, trashedAt: isoTime(own.trashedAt) })
    const reason = 'No template or copyable design with this ID.'
    return new Failure('not_found', { resource: 'design', id, reason })
  }

  const deletedBy =
    (caller: Actor) =>
    (ids: readonly string[]): Audit => {
      const [only] = ids
      const target = ids.length === 1 && only !== undefined ? { target: only } : {}
      return [auditBy(caller, { action: 'designs_deleted', ...target, details: { count: ids.length } })]
    }

  return {
    async create(caller, input, newDesignId) {
      const { accountId } = caller
      const repeated = newDesignId && (await store.designs.findWithDocument(accountId, newDesignId))
      if (repeated) return openedDesign(repeated, urls)

      const { fromTemplate } = input
      const { original, size, lent, places, content: composed, issues } = await prepare(accountId, input)
      rejectInvalid(issues)
      if (fromTemplate !== undefined && !original) throw await absentOriginal(accountId, fromTemplate)
      if (!size || !composed) throw new TypeError('a valid new design has a size and content')
      const content = await withOwnAssets(caller, composed, { owner: original?.accountId ?? null, lent })

      const design = await rejectMissing({ documents, accountId, places }, () =>
        store.designs.create({
          id: newDesignId ?? newId('des'),
          accountId,
          title: input.title ?? original?.title ?? DESIGN_DEFAULTS.title,
          width: size.width,
          height: size.height,
          tags: input.tags ?? DESIGN_DEFAULTS.tags,
          visibility: input.visibility ?? DESIGN_DEFAULTS.visibility,
          fromTemplate: fromTemplate ?? null,
          folderId: input.folderId ?? null,
          ...sharingRecord({ ...DESIGN_DEFAULTS.sharing, ...input.sharing }),
          createdAt: now(),
          content,
          author: authorOf(caller, original === undefined ? 'created' : 'template'),
        }),
      )
      return openedDesign(design, urls)
    },

    async findIssues({ accountId }, input) {
      return (await prepare(accountId, input)).issues
    },

    async get(caller, id) {
      const design = await store.designs.findWithDocument(caller.accountId, id)
      return openedDesign(usableDesign(id, design), urls)
    },

    async list(caller, query) {
      const { designs, total } = await store.designs.list(caller.accountId, query)
      return { designs: designs.map((design) => designAnswer(design, urls)), total }
    },

    async listPages(caller, id) {
      return { pages: pageViews(usableDesign(id, await store.designs.find(caller.accountId, id)), urls) }
    },

    async listTags(caller) {
      return { tags: [...(await store.designs.listTags(caller.accountId, MAX_TAGS))] }
    },

    async update(caller, id, { update: { document, ...fields }, expected, origin = 'edited' }) {
      const { accountId } = caller
      const places = { '/document': document }
      const { content, issues } =
        document === undefined ? { issues: [] } : await compose(accountId, { document, places })
      rejectInvalid(issues)
      const target: UpdateTarget = {
        ...changeBy(caller, origin),
        ...{ id, now: now() },
        audit: ({ visibility: from }, { visibility: to }) =>
          from === to ? [] : [auditBy(caller, { action: 'visibility_changed', target: id, details: { from, to } })],
      }
      const design = await rejectMissing({ documents, accountId, places }, () =>
        updateResizing(
          (current, resized) => {
            requireRevision(current.revision, expected)
            return changeOf(current, { fields, content, resized })
          },
          (change) => store.designs.update(target, change),
        ),
      )
      return openedDesign(design, urls)
    },

    async edit(caller, id, edit) {
      const { design, ...result } = await editDesign(changeBy(caller, 'edited'), id, edit)
      return { ...openedDesign(design, urls), ...result }
    },

    async trash(caller, id, expected) {
      const check = (current: { readonly revision: number }): void => requireRevision(current.revision, expected)
      return trashing(await store.designs.trash({ accountId: caller.accountId, id, now: now(), check }))
    },

    async trashAll(caller, ids) {
      const found = await store.designs.trashAll({ accountId: caller.accountId, ids, now: now() })
      return { trashed: found.map(trashing), notFound: absentFrom(idsOf(found), ids) }
    },

    async duplicate(caller, id, { title, newDesignId } = {}) {
      const repeated = newDesignId && (await store.designs.findWithDocument(caller.accountId, newDesignId))
      if (repeated) return openedDesign(repeated, urls)
      const original = usableDesign(id, await store.designs.findWithDocument(caller.accountId, id))
      const documentJson = currentDocumentJson(original.documentJson)
      const { pageCount } = original
      const content = { documentJson, pageCount, assetIds: assetIdsIn(documentJson), texts: { sameAs: id } }
      const context = { documents, accountId: caller.accountId, places: { '/document': undefined } }
      const copy = await rejectMissing(context, () =>
        store.designs.create({
          id: newDesignId ?? newId('des'),
          accountId: caller.accountId,
          title: title ?? copyTitle(original.title),
          width: original.width,
          height: original.height,
          tags: original.tags,
          visibility: DESIGN_DEFAULTS.visibility,
          fromTemplate: original.fromTemplate,
          folderId: original.folderId,
          ...sharingRecord(DESIGN_DEFAULTS.sharing),
          createdAt: now(),
          content,
          author: authorOf(caller, 'copied'),
        }),
      )
      return openedDesign(copy, urls)
    },

    async listTrash(caller, page) {
      const { designs, total } = await store.designs.listTrash(caller.accountId, page)
      return { designs: designs.map((design) => trashedDesign(design, { urls, trashMs })), total }
    },

    async restore(caller, id) {
      await store.designs.restore(caller.accountId, id)
      return openedDesign(usableDesign(id, await store.designs.findWithDocument(caller.accountId, id)), urls)
    },

    async restoreAll(caller, ids) {
      const found = await store.designs.restoreAll({ accountId: caller.accountId, ids })
      return { restored: found.map((design) => designAnswer(design, urls)), notFound: absentFrom(idsOf(found), ids) }
    },

    async removeTrashed(caller, id) {
      const leftovers = await store.designs
        .remove(caller.accountId, id, deletedBy(caller))
        .catch(async (error: unknown) => {
          const design = isFailure(error, 'not_found') && (await store.designs.find(caller.accountId, id))
          if (!design) throw error
          const reason = `Design "${id}" is not in the trash. Move it there with DELETE /api/designs/${id}.`
          throw new Failure('not_found', { resource: 'design', id, reason })
        })
      await removeLeftovers(leftovers)
    },

    async removeSeveralTrashed(caller, ids) {
      const leftovers = await store.designs.removeSeveral({
        accountId: caller.accountId,
        ids,
        audit: deletedBy(caller),
      })
      await removeLeftovers(leftovers)
      const notFound = absentFrom(leftovers.thumbnailIds, ids)
      return { deleted: absentFrom(notFound, ids), notFound }
    },

    async removeAllTrashed(caller) {
      const leftovers = await store.designs.removeAllTrashed({ accountId: caller.accountId, audit: deletedBy(caller) })
      await removeLeftovers(leftovers)
      return { removed: leftovers.thumbnailIds.length }
    },
  }

  function changeBy(caller: Caller, origin: VersionOrigin): Required<EditBy> {
    const storageBytes = planOf(plans, caller.plan).storageMb * MEGA
    return { accountId: caller.accountId, author: authorOf(caller, origin), storageBytes }
  }

  function trashing(design: Parameters<typeof trashTimes>[0]): { _id: string; trashedAt: string; purgeAt: string } {
    return { _id: design.id, ...trashTimes(design, trashMs) }
  }
}

function sizeIn({ width, height }: DesignInput): Size | undefined {
  return width === undefined || height === undefined ? undefined : { width, height }
}

/** @throws `invalid_input` if there are issues */
function rejectInvalid(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Failure('invalid_input', { issues })
}

function authorOf({ keyId }: Caller, origin: VersionOrigin): VersionAuthor {
  return { origin, keyId: keyId ?? null }
}

function idsOf(designs: readonly DesignRecord[]): string[] {
  return designs.map(({ id }) => id)
}

function absentFrom(found: readonly string[], ids: readonly string[]): string[] {
  const present = new Set(found)
  return ids.filter((id) => !present.has(id))
}

function copyTitle(title: string): string {
  return firstCharacters(`Copy of ${title}`, TITLE_CHARACTERS)
}
