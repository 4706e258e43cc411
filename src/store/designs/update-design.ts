import { Failure } from '../../failure.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { writeAssetUses } from '../assets/asset-uses.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { requireFolder } from '../folders/require-folder.ts'
import type { Design, DesignContent, DesignWithDocument, Visibility } from '../records.ts'
import type { DesignRow } from '../tables.ts'
import { keepVersion, type VersionAuthor } from '../versions/keep-version.ts'
import { enqueueSaved, expireReplaced } from '../pictures/enqueue-picture.ts'
import { countDesigns, designById, findWithDocument, toRow, writeTags } from './design-row.ts'
import { changeWords } from './design-words.ts'

export interface DesignTarget {
  readonly accountId: string
  readonly id: string
  readonly now: number
  readonly audit?: (before: Design, after: Design) => Audit
}

export interface UpdateTarget extends DesignTarget {
  /** Default: `edited` in a session. */
  readonly author?: VersionAuthor
  /** Limit of the account's storage, which versions are counted in. */
  readonly storageBytes?: number
}

export interface DesignChange {
  readonly title?: string
  readonly tags?: readonly string[]
  readonly visibility?: Visibility
  readonly allowsDownload?: boolean
  readonly allowsCopy?: boolean
  readonly width?: number
  readonly height?: number
  readonly folderId?: string | null
  readonly content?: DesignContent
}

interface DesignUpdate {
  readonly target: UpdateTarget
  readonly change: (current: DesignWithDocument) => DesignChange
}

export async function updateDesign(
  database: Database,
  transaction: Write,
  { target, change }: DesignUpdate,
): Promise<DesignWithDocument> {
  await lockAccounts(database, transaction, [target.accountId])
  const found = designById(transaction, target.id).where('account_id', '=', target.accountId)
  const current = checkFound(await findWithDocument(found), target)
  if (current.trashedAt !== null) {
    throw new Failure('design_trashed', { id: target.id, trashedAt: new Date(current.trashedAt).toISOString() })
  }

  const { content, ...changed } = withoutAbsent(change(current))
  if (content === undefined && Object.keys(changed).length === 0) return current
  if (changed.folderId !== undefined) await requireFolder(transaction, target.accountId, changed.folderId)
  const { documentJson, ...before } = current
  const { folderId = before.folderId, ...revised } = changed
  const isRevised = content !== undefined || Object.keys(revised).length > 0
  const design: Design = {
    ...before,
    ...changed,
    folderId,
    ...(isRevised && {
      pageCount: content?.pageCount ?? current.pageCount,
      revision: current.revision + 1,
      updatedAt: Math.max(target.now, current.updatedAt + 1),
    }),
  }
  await transaction.updateTable('designs').set(changedColumns(before, design)).where('id', '=', design.id).execute()
  if (changed.tags !== undefined) {
    await transaction.deleteFrom('design_tags').where('design_id', '=', design.id).execute()
    await writeTags(transaction, design)
  }
  if (content !== undefined) {
    const document = { document: content.documentJson }
    await transaction.updateTable('design_documents').set(document).where('design_id', '=', design.id).execute()
    await transaction.deleteFrom('asset_uses').where('holder_id', '=', design.id).execute()
    await writeAssetUses(transaction, design, content.assetIds)
  }
  if (content !== undefined || changed.title !== undefined || changed.tags !== undefined) {
    await changeWords(transaction, design, content)
  }
  if (isRevised) await expireReplaced(transaction, { ...before, now: target.now })
  const looksDifferent = content !== undefined || changed.width !== undefined || changed.height !== undefined
  if (looksDifferent) {
    const { author = { origin: 'edited', keyId: null }, storageBytes: limitBytes = Infinity } = target
    await keepVersion(transaction, { before: current, after: design, author, limitBytes })
  }
  // After a new title, the picture is drawn when it is requested.
  if (looksDifferent) await enqueueSaved(database, transaction, design)
  await addEntries(transaction, target.audit?.(before, design) ?? [])
  await countDesigns(transaction, design.accountId, {})
  return { ...design, documentJson: content?.documentJson ?? documentJson }
}

export function checkFound<Found>(found: Found | undefined, { id }: { readonly id: string }): Found {
  if (found === undefined) throw new Failure('not_found', { resource: 'design', id })
  return found
}

/** SQLite rewrites the entry of every index that contains an assigned column, changed or not. */
function changedColumns(before: Design, after: Design): Partial<DesignRow> {
  const old = new Map<string, unknown>(Object.entries(toRow(before)))
  return Object.fromEntries(Object.entries(toRow(after)).filter(([column, value]) => old.get(column) !== value))
}

/** `{ title: undefined }` must not clear the title. */
function withoutAbsent(change: DesignChange): DesignChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
