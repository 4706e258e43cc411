import type { Issue } from '../failure.ts'
import { moreIssues } from './issue-wording.ts'

/** Limited so that checking an invalid document takes no longer than checking a valid one. */
export const MAX_ISSUES = 50

/** Clients choose property names, which may be as long as the body. */
const MAX_KEY_CHARACTERS = 100

/** Collects issues at the current position of a walk, which must stop when the list is `full`. */
export class IssueList {
  readonly #at: string
  readonly #path: (string | number)[] = []
  readonly #issues: Issue[] = []
  #isFull = false

  /** @param at - the pointer of the root value, such as `/document` */
  constructor(at: string) {
    this.#at = at
  }

  get full(): boolean {
    return this.#isFull
  }

  get isEmpty(): boolean {
    return this.#issues.length === 0
  }

  /** Every `enter` needs a matching `leave`. */
  enter(key: string | number): void {
    this.#path.push(key)
  }

  leave(): void {
    this.#path.pop()
  }

  report(detail: string): void {
    if (this.#isFull) return
    if (this.#issues.length < MAX_ISSUES) {
      this.#issues.push({ pointer: this.#pointer(), detail })
      return
    }
    this.#isFull = true
    this.#issues.push({ pointer: this.#at, detail: moreIssues(MAX_ISSUES) })
  }

  /** @param path - a key, or several from the outside in */
  reportAt(path: string | number | readonly (string | number)[], detail: string): void {
    const keys = typeof path === 'object' ? path : [path]
    this.#path.push(...keys)
    this.report(detail)
    this.#path.length -= keys.length
  }

  reportLast(detail: string): void {
    this.report(detail)
    this.#isFull = true
  }

  /** At most 51 issues. The last one then says that there are more. */
  get list(): Issue[] {
    return this.#issues
  }

  #pointer(): string {
    return this.#at + this.#path.map((key) => `/${pointerToken(key)}`).join('')
  }
}

/** RFC 6901 escapes `~` and `/`. */
function pointerToken(key: string | number): string {
  if (typeof key === 'number') return String(key)
  const shortened = key.length > MAX_KEY_CHARACTERS ? `${key.slice(0, MAX_KEY_CHARACTERS)}…` : key
  return shortened.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')
}
