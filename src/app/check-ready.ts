import { checkFreeSpace } from '../files/check-free-space.ts'
import { type Core } from './core.ts'

/** Returns a check that rejects if the store or the files cannot be used. */
export function checkReady({ store, files, config }: Pick<Core, 'store' | 'files' | 'config'>): () => Promise<void> {
  return async () => {
    await store.ping()
    await checkFreeSpace(config.files.dataFolder)
    await files.ping()
  }
}
