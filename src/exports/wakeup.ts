/** Wakes one waiting loop. A notification is retained until it is consumed. */
export class Wakeup {
  #isPending = false
  #wake: (() => void) | undefined

  notify(): void {
    this.#isPending = true
    this.#wake?.()
  }

  consume(): void {
    this.#isPending = false
  }

  /** Resolves on a notification or after `timeoutMs`. Returns whether there was a notification. */
  async wait(timeoutMs: number): Promise<boolean> {
    if (this.#isPending) return true
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = undefined
    return this.#isPending
  }
}
