import { isFailure } from '../../../failure.ts'
import { type Document } from '../../../document/document.ts'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { inForm } from '../../api/problem.ts'

/** Where the service finds what fills a slot: `/data/couple-names`. */
export function slotPointer(name: string): string {
  return `/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/**
 * What is wrong with what was filled in, by the names of slots: as `fillDocument` found it, or as the service did in `document`, which has
 * the same elements as the one that was sent.
 */
export function slotFaults(error: unknown, document: Document): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  const issues = isFailure(error, 'invalid_input')
    ? error.details.issues
    : error instanceof PlatenProblem
      ? error.errors
      : []
  for (const { pointer, detail } of issues) {
    const name = slotAt(pointer, document)
    if (name !== undefined && !faults.has(name)) faults.set(name, inForm(detail))
  }
  return faults
}

/** The slot of the innermost element around what `pointer` points at, or that which it names itself. */
function slotAt(pointer: string, document: Document): string | undefined {
  const [root, ...path] = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (root === 'data') return path[0]
  let found: string | undefined
  let at: unknown = root === 'document' ? document : undefined
  for (const part of path) {
    at = typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[part] : undefined
    if (typeof at === 'object' && at !== null && 'slot' in at && typeof at.slot === 'string') found = at.slot
  }
  return found
}
