import { type Store, type StoreLocation } from './store.ts'

/** Opens the store, unmigrated: call `migrate` before anything else. */
export function openStore(location: StoreLocation): Promise<Store> {
  return Promise.reject(new Error(`not there yet: ${JSON.stringify(location)}`))
}
