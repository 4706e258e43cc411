import { Readable } from 'node:stream'
import type { Actor, AuditBy } from '../audit/audit-by.ts'
import { Failure } from '../../failure.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Account } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { archiveEntries } from './archive-entries.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

export interface Archive {
  readonly filename: string
  /**
   * Created while it is read. Fails if the store or the disk does, or if the account is suspended or deleted, so that
   * a partial ZIP is recognizable.
   */
  readonly stream: Readable
}

export interface Archives {
  /** @throws `not_found` for the account; `overloaded` while too many are being created */
  open(caller: Actor & { readonly accountId: string }): Promise<Archive>
}

interface ArchivesOptions {
  readonly store: Store
  readonly files: Pick<FileStore, 'open'>
  readonly auditBy: AuditBy
  readonly now: () => number
}

/** Concurrent archives. Each uses the CPU and the disk continuously. */
const MAX_CONCURRENT = { ofAccount: 1, ofAll: 4 }
const RETRY_SECONDS = 20

export function createArchives({ store, files, auditBy, now }: ArchivesOptions): Archives {
  const inProgress: string[] = []
  return {
    async open(caller) {
      const { accountId } = caller
      const account: Account | undefined = await store.accounts.find(accountId)
      if (account === undefined) throw new Failure('not_found', { resource: 'account', id: accountId })
      const ofAccount = inProgress.filter((id) => id === accountId).length
      if (ofAccount >= MAX_CONCURRENT.ofAccount || inProgress.length >= MAX_CONCURRENT.ofAll) {
        const reason = 'An archive of this account, or of several others, is being created.'
        throw new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason })
      }
      inProgress.push(accountId)
      const release = (): void => void inProgress.splice(inProgress.indexOf(accountId), 1)
      await store.audit.add([auditBy(caller, { action: 'archive_downloaded' })]).catch((error: unknown) => {
        release()
        throw error
      })
      const time = now()
      // A byte stream, so that the high-water mark counts bytes.
      const entries = whileActive(store, accountId, archiveEntries({ store, files }, account, time))
      const stream = Readable.from(zipStream(entries), {
        objectMode: false,
        highWaterMark: 64 * 1024,
      })
      stream.once('close', release)
      return { filename: `platen-${new Date(time).toISOString().slice(0, 10)}.zip`, stream }
    },
  }
}

/** @throws `account_suspended` before the next entry once the account is suspended or deleted */
async function* whileActive(
  store: Pick<Store, 'accounts'>,
  accountId: string,
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<ZipEntry, void> {
  for await (const entry of entries) {
    const account = await store.accounts.find(accountId)
    if (account?.suspendedAt !== null) throw new Failure('account_suspended', {})
    yield entry
  }
}
