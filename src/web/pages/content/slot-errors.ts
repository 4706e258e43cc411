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
    const [root, ...path] = partsOf(pointer)
    const place = path.join('/')
    if (root === 'data' && path.length > 1 && !errors.has(place)) errors.set(place, sentence)
  }
  return errors
}

/** Returns the error of a field, of which `path` is the slot or the place in a list, or of something in it. */
export function errorAt(path: string, errors: ReadonlyMap<string, string>): string | undefined {
  const within = (place: string): boolean => place.startsWith(`${path}/`)
  return errors.get(path) ?? [...errors].find(([place]) => within(place))?.[1]
}

function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the slot at `pointer`, or the slot of the innermost element that contains its target. */
function slotAt(pointer: string, document: Document): string | undefined {
  const [root, ...path] = partsOf(pointer)
  if (root === 'data') return path[0]
  let slot: string | undefined
  let at: unknown = root === 'document' ? document : undefined
  for (const part of path) {
    at = typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[part] : undefined
    if (typeof at === 'object' && at !== null && 'slot' in at && typeof at.slot === 'string') slot = at.slot
  }
  return slot
}
