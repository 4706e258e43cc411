import { type RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import { type Audit } from '../../store/audit/audit-entry.ts'
import { type Store } from '../../store/store.ts'

export interface RemovalTools {
  readonly store: Pick<Store, 'accounts'>
  readonly removeLeftovers: RemoveLeftovers
}

/** Rows of each kind per transaction, so that other writers are not blocked for long. */
const BATCH = 100

/** Removes the account with its data and files. @throws `not_found`, `last_owner`, `owner_needed` */
export async function removeAccountData(
  { store, removeLeftovers }: RemovalTools,
  id: string,
  by: { readonly audit: Audit; readonly actorId: string | null },
): Promise<void> {
  for (;;) {
    const leftovers = await store.accounts.removeSomeOwned(id, BATCH)
    if (leftovers === undefined) break
    await removeLeftovers(leftovers)
  }
  // Includes data created in the meantime.
  await removeLeftovers(await store.accounts.remove(id, by))
}
