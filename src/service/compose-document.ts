import { type Document, type Size } from '../document/document.ts'
import { fillDocument } from '../document/fill-document.ts'
import { emptyDocument } from '../document/new-document.ts'
import { resizeDocument } from '../document/resize-document.ts'
import { type BodyReader } from './body-reader.ts'
import { type DesignInput } from './design-input.ts'
import { readDocument } from './document-json.ts'
import { type Original } from './find-original.ts'

export interface Ingredients {
  readonly input: DesignInput
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** What it begins from. */
  readonly template: Original | undefined
  readonly size: Size | undefined
}

/** What a new design shows: the document sent, or the template's; filled first, since data speaks of the template as it is. */
export function composeDocument(body: BodyReader, { input, data, template, size }: Ingredients): Document | undefined {
  if (body.has('document') && input.document === undefined) return undefined
  // Without its template, what a body's data may fill is not known.
  if (body.has('fromTemplate') && template === undefined && input.document === undefined) return undefined
  const given = input.document ?? (template ? readDocument(template.documentJson) : emptyDocument())
  const filled = data === undefined ? given : body.attempt(() => fillDocument(given, data))
  if (filled === undefined || template === undefined || size === undefined || input.document !== undefined)
    return filled
  return body.attempt(() => resizeDocument(filled, template, size))
}
