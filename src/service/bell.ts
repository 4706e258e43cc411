/** Rung once, it is heard by whoever waits for it now or next, until it is hushed. */
export class Bell {
  #hasRung = false
  #wake: (() => void) | undefined

  ring(): void {
    this.#hasRung = true
    this.#wake?.()
  }

  hush(): void {
    this.#hasRung = false
  }

  /** Resolves when it rings, has rung already, or `timeoutMs` have passed; whether it rang. */
  async heard(timeoutMs: number): Promise<boolean> {
    if (this.#hasRung) return true
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = undefined
    return this.#hasRung
  }
}
