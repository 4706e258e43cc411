import type { PdfMetadata } from '../../formats/formats.ts'
import { addObject, dictionary, PdfName, textString, type Pdf, type PdfValue } from './pdf-value.ts'

export const CREATOR = 'Platen'
export const PRODUCER = 'Platen with Skia'

/** Writes the metadata without dates, so that equal documents produce equal files. */
export function describeDocument(
  pdf: Pdf,
  { title, author, subject, keywords }: PdfMetadata,
  language: string | undefined,
): void {
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
