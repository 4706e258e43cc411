import { type Store } from '../store/store.ts'
import { type Caller } from './caller.ts'

/**
 * Whether the key or the session that `caller` came with still lets anybody in. Requests ask with their secret; this is for what goes on
 * long after it was let in, and has no secret any more.
 */
export async function isStillIn(
  store: Pick<Store, 'keys' | 'sessions'>,
  { accountId, keyId, sessionHash }: Caller,
  time: number,
): Promise<boolean> {
  if (sessionHash !== undefined) {
    return (await store.sessions.list(accountId, time)).some(({ hash }) => hash === sessionHash)
  }
  const key = (await store.keys.list(accountId)).find(({ id }) => id === keyId)
  return key !== undefined && key.revokedAt === null && (key.expiresAt === null || key.expiresAt > time)
}
