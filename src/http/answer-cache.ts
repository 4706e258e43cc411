/** An answer in memory, ready to be sent: as bytes, since a string would be measured and encoded anew each time. */
export interface KeptPage {
  readonly body: Buffer
  readonly etag: string
}

interface Entry extends KeptPage {
  readonly changes: number
  readonly weight: number
}

/** What an entry takes beside its body, roughly. */
const OVERHEAD_BYTES = 300

/**
 * Answers by account and URL, each true as long as the account's `changes` stay what they were. That figure is read with the key on
 * every request, before the answer is made: an answer may be newer than its figure, never older, so none is ever stale.
 * Holds at most `maxBytes`; what was used longest ago goes first.
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

  keep(key: string, changes: number, page: { body: string; etag: string }): void {
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
