import type { Issue } from '../../failure.ts'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { parseDocument } from '../../document/parse-document.ts'

/** Returns the first issue of an element, in the words of the API; undefined if it is valid. */
export function elementIssue({ brand }: Pick<Document, 'brand'>, element: Element): Issue | undefined {
  const alone = { version: 1, ...(brand && { brand }), pages: [{ id: 'page of the element', elements: [element] }] }
  const parsed = parseDocument(alone)
  return 'issues' in parsed ? parsed.issues[0] : undefined
}
