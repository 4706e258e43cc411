/** Too many wait already. */
export class LineIsFull extends Error {}

/** Does one piece of work after another; refuses more when `most` wait already. */
export class WaitingLine {
  readonly #most: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(most: number) {
    this.#most = most
  }

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#most) return Promise.reject(new LineIsFull())
    this.#waiting += 1
    const result = this.#last.then(work).finally(() => {
      this.#waiting -= 1
    })
    // The next in line does not care how this one ends.
    this.#last = result.catch(() => undefined)
    return result
  }
}
