import { designDraftsName } from '../../../api/stored-drafts.ts'
import type { UnsavedWork } from './merge-contents.ts'

/*
 * Unsaved work, in IndexedDB: one database per account, so that another account in the same browser
 * never reads it, and one draft per design and window, so that two windows do not overwrite each other.
 */

export interface DraftKey {
  readonly designId: string
  readonly windowId: string
}

/** One structured clone, in which the contents share what they have in common. */
export interface Draft extends UnsavedWork, DraftKey {
  /** Of `base`. */
  readonly revision: number
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
}

export interface Drafts {
  /** Returns the drafts of a design, the oldest first. */
  readonly of: (designId: string) => Promise<readonly Draft[]>
  /** Stores a draft, and deletes those that it contains and the oldest beyond the maximum. */
  readonly write: (draft: Draft, contained: readonly DraftKey[]) => Promise<void>
  readonly delete: (drafts: readonly DraftKey[]) => Promise<void>
  readonly close: () => void
}

const STORE = 'drafts'
const BY_DESIGN = 'by-design'
const BY_AGE = 'by-age'
const MAX_DRAFTS = 50

/** Rejects if the browser denies storage, and so do the functions if it is full. */
export async function openDrafts(account: string): Promise<Drafts> {
  const database = await openDatabase(designDraftsName(account))
  // Otherwise the database could not be deleted with the account.
  database.addEventListener('versionchange', () => database.close())
  const storeFor = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(STORE, mode, { durability: 'relaxed' }).objectStore(STORE)
  return {
    of: async (designId) => {
      const found: unknown = await answerTo(storeFor('readonly').index(BY_DESIGN).getAll(designId))
      return (found as readonly Draft[]).toSorted((a, b) => a.at - b.at)
    },
    write: async (draft, contained) => {
      const store = storeFor('readwrite')
      store.put(draft)
      for (const { designId, windowId } of contained) store.delete([designId, windowId])
      void deleteOldest(store)
      await endOf(store.transaction)
    },
    delete: async (left) => {
      const store = storeFor('readwrite')
      for (const { designId, windowId } of left) store.delete([designId, windowId])
      await endOf(store.transaction)
    },
    close: () => database.close(),
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ['designId', 'windowId'] })
    store.createIndex(BY_DESIGN, 'designId')
    store.createIndex(BY_AGE, 'at')
  })
  return answerTo(request)
}

async function deleteOldest(store: IDBObjectStore): Promise<void> {
  const count = await answerTo(store.count())
  if (count <= MAX_DRAFTS) return
  const oldest = await answerTo(store.index(BY_AGE).getAllKeys(null, count - MAX_DRAFTS))
  for (const key of oldest) store.delete(key)
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser gave no reason.')))
  })
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The browser gave no reason.'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })
}
