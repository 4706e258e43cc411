import { LRUCache } from 'lru-cache'

/** A cached response. Its body is bytes, since a string would be measured and encoded for every request. */
export interface CachedPage {
  readonly body: Buffer
  readonly etag: string
}

interface Entry extends CachedPage {
  readonly changes: number
}

const OVERHEAD_BYTES = 300

/** Caches responses until the change counter, which is read before the response, differs. They are never stale. */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // One large document must not evict hundreds of lists.
      maxEntrySize: Math.floor(maxBytes / 16),
      sizeCalculation: ({ body }, key) => 2 * key.length + body.length + OVERHEAD_BYTES,
    })
  }

  find(key: string, changes: number): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined || entry.changes === changes) return entry
    this.#entries.delete(key)
    return undefined
  }

  set(key: string, changes: number, { body, etag }: { body: string; etag: string }): void {
    this.#entries.set(key, { body: Buffer.from(body), etag, changes })
  }
}
