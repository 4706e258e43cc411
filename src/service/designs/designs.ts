import { MEGA } from '../../exports/export-limits.ts'
import { Failure, rejectIssues } from '../../failure.ts'
import type { FindMissingGlyphs } from '../../assets/fonts/missing-glyphs.ts'
import { usableDesign } from '../../content/usable-design.ts'
import type { Caller } from '../access/caller.ts'
import { changeOf, contentOfSize, createUpdateResizing } from './change-design.ts'
import { rejectMissing } from '../../content/check-sources.ts'
import { designAnswer, openedDesign, pageViews } from './describe-design.ts'
import { DESIGN_DEFAULTS, sharingRecord, TITLE_CHARACTERS } from './design-input.ts'
import { type Designs, requireRevision } from './design.ts'
import { type ContentsOptions, createContents } from './design-contents.ts'
import { createEditDesign, type EditBy } from './edit-design.ts'
import { createTrash } from './trash.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { firstCharacters } from '../first-characters.ts'
import type { UpdateTarget } from '../../store/designs/update-design.ts'
import type { VersionAuthor } from '../../store/versions/keep-version.ts'
import type { VersionOrigin } from '../../store/versions/version-row.ts'
import type { AuditBy } from '../audit/audit-by.ts'
import { isoTime } from '../../iso-time.ts'
import { planOf } from '../usage/plans.ts'
import { withoutFillers } from '../filler-words.ts'

/** More tags than a person chooses from. */
export const MAX_TAGS = 1_000

interface DesignsOptions extends ContentsOptions {
  readonly findMissingGlyphs: FindMissingGlyphs
  readonly urls: FileUrls
  readonly trashMs: number
  readonly auditBy: AuditBy
}

export function createDesigns(options: DesignsOptions): Designs {
  const { store, documents, plans, urls, now, newId, auditBy } = options
  const updateResizing = createUpdateResizing(documents)
  const editDesign = createEditDesign(options)
  const { compose, prepare, withOwnAssets } = createContents(options)

  /** Gives a more specific reason than `not_found` only for the account's own designs. */
  const absentOriginal = async (accountId: string, id: string): Promise<Failure> => {
    if (!id.startsWith('des_')) return new Failure('not_found', { resource: 'template', id })
    const own = await store.designs.find(accountId, id)
    if (own?.trashedAt) return new Failure('design_trashed', { id, trashedAt: isoTime(own.trashedAt) })
    const reason = 'No template or copyable design with this ID.'
    return new Failure('not_found', { resource: 'design', id, reason })
  }

  return {
    async create(caller, input, newDesignId) {
      const { accountId } = caller
      const repeated = newDesignId && (await store.designs.findWithDocument(accountId, newDesignId))
      if (repeated) return openedDesign(repeated, urls)

      const { fromTemplate } = input
      const { original, size, lent, places, content: composed, issues } = await prepare(accountId, input)
      rejectIssues(issues)
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
      const found = await store.designs.list(caller.accountId, query)
      // Words such as “for” and “my” need not be in the design if it has the others.
      const q = found.total === 0 ? withoutFillers(query.q ?? '') : undefined
      const { designs, total } = q === undefined ? found : await store.designs.list(caller.accountId, { ...query, q })
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
      rejectIssues(issues)
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

    ...createTrash(options),

    async duplicate(caller, id, { title, size: chosen, newDesignId } = {}) {
      const repeated = newDesignId && (await store.designs.findWithDocument(caller.accountId, newDesignId))
      if (repeated) return openedDesign(repeated, urls)
      const original = usableDesign(id, await store.designs.findWithDocument(caller.accountId, id))
      const { width, height } = chosen ?? original
      const content = await contentOfSize(documents, original, { width, height })
      const context = { documents, accountId: caller.accountId, places: { '/document': undefined } }
      const copy = await rejectMissing(context, () =>
        store.designs.create({
          id: newDesignId ?? newId('des'),
          accountId: caller.accountId,
          title: title ?? copyTitle(original.title),
          width,
          height,
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
  }

  function changeBy(caller: Caller, origin: VersionOrigin): Required<EditBy> {
    const storageBytes = planOf(plans, caller.plan).storageMb * MEGA
    return { accountId: caller.accountId, author: authorOf(caller, origin), storageBytes }
  }
}

function authorOf({ keyId }: Caller, origin: VersionOrigin): VersionAuthor {
  return { origin, keyId: keyId ?? null }
}

function copyTitle(title: string): string {
  return firstCharacters(`Copy of ${title}`, TITLE_CHARACTERS)
}
