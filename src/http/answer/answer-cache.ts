/** A response in memory, as bytes, since a string would be measured and encoded for every request. */
export interface KeptPage {
  readonly body: Buffer
  readonly etag: string
}

interface Entry extends KeptPage {
  readonly changes: number
  readonly weight: number
}

/** Approximate size of an entry without its body. */
const OVERHEAD_BYTES = 300

/**
 * Responses by account and URL, each valid while the account's `changes` counter is unchanged. The counter is read on every request, with
 * the key and before the response is created, so a response may be newer than its counter but never older: none is ever stale.
 * Holds at most `maxBytes`; evicts the least recently used.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  find(key: string, changes: number): KeptPage | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    if (entry.changes !== changes) {
      this.#bytes -= entry.weight
      return undefined
    }
    this.#entries.set(key, entry)
    return entry
  }

  set(key: string, changes: number, page: { body: string; etag: string }): void {
    const body = Buffer.from(page.body)
    const weight = 2 * key.length + body.length + OVERHEAD_BYTES
    // One large document must not push out hundreds of lists.
    if (weight > this.#maxBytes / 16) return
    const before = this.#entries.get(key)
    if (before !== undefined) {
      this.#entries.delete(key)
      this.#bytes -= before.weight
    }
    this.#entries.set(key, { body, etag: page.etag, changes, weight })
    this.#bytes += weight
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return
      this.#entries.delete(oldest)
      this.#bytes -= entry.weight
    }
  }
}
