import { isFailure } from '../../../failure.ts'
import type { Document } from '../../../document/document.ts'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { formSentence } from '../../api/form-sentence.ts'

export function slotPointer(name: string): string {
  return `/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** `document` must have the same elements as the document that was sent. */
export function slotErrors(error: unknown, document: Document): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  const issues = isFailure(error, 'invalid_input')
    ? error.details.issues
    : error instanceof PlatenProblem
      ? error.errors
      : []
  for (const { pointer, detail } of issues) {
    const name = slotAt(pointer, document)
    const sentence = formSentence({ pointer, detail })
    if (name !== undefined && !errors.has(name)) errors.set(name, sentence)
    // Fields of entries: `dishes/0/price`.
    const path = pointer.startsWith('/data/') ? pointer.slice('/data/'.length) : ''
    if (path.includes('/') && !errors.has(path)) errors.set(path, sentence)
  }
  return errors
}

/** Returns the slot at `pointer`, or the slot of the innermost element that contains its target. */
function slotAt(pointer: string, document: Document): string | undefined {
  const [root, ...path] = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (root === 'data') return path[0]
  let slot: string | undefined
  let at: unknown = root === 'document' ? document : undefined
  for (const part of path) {
    at = typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[part] : undefined
    if (typeof at === 'object' && at !== null && 'slot' in at && typeof at.slot === 'string') slot = at.slot
  }
  return slot
}
