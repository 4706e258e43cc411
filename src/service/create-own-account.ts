import { Failure } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { assetPath, exportFolder, thumbnailFolder } from '../files/paths.ts'
import { type Leftovers } from '../store/account-changes.ts'
import { type Store } from '../store/store.ts'
import { meOf } from './create-sign-in.ts'
import { checkedEmail } from './email-address.ts'
import { type Notices } from './notices.ts'
import { type OwnAccount } from './own-account.ts'
import { type Passwords } from './passwords.ts'
import { newSessionToken } from './session-token.ts'

export interface OwnAccountOptions {
  readonly store: Store
  readonly files: Pick<FileStore, 'remove' | 'removeFolder'>
  readonly passwords: Passwords
  readonly notices: Pick<Notices, 'passwordChanged' | 'emailChanged'>
  readonly randomBytes: (count: number) => Uint8Array
  /** Hears of files that could not be removed: the sweep takes them later. */
  readonly onError?: (error: unknown) => void
}

/** Removed in one transaction: others write between two of them. */
const BATCH = 100

export function createOwnAccount(options: OwnAccountOptions): OwnAccount {
  const { store, files, passwords, notices, randomBytes, onError } = options

  /** What is stored of the password, once that is the one given. */
  const prove = async (accountId: string, password: string): Promise<string | null> => {
    const stored = await store.accounts.findPassword(accountId)
    if (!(await passwords.verify(password, stored)) || stored === undefined) throw wrongPassword()
    return stored
  }

  const removeFiles = async (left: Leftovers): Promise<void> => {
    try {
      await removeLeftovers({ store, files }, left)
    } catch (error) {
      onError?.(error)
    }
  }

  return {
    async change({ accountId, sessionId }, { password, email, newPassword }) {
      const address = email === undefined ? undefined : checkedEmail(email)
      const proved = await prove(accountId, password)
      const before = await store.accounts.find(accountId)
      const { token, hash } = newSessionToken(randomBytes)
      const account = await store.accounts.changeCredentials(accountId, {
        proved,
        ownSession: { id: sessionId, hash },
        ...(address !== undefined && { email: address }),
        ...(newPassword !== undefined && { password: await passwords.hash(newPassword) }),
      })
      if (account === undefined || before === undefined) throw wrongPassword()
      const changed = newPassword === undefined ? 'kept' : 'changed'
      if (before.email !== account.email) {
        notices.emailChanged({ before: before.email, email: account.email, password: changed })
      } else if (changed === 'changed') notices.passwordChanged(account.email)
      return { account: meOf(account), token }
    },

    async remove({ accountId }, { password }) {
      await prove(accountId, password)
      await store.accounts.mayBeRemoved(accountId)
      for (;;) {
        const left = await store.accounts.removeSomeOwned(accountId, BATCH)
        if (left === undefined) break
        await removeFiles(left)
      }
      // With what was made meanwhile.
      await removeFiles(await store.accounts.remove(accountId))
    },
  }
}

/**
 * A file goes once no row speaks of it: exports may share theirs, and equal bytes are one file for all accounts. Somebody may be uploading
 * the same bytes at this moment; see service/create-assets.ts for why theirs are there all the same.
 */
async function removeLeftovers(
  { store, files }: Pick<OwnAccountOptions, 'store' | 'files'>,
  { fileSets, pictured, assets }: Leftovers,
): Promise<void> {
  const inUse = await store.exports.fileSetsInUse(fileSets)
  for (const fileSet of fileSets) if (!inUse.has(fileSet)) await files.removeFolder(exportFolder(fileSet))
  for (const id of [...pictured, ...assets.map((asset) => asset.id)]) await files.removeFolder(thumbnailFolder(id))
  for (const { sha256 } of assets) await store.assets.whileUnused(sha256, () => files.remove(assetPath(sha256)))
}

function wrongPassword(): Failure {
  const detail = 'is not the password of this account'
  return new Failure('invalid_input', { issues: [{ pointer: '/password', detail }] })
}
