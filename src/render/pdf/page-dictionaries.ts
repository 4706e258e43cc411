import { dictionary, resolve, type Pdf, type PdfDictionary } from './pdf-value.ts'

export function pageDictionaries(pdf: Pdf): PdfDictionary[] {
  const root = dictionary(pdf, pdf.trailer.get('Root'))
  const pages: PdfDictionary[] = []
  const visit = (node: PdfDictionary | undefined): void => {
    const kids = resolve(pdf, node?.get('Kids'))
    if (!Array.isArray(kids)) {
      if (node) pages.push(node)
      return
    }
    for (const kid of kids) visit(dictionary(pdf, kid))
  }
  visit(dictionary(pdf, root?.get('Pages')))
  return pages
}
