import type { Document } from '../../document/document.ts'
import type { PdfConformance, DocumentMetadata } from '../../formats/formats.ts'
import type { PdfOutput } from '../render-task.ts'
import { addObject, dictionary, PdfName, textString, type Pdf, type PdfValue } from './pdf-value.ts'

export const CREATOR = 'Platen'
export const PRODUCER = 'Platen with Skia'

/** What a file says about itself. */
export interface DocumentFacts {
  readonly metadata: DocumentMetadata
  /** BCP 47 */
  readonly language: string | undefined
  readonly conformsTo: readonly PdfConformance[]
}

/** ISO 14289-1, 7.1 and 7.2, require a title and a language. `und` lets readers use the language of their user. */
const UNTITLED = 'Untitled'
const UNDETERMINED = 'und'

export function factsOf(
  { metadata, conformsTo = [] }: PdfOutput,
  { title, language }: Pick<Document, 'title' | 'language'>,
): DocumentFacts {
  if (!conformsTo.includes('PDF/UA-1')) return { metadata, language, conformsTo }
  return {
    metadata: { ...metadata, title: metadata.title ?? title ?? UNTITLED },
    language: language ?? UNDETERMINED,
    conformsTo,
  }
}

/** Writes the metadata without dates, so that equal documents produce equal files. */
export function describeDocument(pdf: Pdf, { metadata, language }: DocumentFacts): void {
  const { title, author, subject, keywords } = metadata
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['Title', title],
    ['Author', author],
    ['Subject', subject],
    ['Keywords', keywords?.length ? keywords.join(', ') : undefined],
    ['Creator', CREATOR],
    ['Producer', PRODUCER],
  ]
  const information = new Map<string, PdfValue>()
  for (const [name, text] of entries) if (text !== undefined) information.set(name, textString(text))
  const existing = dictionary(pdf, pdf.trailer.get('Info'))
  if (existing) {
    existing.clear()
    for (const [name, value] of information) existing.set(name, value)
  } else pdf.trailer.set('Info', addObject(pdf, { value: information }))
  const catalog = dictionary(pdf, pdf.trailer.get('Root'))
  if (language !== undefined) catalog?.set('Lang', textString(language))
  if (title === undefined) return
  catalog?.set('ViewerPreferences', new Map([['DisplayDocTitle', true]]))
  catalog?.set('PageMode', new PdfName('UseNone'))
}
