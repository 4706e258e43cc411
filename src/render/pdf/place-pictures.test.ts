import { expect, test } from 'vitest'
import { pdfWith } from './testing/pdf-with.ts'
import { placePictures } from './place-pictures.ts'

function placed(content: string, isPattern = false): string {
  const pdf = pdfWith(content, { isPattern })
  placePictures(pdf.streams())
  return pdf.content()
}

test('an upright picture gets an invisible shear, before the operators that follow its matrix', () => {
  const colors = '0 0 0 RG 0 0 0 rg\n/G3 gs\n'
  expect(placed(`q\n480 0 0 -360 0 360 cm\n${colors}/X4 Do\nQ\n`)).toBe(
    `q\n480 .00001 .00001 -360 0 360 cm\n${colors}/X4 Do\nQ\n`,
  )
})

test('rotated pictures, forms of letters and patterns stay the same', () => {
  for (const content of ['1 2 3 4 5 6 cm\n/X4 Do\n', '1 0 0 1 5 6 cm\n/O4 Do\n']) expect(placed(content)).toBe(content)
  expect(placed('8 0 0 8 0 0 cm\n/X4 Do\n', true)).toBe('8 0 0 8 0 0 cm\n/X4 Do\n')
})
