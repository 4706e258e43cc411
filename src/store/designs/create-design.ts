import { writeAssetUses } from '../assets/asset-uses.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { requireFolder } from '../folders/require-folder.ts'
import type { Design, DesignContent, DesignWithDocument } from '../records.ts'
import { beginVersion, type VersionAuthor } from '../versions/keep-version.ts'
import { enqueueSaved } from '../pictures/enqueue-picture.ts'
import { countDesigns, designById, findWithDocument, toRow, writeTags } from './design-row.ts'
import { addWords } from './design-words.ts'

export interface NewDesign extends Omit<Design, 'revision' | 'pageCount' | 'updatedAt' | 'trashedAt' | 'folderId'> {
  readonly folderId?: string | null
  readonly content: DesignContent
  /** Default: `created` in a session. */
  readonly author?: VersionAuthor
}

export async function createDesign(
  database: Database,
  transaction: Write,
  created: NewDesign,
): Promise<DesignWithDocument> {
  const { content, author = { origin: 'created', keyId: null }, ...fields } = created
  await lockAccounts(database, transaction, [fields.accountId])
  const existing = await findWithDocument(designById(transaction, fields.id).where('account_id', '=', fields.accountId))
  if (existing !== undefined) return existing
  await requireFolder(transaction, fields.accountId, fields.folderId ?? null)

  const design: Design = {
    ...fields,
    revision: 1,
    pageCount: content.pageCount,
    updatedAt: fields.createdAt,
    trashedAt: null,
    folderId: fields.folderId ?? null,
  }
  await transaction.insertInto('designs').values(toRow(design)).execute()
  const document = { design_id: design.id, document: content.documentJson }
  await transaction.insertInto('design_documents').values(document).execute()
  await beginVersion(transaction, design, author)
  await writeTags(transaction, design)
  await addWords(transaction, design, content)
  await writeAssetUses(transaction, design, content.assetIds)
  await enqueueSaved(database, transaction, design)
  await countDesigns(transaction, design.accountId, { designs: 1 })
  return { ...design, documentJson: content.documentJson }
}
