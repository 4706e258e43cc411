import { addObject, dictionary, PdfName, textString, type Pdf, type PdfReference, type PdfValue } from './pdf-value.ts'

export interface OutlinedPage {
  readonly page: PdfReference
  readonly name: string | undefined
}

/** Writes bookmarks with the names of pages, if at least two have one: ISO 32000-1, 12.3.3. */
export function writeOutline(pdf: Pdf, pages: readonly OutlinedPage[]): void {
  const named = pages.flatMap(({ page, name = '' }) => (name.trim() === '' ? [] : [{ page, name: name.trim() }]))
  if (named.length < 2) return
  const outline = new Map<string, PdfValue>([['Type', new PdfName('Outlines')]])
  const parent = addObject(pdf, { value: outline })
  const items = named.map(({ page, name }) => {
    const value = new Map<string, PdfValue>([
      ['Title', textString(name)],
      ['Parent', parent],
      ['Dest', [page, new PdfName('Fit')]],
    ])
    return { value, reference: addObject(pdf, { value }) }
  })
  for (const [index, { value }] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]]
    if (before) value.set('Prev', before.reference)
    if (after) value.set('Next', after.reference)
  }
  const [first, last] = [items[0], items.at(-1)]
  if (first && last) outline.set('First', first.reference).set('Last', last.reference)
  outline.set('Count', items.length)
  dictionary(pdf, pdf.trailer.get('Root'))?.set('Outlines', parent)
}
