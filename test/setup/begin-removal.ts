import { openStore } from '../../src/store/store.ts'
import type { Service } from './start-service.ts'

/** Begins to delete an account, like a process that ends before it has removed any data. */
export async function beginRemoval({ dataFolder }: Pick<Service, 'dataFolder'>, id: string): Promise<void> {
  const store = await openStore({ dataDir: dataFolder })
  try {
    await store.accounts.beginRemoval({ id, at: Date.now() })
  } finally {
    await store.close()
  }
}
