import { setImmediate as nextTurn } from 'node:timers/promises'
import { Failure, isFailure } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { type Design as DesignRecord, type DesignContent } from '../store/records.ts'
import { adoptAssets } from './adopt-assets.ts'
import { BodyReader } from './body-reader.ts'
import { type Caller } from './caller.ts'
import { changeOf } from './change-design.ts'
import { assetIdsIn, type CheckedDocument, checkSources, refuseAbsent, type SourceRules } from './check-sources.ts'
import { composeDocument } from './compose-document.ts'
import { designAnswer, openedDesign, pageViews, trashedDesign, trashTimes } from './design-answer.ts'
import {
  DESIGN_DEFAULTS,
  readDesignInput,
  requireSize,
  sharingRecord,
  sizeOr,
  TITLE_CHARACTERS,
} from './design-input.ts'
import { type Designs, type Expected, MAX_BULK_DESIGNS } from './designs.ts'
import { documentJson, readDocument } from './document-json.ts'
import { type FileUrls } from './file-urls.ts'
import { findOriginal } from './find-original.ts'
import { firstCharacters } from './first-characters.ts'
import { isoTime } from './iso-time.ts'
import { type NewId } from './new-id.ts'
import { MEGA, type Plans, planOf } from './plans.ts'
import { mayRead, mayWrite } from './policy.ts'
import { type Sent } from './sent.ts'
import { type RemoveLeftovers } from './remove-leftovers.ts'

/** More than anybody chooses from. */
export const MOST_TAGS = 1_000

interface DesignsOptions extends SourceRules {
  readonly files: Pick<FileStore, 'read' | 'stat' | 'write'>
  readonly urls: FileUrls
  readonly plans: Plans
  /** How long a design stays in the trash. */
  readonly trashMs: number
  readonly now: () => number
  readonly newId: NewId
  readonly removeLeftovers: RemoveLeftovers
}

