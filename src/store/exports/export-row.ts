import type { Expression, ExpressionBuilder, Kysely, SqlBool } from '#kysely'
import type { JsonObject } from '../records.ts'
import type {
  Export,
  ExportArchive,
  ExportError,
  ExportFile,
  ExportFormat,
  ExportRequester,
  ExportStatus,
  ExportWarning,
} from '../export-records.ts'
import type { Write } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { ExportRow } from '../export-tables.ts'

export interface ShownExport extends Export {
  readonly designTitle: string
}

export function toExport(row: ExportRow): Export {
  return {
    id: row.id,
    accountId: row.account_id,
    designId: row.design_id,
    designRevision: row.design_revision,
    format: row.format as ExportFormat,
    options: JSON.parse(row.options) as JsonObject,
    status: row.status as ExportStatus,
    progress: row.progress,
    files: JSON.parse(row.files) as ExportFile[],
    archive: row.archive === null ? null : (JSON.parse(row.archive) as ExportArchive),
    warnings: JSON.parse(row.warnings) as ExportWarning[],
    error: row.error === null ? null : (JSON.parse(row.error) as ExportError),
    createdAt: row.created_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    expiresAt: row.expires_at,
    fingerprint: row.fingerprint,
    fileSet: row.file_set,
    attempts: row.attempts,
    claims: row.claims,
    deaths: row.deaths,
    leasedBy: row.leased_by,
    costMs: row.cost_ms,
    requestedBy: row.requested_by as ExportRequester,
    requestId: row.request_id,
  }
}

export function selectShown(query: Kysely<Tables>) {
  return query
    .selectFrom('exports')
    .innerJoin('designs', 'designs.id', 'exports.design_id')
    .selectAll('exports')
    .select('designs.title as design_title')
}

export function toShownExport(row: ExportRow & { design_title: string }): ShownExport {
  return { ...toExport(row), designTitle: row.design_title }
}

/** Matches a completed export whose files have expired, even if the sweep has not marked it yet. */
export function isExpired(eb: ExpressionBuilder<Tables, 'exports'>, now: number): Expression<SqlBool> {
  return eb.and([eb('status', '=', 'completed'), eb('expires_at', '<=', now)])
}

/** Includes the exports' own IDs, since an export that is being rendered writes to a folder of its ID. */
export function fileSetsOf(rows: readonly Pick<ExportRow, 'id' | 'file_set'>[]): string[] {
  return [...new Set(rows.flatMap(({ id, file_set }) => (file_set === null ? [id] : [id, file_set])))]
}

export const OUT_OF_QUEUE = { turn: null, leased_by: null } as const

/** Only the renderer reads snapshots, so they are deleted when their exports end. */
export async function dropSnapshots(transaction: Write, exportIds: readonly string[]): Promise<void> {
  if (exportIds.length === 0) return
  await transaction.deleteFrom('export_snapshots').where('export_id', 'in', exportIds).execute()
}

export async function countExports(transaction: Write, accountId: string, by: number): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ export_count: eb('export_count', '+', by) }))
    .where('id', '=', accountId)
    .execute()
}
