import { expect, test } from 'vitest'
import { omitHiddenCopies } from './omit-hidden-copies.ts'
import { PdfName, type PdfValue } from './pdf-value.ts'
import { pdfWith } from './testing/pdf-with.ts'

/** As Skia writes them: the mask of the outside inverts, that of the inside does not. */
const STATES = new Map<string, PdfValue>([
  ['G1', new Map([['SMask', new Map<string, PdfValue>([['TR', new PdfName('Inverted')]])]])],
  ['G2', new Map([['SMask', new Map<string, PdfValue>([['S', new PdfName('Luminosity')]])]])],
  ['G3', new Map([['SMask', new PdfName('None')]])],
])
const [OUTSIDE, WITHIN] = ['/G1 gs\n/X5 Do\n/G3 gs\n', '/G2 gs\n/X5 Do\n/G3 gs\n']

function kept(content: string): string {
  const pdf = pdfWith(content, { states: STATES })
  omitHiddenCopies(pdf.document, pdf.streams())
  return pdf.content()
}

test('of a form that is drawn outside of a mask and then within it, only the second drawing stays', () => {
  expect(kept(`q\n${OUTSIDE}${WITHIN}Q\n`)).toBe(`q\n${WITHIN}Q\n`)
})

test.each([
  ['a form that is drawn once', OUTSIDE],
  ['two forms', `${OUTSIDE}${WITHIN.replace('X5', 'X6')}`],
  ['two drawings within masks', `${WITHIN}${WITHIN}`],
  ['two drawings outside of masks', `${OUTSIDE}${OUTSIDE}`],
  ['the reverse order', `${WITHIN}${OUTSIDE}`],
])('%s: everything stays', (_, content) => {
  expect(kept(content)).toBe(content)
})
