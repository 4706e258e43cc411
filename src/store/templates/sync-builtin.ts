import type { Database, Write } from '../database.ts'
import { recordLeftovers } from '../leftovers.ts'
import { expireReplaced } from '../pictures/enqueue-picture.ts'
import { contentColumns, type NewTemplate } from './template-row.ts'

export interface SyncedTemplates {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Longer than two releases run at the same time during an upgrade. */
const MAX_OVERLAP_MS = 30 * 24 * 3_600_000

/** Removes old templates after 30 days: during an upgrade, the old release must not remove the new one's. */
export async function syncBuiltin(
  { dialect }: Database,
  transaction: Write,
  { templates, now }: { readonly templates: readonly NewTemplate[]; readonly now: number },
): Promise<SyncedTemplates> {
  const stored = await transaction
    .selectFrom('templates')
    .innerJoin('template_documents', 'template_documents.template_id', 'templates.id')
    .selectAll('templates')
    .select('template_documents.document')
    .where('account_id', 'is', null)
    .orderBy('id')
    .$call((query) => dialect.forUpdate(query))
    .execute()
  const storedById = new Map(stored.map((row) => [row.id, row]))
  const added: string[] = []
  const changed: string[] = []
  for (const template of templates) {
    const { id, documentJson: document } = template
    const columns = contentColumns(template)
    const existing = storedById.get(id)
    if (existing === undefined) {
      const row = {
        id,
        account_id: null,
        visibility: 'everyone' as const,
        revision: 1,
        created_at: now,
        updated_at: now,
        ...columns,
      }
      await transaction.insertInto('templates').values(row).execute()
      await transaction.insertInto('template_documents').values({ template_id: id, document }).execute()
      added.push(id)
    } else if (!isSame(existing, { ...columns, document })) {
      const row = { ...columns, revision: existing.revision + 1, updated_at: Math.max(now, existing.updated_at + 1) }
      await transaction.updateTable('templates').set(row).where('id', '=', id).execute()
      await transaction.updateTable('template_documents').set({ document }).where('template_id', '=', id).execute()
      await expireReplaced(transaction, { id, revision: existing.revision, now })
      changed.push(id)
    }
  }
  const current = new Set(templates.map(({ id }) => id))
  const removed = stored.filter(({ id, updated_at }) => !current.has(id) && updated_at < now - MAX_OVERLAP_MS)
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await transaction.deleteFrom('templates').where('id', 'in', ids).execute()
  await recordLeftovers(transaction, { thumbnailIds: ids })
  return { added, changed, removed: ids }
}

function isSame(row: object, columns: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row))
  return Object.entries(columns).every(([column, value]) => stored.get(column) === value)
}
