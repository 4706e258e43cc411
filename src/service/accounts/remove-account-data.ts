import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import type { BegunRemoval } from '../../store/accounts/remove-account.ts'
import type { Store } from '../../store/store.ts'

export interface RemovalTools {
  readonly store: Pick<Store, 'accounts'>
  readonly removeLeftovers: RemoveLeftovers
  readonly now: () => number
}

/** Rows of each kind per transaction, so that other writers are not blocked for long. */
const BATCH = 100

/**
 * Removes the account with its data and files, in several transactions. The first one suspends it and writes the
 * audit entry, so that a removal that is interrupted leaves a trace; deleting the account again completes it.
 * @throws `not_found`, `last_owner`, `owner_needed`, all before anything is removed
 */
export async function removeAccountData(
  { store, removeLeftovers, now }: RemovalTools,
  id: string,
  by: Required<Pick<BegunRemoval, 'audit' | 'actorId' | 'auditOfInvitation'>>,
): Promise<void> {
  await store.accounts.beginRemoval({ id, at: now(), ...by })
  for (;;) {
    const leftovers = await store.accounts.removeSomeOwned(id, BATCH)
    if (leftovers === undefined) break
    await removeLeftovers(leftovers)
  }
  // Includes data created in the meantime.
  await removeLeftovers(await store.accounts.remove(id))
}
