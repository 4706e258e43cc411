/** What was started, to be stopped in the opposite order, once. */
export class Cleanups {
  readonly #tasks: (() => Promise<unknown>)[] = []

  add(task: () => Promise<unknown>): void {
    this.#tasks.push(task)
  }

  async run(): Promise<void> {
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
      await task().catch((error: unknown) => process.stderr.write(`Could not clean up: ${String(error)}\n`))
    }
  }
}
