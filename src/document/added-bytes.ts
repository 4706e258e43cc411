import type { IssueList } from './issue-list.ts'
import { LIMITS } from './limits.ts'
import type { SlotValue } from './slot-values.ts'

/** A lower bound for the bytes that data adds to a document, to reject it before it is filled completely. */
export class AddedBytes {
  readonly #issues: IssueList
  readonly #lengths = new Map<string, number>()
  #bytes = 0

  constructor(issues: IssueList) {
    this.#issues = issues
  }

  add(characters: number): void {
    this.#bytes += characters
    if (this.#bytes > LIMITS.documentBytes && !this.#issues.full) reportTooLarge(this.#issues)
  }

  addValue(slot: string, value: SlotValue): void {
    this.add(this.#lengthOf(slot, value))
  }

  /** Skips invalid data, which may be cyclic. */
  #lengthOf(slot: string, value: SlotValue): number {
    if (typeof value === 'string') return value.length
    if (typeof value !== 'object' || value === null || !this.#issues.isEmpty) return 0
    const known = this.#lengths.get(slot)
    if (known !== undefined) return known
    const { length } = JSON.stringify(value)
    this.#lengths.set(slot, length)
    return length
  }
}

export function reportTooLarge(issues: IssueList): void {
  issues.reportLast(`must keep the filled document within ${LIMITS.documentBytes} bytes of JSON`)
}
