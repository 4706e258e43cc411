import { Failure } from '../../failure.ts'
import type { Write } from '../database.ts'

/** Call under the lock of the account. Null is outside of folders. @throws `not_found` */
export async function requireFolder(transaction: Write, accountId: string, id: string | null): Promise<void> {
  if (id === null) return
  const folder = await transaction
    .selectFrom('folders')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (folder === undefined) throw new Failure('not_found', { resource: 'folder', id })
}
