import { type Issue } from '../failure.ts'
import { moreIssues } from './issue-wording.ts'

/** Bounds the cost of an invalid document: checking it takes no longer than checking a valid one. */
export const MAX_ISSUES = 50

/** Callers choose property names, which may be as long as the body. */
const MAX_KEY_CHARACTERS = 100

/**
 * Collects the issues of one value during a walk, each with a JSON Pointer to the current position. After 50 issues
 * the list is `full` and the walk must stop.
 */
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

  /** Moves to the child `key`. Every `enter` needs a matching `leave`. */
  enter(key: string | number): void {
    this.#path.push(key)
  }

  leave(): void {
    this.#path.pop()
  }

  /** Adds an issue at the current position. */
  report(detail: string): void {
    if (this.#isFull) return
    if (this.#issues.length < MAX_ISSUES) {
      this.#issues.push({ pointer: this.#pointer(), detail })
      return
    }
    this.#isFull = true
    this.#issues.push({ pointer: this.#at, detail: moreIssues(MAX_ISSUES) })
  }

  /** Adds an issue at the child `key` of the current position. */
  reportAt(key: string | number, detail: string): void {
    this.enter(key)
    this.report(detail)
    this.leave()
  }

  /** Adds an issue and ends the walk. */
  reportLast(detail: string): void {
    this.report(detail)
    this.#isFull = true
  }

  /** At most 51 issues: the last one says that there are more. */
  get list(): Issue[] {
    return this.#issues
  }

  #pointer(): string {
    return this.#at + this.#path.map((key) => `/${pointerToken(key)}`).join('')
  }
}

/** RFC 6901: `~` and `/` are escaped. */
function pointerToken(key: string | number): string {
  if (typeof key === 'number') return String(key)
  const shown = key.length > MAX_KEY_CHARACTERS ? `${key.slice(0, MAX_KEY_CHARACTERS)}…` : key
  return shown.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')
}
