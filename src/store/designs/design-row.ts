import type { Kysely, SelectQueryBuilder } from '#kysely'
import type { Write } from '../database.ts'
import { fold } from '../fold.ts'
import type { Design, DesignWithDocument, Visibility } from '../records.ts'
import type { DesignRow, Tables } from '../tables.ts'

export function toDesign(row: DesignRow): Design {
  return {
    id: row.id,
    accountId: row.account_id,
    title: row.title,
    width: row.width,
    height: row.height,
    tags: JSON.parse(row.tags) as string[],
    visibility: row.visibility as Visibility,
    revision: row.revision,
    pageCount: row.page_count,
    fromTemplate: row.from_template,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    trashedAt: row.trashed_at,
    allowsDownload: row.allows_download === 1,
    allowsCopy: row.allows_copy === 1,
    folderId: row.folder_id,
  }
}

export function toRow(design: Design): DesignRow {
  return {
    id: design.id,
    account_id: design.accountId,
    ...titleColumns(design.title),
    width: design.width,
    height: design.height,
    tags: JSON.stringify(design.tags),
    visibility: design.visibility,
    revision: design.revision,
    page_count: design.pageCount,
    from_template: design.fromTemplate,
    created_at: design.createdAt,
    updated_at: design.updatedAt,
    trashed_at: design.trashedAt,
    allows_download: design.allowsDownload ? 1 : 0,
    allows_copy: design.allowsCopy ? 1 : 0,
    folder_id: design.folderId,
  }
}

/** A PostgreSQL index entry holds 2,704 bytes, and folding can lengthen a title many times. */
const MAX_SORT_CHARACTERS = 200

function titleColumns(title: string): Pick<DesignRow, 'title' | 'title_search' | 'title_sort'> {
  const folded = fold(title)
  return { title, title_search: folded, title_sort: folded.slice(0, MAX_SORT_CHARACTERS).toWellFormed() }
}

export type DesignsById = SelectQueryBuilder<Tables, 'designs', DesignRow>

export function designById(query: Kysely<Tables>, id: string): DesignsById {
  return query.selectFrom('designs').selectAll('designs').where('id', '=', id)
}

export async function findWithDocument(query: DesignsById): Promise<DesignWithDocument | undefined> {
  const row = await query
    .innerJoin('design_documents', 'design_documents.design_id', 'designs.id')
    .select('design_documents.document')
    .executeTakeFirst()
  return row && { ...toDesign(row), documentJson: row.document }
}

interface CounterChange {
  readonly designs?: number
  readonly trashed?: number
}

/** Also increments `changes`, so every write to the account's designs must call it. */
export async function countDesigns(transaction: Write, accountId: string, by: CounterChange): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((eb) => ({
      changes: eb('changes', '+', 1),
      design_count: eb('design_count', '+', by.designs ?? 0),
      trash_count: eb('trash_count', '+', by.trashed ?? 0),
    }))
    .where('id', '=', accountId)
    .execute()
}

export async function writeTags(transaction: Write, design: Design): Promise<void> {
  if (design.tags.length === 0) return
  const rows = design.tags.map((tag) => ({ account_id: design.accountId, tag, design_id: design.id }))
  await transaction
    .insertInto('design_tags')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
