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
  /** The text of a stamp. */
  readonly stamp?: string | undefined
}

/**
 * ISO 14289-1, 7.1 and 7.2, require a title and a language, and ISO 15930-7 a title. `und` lets readers use the
 * language of their user.
 */
const UNTITLED = 'Untitled'
const UNDETERMINED = 'und'

export function factsOf(
  { metadata, conformsTo = [] }: PdfOutput,
  { title, language }: Pick<Document, 'title' | 'language'>,
): DocumentFacts {
  const needsTitle = conformsTo.includes('PDF/UA-1') || conformsTo.includes('PDF/X-4')
  return {
    metadata: needsTitle ? { ...metadata, title: metadata.title ?? title ?? UNTITLED } : metadata,
    language: conformsTo.includes('PDF/UA-1') ? (language ?? UNDETERMINED) : language,
    conformsTo,
  }
}

/** PDF/X-4 requires dates. Those of the export would make equal documents different files. */
export const PRINT_DATE = { pdf: 'D:20000101000000Z', xmp: '2000-01-01T00:00:00Z' } as const

/** Writes the metadata without dates where it can, so that equal documents produce equal files. */
export function describeDocument(pdf: Pdf, { metadata, language, conformsTo }: DocumentFacts): void {
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
  if (conformsTo.includes('PDF/X-4')) {
    information.set('CreationDate', textString(PRINT_DATE.pdf)).set('ModDate', textString(PRINT_DATE.pdf))
    information.set('Trapped', new PdfName('False'))
  }
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
