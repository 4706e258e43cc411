import { setTimeout } from 'node:timers/promises'
import { checkFreeSpace } from '../files/check-free-space.ts'
import type { Config } from '../config/config.ts'
import { Failure, isFailure } from '../failure.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Store } from '../store/store.ts'

interface CheckedParts {
  readonly store: Pick<Store, 'ping'>
  readonly files: Pick<FileStore, 'ping'>
  readonly config: Config
}

/** Returns a check that rejects if a worker cannot store what it renders. */
export function checkWorker({ store, files, config }: CheckedParts): () => Promise<void> {
  return async () => {
    await pingDatabase(store)
    await checkFreeSpace(config.files.dataFolder)
    await files.ping()
  }
}

/**
 * Returns a check that rejects if a server cannot work. Without its S3 store, it still answers most
 * requests, and so do all other servers: a load balancer that removed all of them would end that.
 */
export function checkServer({ store, files, config }: CheckedParts): () => Promise<void> {
  return async () => {
    await pingDatabase(store)
    await checkFreeSpace(config.files.dataFolder)
    if (config.files.s3 === undefined) await files.ping()
  }
}

/** Less than /readyz waits, which then says what does not respond. */
const DATABASE_MS = 4_000

/** @throws `overloaded` with a reason that names the database */
async function pingDatabase(store: Pick<Store, 'ping'>): Promise<void> {
  const timeout = new AbortController()
  const late = setTimeout(DATABASE_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`no response within ${DATABASE_MS} ms`)
  })
  try {
    await Promise.race([store.ping(), late])
  } catch (error) {
    const reason = 'The database is not available.'
    throw isFailure(error, 'disk_full') ? error : new Failure('overloaded', { retryAfterSeconds: 1, reason }, error)
  } finally {
    timeout.abort()
    late.catch(() => undefined)
  }
}

/** Less than /readyz and scrapes wait. */
const FILES_MS = 4_000

/** Returns undefined without an S3 store. */
export function watchFiles({
  files,
  config,
}: Omit<CheckedParts, 'store'>): (() => Promise<'connected' | 'unreachable'>) | undefined {
  return config.files.s3 === undefined ? undefined : () => filesState(files)
}

async function filesState(files: Pick<FileStore, 'ping'>): Promise<'connected' | 'unreachable'> {
  const timeout = new AbortController()
  const answer = files.ping().then(
    () => 'connected' as const,
    () => 'unreachable' as const,
  )
  const late = setTimeout(FILES_MS, 'unreachable' as const, { signal: timeout.signal }).catch(() => answer)
  return Promise.race([answer, late]).finally(() => timeout.abort())
}
