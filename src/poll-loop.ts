/**
 * Polls a queue on request, one poll at a time. A request during a poll starts another one after it, so that work that
 * was queued meanwhile is found.
 */
export class PollLoop {
  readonly #poll: () => Promise<void>
  readonly #onError: (error: unknown) => void
  #isOpen = false
  #isRequested = false
  #isPolling = false
  #polling: Promise<void> = Promise.resolve()

  /** `onError` receives what a poll throws, usually because the store is unreachable. The next request polls again. */
  constructor(poll: () => Promise<void>, onError: (error: unknown) => void) {
    this.#poll = poll
    this.#onError = onError
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  get isPolling(): boolean {
    return this.#isPolling
  }

  /** Polls, and from then on whenever it is requested. */
  open(): void {
    this.#isOpen = true
    this.request()
  }

  request(): void {
    this.#isRequested = true
    if (this.#isOpen && !this.#isPolling) this.#polling = this.#run()
  }

  /** Resolves when the poll in progress has ended. */
  idle(): Promise<void> {
    return this.#polling
  }

  close(): void {
    this.#isOpen = false
  }

  async #run(): Promise<void> {
    this.#isPolling = true
    try {
      while (this.#isRequested && this.#isOpen) {
        this.#isRequested = false
        await this.#poll().catch(this.#onError)
      }
    } finally {
      // Without waiting, so that no request is missed between the last check and this.
      this.#isPolling = false
    }
  }
}
