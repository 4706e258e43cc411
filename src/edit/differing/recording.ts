import type { Document } from '../../document/document.ts'
import { IssueList } from '../../document/issue-list.ts'
import { performOperation } from '../operations/apply-operations.ts'
import { type Place, placesOf } from '../tree/place.ts'
import type { EditOperation } from '../wire/edit-operation.ts'

/** No operation that a difference uses depends on the size of the pages. */
const ANY_SIZE = { width: 1, height: 1 }

/** Operations so far, with the document to which they lead: what they change on the way is part of it. */
export class Recording {
  readonly #operations: EditOperation[] = []
  readonly #most: number
  #document: Document
  #places: Map<string, Place> | undefined
  #order: Map<string, number> | undefined

  /** Ignores operations after the first `most`. */
  constructor(document: Document, most = Infinity) {
    this.#document = document
    this.#most = most
  }

  get operations(): readonly EditOperation[] {
    return this.#operations
  }

  get document(): Document {
    return this.#document
  }

  get places(): ReadonlyMap<string, Place> {
    return (this.#places ??= placesOf(this.#document))
  }

  /** The number of each element among all: from the first page to the last, and from back to front. */
  get order(): ReadonlyMap<string, number> {
    return (this.#order ??= new Map([...this.places.keys()].map((id, index) => [id, index])))
  }

  /** @throws Error if the operation cannot be applied, which is a defect of the difference */
  add(operation: EditOperation): void {
    if (this.#operations.length >= this.#most) return
    const issues = new IssueList(`/operations/${this.#operations.length}`)
    const { document } = performOperation({ document: this.#document, size: ANY_SIZE }, operation, issues)
    const [issue] = issues.list
    if (issue) throw new Error(`the difference has an impossible operation: ${issue.pointer} ${issue.detail}`)
    this.#operations.push(operation)
    this.#document = document
    this.#places = undefined
    this.#order = undefined
  }
}
