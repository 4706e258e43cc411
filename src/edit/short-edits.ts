import type { Document } from '../document/document.ts'
import { documentJson } from '../document/stored-document.ts'
import { difference } from './difference.ts'
import { applyOperations } from './operations/apply-operations.ts'
import { placesOf } from './tree/place.ts'
import type { EditOperation } from './wire/edit-operation.ts'

const MAX_OPERATIONS = 100
/** Operations times elements, since each visits all of them, here and on the server. */
const MAX_VISITS = 100_000
const MAX_PART_OF_DOCUMENT = 0.5

/** No operation that a difference uses depends on the size of the pages. */
const ANY_SIZE = { width: 1, height: 1 }

/**
 * Returns operations after which a server that has stored `before` stores the same bytes as if it
 * were sent `after`. Undefined if there are none of at most half the length of `after`.
 */
export function shortEdits(before: Document, after: Document): readonly EditOperation[] | undefined {
  try {
    const most = Math.min(MAX_OPERATIONS, Math.floor(MAX_VISITS / placesOf(after).size))
    const operations = difference(before, after, most + 1)
    if (operations.length === 0 || operations.length > most) return undefined
    const wanted = documentJson(after)
    const sent = JSON.stringify(operations)
    if (sent.length > wanted.length * MAX_PART_OF_DOCUMENT) return undefined
    const received = JSON.parse(sent) as EditOperation[]
    const { document } = applyOperations({ document: before, size: ANY_SIZE }, received)
    return documentJson(document) === wanted ? operations : undefined
  } catch {
    // `after` is invalid. The server says why once it is sent whole.
    return undefined
  }
}
