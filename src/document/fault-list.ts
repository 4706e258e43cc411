import { type Issue } from '../failure.ts'

/** More than anybody mends at once, and enough that a broken document costs no more to answer than a sound one. */
const MOST_ISSUES = 50

/** A property's name is shown whole up to here: it is the caller's own, and may be as long as the body. */
const SHOWN_KEY_CHARACTERS = 100

/**
 * Collects the faults of one value while it is walked, each with a JSON Pointer to where the walk stands. After
 * fifty it is `full`: whoever walks stops then, so that the cost of a bad value stays bounded.
 */
export class FaultList {
  readonly #at: string
  readonly #path: (string | number)[] = []
  readonly #issues: Issue[] = []
  #isFull = false

  /** `at` is the pointer of the value itself, such as `/document`. */
  constructor(at: string) {
    this.#at = at
  }

  get full(): boolean {
    return this.#isFull
  }

  get isEmpty(): boolean {
    return this.#issues.length === 0
  }

  /** Every `enter` is followed by its `leave`. */
  enter(key: string | number): void {
    this.#path.push(key)
  }

  leave(): void {
    this.#path.pop()
  }

  /** Notes a fault of what the walk stands at. */
  report(detail: string): void {
    if (this.#isFull) return
    if (this.#issues.length < MOST_ISSUES) {
      this.#issues.push({ pointer: this.#pointer(), detail })
      return
    }
    this.#isFull = true
    this.#issues.push({
      pointer: this.#at,
      detail: `has more faults; these are the first ${MOST_ISSUES}`,
    })
  }

  /** Notes a fault of the property `key` of what the walk stands at. */
  reportAt(key: string | number, detail: string): void {
    this.enter(key)
    this.report(detail)
    this.leave()
  }

  /** Notes a fault that makes any further walking pointless. */
  reportLast(detail: string): void {
    this.report(detail)
    this.#isFull = true
  }

  /** At most 51: the last says that more were left out. */
  get issues(): Issue[] {
    return this.#issues
  }

  #pointer(): string {
    return this.#at + this.#path.map((key) => `/${pointerToken(key)}`).join('')
  }
}

/** RFC 6901: `~` and `/` are escaped. */
function pointerToken(key: string | number): string {
  if (typeof key === 'number') return String(key)
  const shown = key.length > SHOWN_KEY_CHARACTERS ? `${key.slice(0, SHOWN_KEY_CHARACTERS)}…` : key
  return shown.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')
}
