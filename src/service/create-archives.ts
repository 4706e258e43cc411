import { Readable } from 'node:stream'
import { Failure } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { type Account } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { archiveEntries } from './archive-entries.ts'
import { type Archives } from './archives.ts'
import { zipStream } from './zip-stream.ts'

interface ArchivesOptions {
  readonly store: Store
  readonly files: Pick<FileStore, 'open'>
  readonly now: () => number
}

/** Each packs and reads all the while: one account is not to keep the service from the others. */
const MOST = { ofAccount: 1, ofAll: 4 }
const RETRY_SECONDS = 20

export function createArchives({ store, files, now }: ArchivesOptions): Archives {
  const underWay: string[] = []
  return {
    async open({ accountId }) {
      const account: Account | undefined = await store.accounts.find(accountId)
      if (account === undefined) throw new Failure('not_found', { resource: 'account', id: accountId })
      const ofAccount = underWay.filter((id) => id === accountId).length
      if (ofAccount >= MOST.ofAccount || underWay.length >= MOST.ofAll) {
        const reason = 'the archive of this account, or of several others, is being made at the moment'
        throw new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason })
      }
      underWay.push(accountId)
      const time = now()
      // Bytes, not objects: a piece counts as many as it has.
      const stream = Readable.from(zipStream(archiveEntries({ store, files }, account, time)), {
        objectMode: false,
        highWaterMark: 64 * 1024,
      })
      stream.once('close', () => underWay.splice(underWay.indexOf(accountId), 1))
      return { filename: `platen-${new Date(time).toISOString().slice(0, 10)}.zip`, stream }
    },
  }
}
