import { type Expression, type ExpressionBuilder, type SqlBool, sql } from '#kysely'
import type { Tables } from '../tables.ts'

/** Whether versions of an account use a document: any of them, or those that are never thinned out. */
export function isDocumentUsed(
  eb: ExpressionBuilder<Tables, 'version_documents'>,
  accountId: string,
  by: 'any' | 'kept',
): Expression<SqlBool> {
  const versions = eb
    .selectFrom('design_versions')
    .select(sql.lit(1).as('one'))
    .where('design_versions.account_id', '=', accountId)
    .whereRef('design_versions.sha256', '=', 'version_documents.sha256')
  return eb.exists(by === 'any' ? versions : versions.where('design_versions.thin_at', 'is', null))
}
