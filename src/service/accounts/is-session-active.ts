import type { Store } from '../../store/store.ts'
import type { Caller } from '../access/caller.ts'

/** Whether the caller's session or key is still valid, for long-running work, which does not have its secret. */
export async function isSessionActive(
  store: Pick<Store, 'accounts' | 'keys' | 'sessions'>,
  { accountId, keyId, sessionHash }: Caller,
  time: number,
): Promise<boolean> {
  if (sessionHash !== undefined) {
    return (await store.sessions.list(accountId, time)).some(({ hash }) => hash === sessionHash)
  }
  if ((await store.accounts.find(accountId))?.suspendedAt !== null) return false
  const key = await store.keys.find(keyId)
  return key !== undefined && key.revokedAt === null && (key.expiresAt === null || key.expiresAt > time)
}
