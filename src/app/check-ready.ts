import { setTimeout } from 'node:timers/promises'
import { checkFreeSpace } from '../files/check-free-space.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Core } from './core.ts'

type CheckedParts = Pick<Core, 'store' | 'files' | 'config'>

/** Returns a check that rejects if a worker cannot store what it renders. */
export function checkWorker({ store, files, config }: CheckedParts): () => Promise<void> {
  return async () => {
    await store.ping()
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
    await store.ping()
    await checkFreeSpace(config.files.dataFolder)
    if (config.files.s3 === undefined) await files.ping()
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

async function filesState(files: FileStore): Promise<'connected' | 'unreachable'> {
  const timeout = new AbortController()
  const answer = files.ping().then(
    () => 'connected' as const,
    () => 'unreachable' as const,
  )
  const late = setTimeout(FILES_MS, 'unreachable' as const, { signal: timeout.signal }).catch(() => answer)
  return Promise.race([answer, late]).finally(() => timeout.abort())
}