export function createDesigns(options: DesignsOptions): Designs {
  const { store, plans, urls, trashMs, now, newId, removeLeftovers } = options

  /** Checks what the document shows and says what is stored of it. Faults go to `body`. */
  const contentOf = async (caller: Caller, body: BodyReader, made: CheckedDocument): Promise<DesignContent> => {
    // Parsing a document of 2 MiB takes long enough: other requests come before the rest of the work.
    await nextTurn()
    const { assetIds, issues } = await checkSources(options, caller.accountId, made)
    body.faults(issues)
    return { documentJson: documentJson(made.document), pageCount: made.document.pages.length, assetIds }
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

  /** What there is to say of a template or design that nothing can be begun from: more only of the account's own. */
  const absentOriginal = async (accountId: string, id: string): Promise<Failure> => {
    const own = id.startsWith('des_') ? await store.designs.find(accountId, id) : undefined
    if (!own?.trashedAt) return new Failure('not_found', { resource: 'template', id })
    return new Failure('design_trashed', { id, trashedAt: isoTime(own.trashedAt) })
  }

  return {
    async create(caller, sent) {
      mayWrite(caller)
      const repeated = sent.id && (await store.designs.findWithDocument(caller.accountId, sent.id))
      if (repeated) return openedDesign(repeated, urls)

      const body = new BodyReader(sent)
      const input = readDesignInput(body)
      const data = body.object('data')
      const templateId = body.text('fromTemplate', { most: 255 })
      const template = templateId && (await findOriginal(store, caller.accountId, templateId))
      const size = template ? sizeOr(input, template) : !body.has('fromTemplate') && requireSize(body, input)
      const document = composeDocument(body, { input, data, template: template || undefined, size: size || undefined })
      const places = { '/document': body.raw('document'), '/data': data }
      const lent = template && template.accountId !== caller.accountId ? assetIdsIn(template.documentJson) : []
      const checked = document && (await contentOf(caller, body, { document, places, lent }))
      body.throwIfFaulty()
      if (templateId !== undefined && !template) throw await absentOriginal(caller.accountId, templateId)
      if (!size || !checked) throw new TypeError('a body without faults gives a size and a document')
      const content = await withOwnAssets(caller, checked, { owner: template ? template.accountId : null, lent })

      const design = await refuseAbsent(places, () =>
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
      return openedDesign(present(id, design), urls)
    },

    async list(caller, query) {
      mayRead(caller)
      const { designs, total } = await store.designs.list(caller.accountId, query)
      return { designs: designs.map((design) => designAnswer(design, urls)), total }
    },

    async listPages(caller, id) {
      mayRead(caller)
      return { pages: pageViews(present(id, await store.designs.find(caller.accountId, id)), urls) }
    },

    async listTags(caller) {
      mayRead(caller)
      return { tags: [...(await store.designs.listTags(caller.accountId, MOST_TAGS))] }
    },

    async update(caller, id, { sent, expected }) {
      mayWrite(caller)
      const body = new BodyReader(sent)
      const input = readDesignInput(body)
      const places = { '/document': body.raw('document') }
      const content = input.document && (await contentOf(caller, body, { document: input.document, places }))
      body.throwIfFaulty()
      const target = { accountId: caller.accountId, id, now: now() }
      const design = await refuseAbsent(places, () =>
        store.designs.update(target, (current) => {
          requireRevision(current.revision, expected)
          return changeOf(current, input, content)
        }),
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
      return { trashed: found.map(trashing), notFound: absentFrom(found, ids) }
    },

    async duplicate(caller, id, sent) {
      mayWrite(caller)
      const body = new BodyReader(sent)
      const title = body.text('title', { most: TITLE_CHARACTERS })
      body.throwIfFaulty()
      const repeated = sent.id && (await store.designs.findWithDocument(caller.accountId, sent.id))
      if (repeated) return openedDesign(repeated, urls)
      const original = present(id, await store.designs.findWithDocument(caller.accountId, id))
      const places = { '/document': undefined }
      const content = await contentOf(caller, body, { document: readDocument(original.documentJson), places })
      const copy = await refuseAbsent(places, () =>
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
      return openedDesign(present(id, await store.designs.findWithDocument(caller.accountId, id)), urls)
    },

    async restoreAll(caller, sent) {
      mayWrite(caller)
      const ids = idsIn(sent)
      const found = await store.designs.restoreAll({ accountId: caller.accountId, ids })
      return { restored: found.map((design) => designAnswer(design, urls)), notFound: absentFrom(found, ids) }
    },

    async removeTrashed(caller, id) {
      mayWrite(caller)
      const left = await store.designs.remove(caller.accountId, id).catch(async (error: unknown) => {
        const design = isFailure(error, 'not_found') && (await store.designs.find(caller.accountId, id))
        if (!design) throw error
        const reason = `The design "${id}" is not in the trash. DELETE /api/designs/${id} moves it there.`
        throw new Failure('not_found', { resource: 'design', id, reason })
      })
      await removeLeftovers(left)
    },

    async removeAllTrashed(caller) {
      mayWrite(caller)
      const left = await store.designs.removeAllTrashed(caller.accountId)
      await removeLeftovers(left)
      return { removed: left.pictured.length }
    },
  }

  function trashing(design: Parameters<typeof trashTimes>[0]): { _id: string; trashedAt: string; purgeAt: string } {
    return { _id: design.id, ...trashTimes(design, trashMs) }
  }
}

/** @throws `not_found`, `design_trashed` */
export function present<Found extends DesignRecord>(id: string, design: Found | undefined): Found {
  if (design === undefined) throw new Failure('not_found', { resource: 'design', id })
  if (design.trashedAt === null) return design
  throw new Failure('design_trashed', { id, trashedAt: isoTime(design.trashedAt) })
}

/** @throws `invalid_input` */
function idsIn(sent: Sent): readonly string[] {
  const body = new BodyReader(sent)
  if (!body.has('ids')) body.missing('ids', `a list of 1 to ${MAX_BULK_DESIGNS} design ids`)
  const ids = body.texts('ids', { least: 1, items: MAX_BULK_DESIGNS, characters: 255 })
  body.throwIfFaulty()
  return ids ?? []
}

function absentFrom(found: readonly DesignRecord[], ids: readonly string[]): string[] {
  const present = new Set(found.map(({ id }) => id))
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
