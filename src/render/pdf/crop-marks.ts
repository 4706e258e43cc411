import { cropMarks, type PageFrame } from './page-frame.ts'
import {
  addObject,
  dictionary,
  formatNumber,
  PdfName,
  PdfReference,
  type Pdf,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'

import { asArtifact } from './structure/mark-artifacts.ts'

const WIDTH_PT = 0.25
const NAME = 'Registration'

/**
 * Draws crop marks in the registration color, which prints on every plate: ISO 32000-1, 8.6.6.4. A
 * printer would convert black in RGB to different inks, or reject it outside of the trimmed page.
 */
export function drawCropMarks(pdf: Pdf, page: PdfDictionary, frame: PageFrame): void {
  const { scale, marginPx, sheet } = frame
  const place = ([x, y]: readonly [number, number]): string =>
    `${formatNumber((x + marginPx) * scale.x)} ${formatNumber((sheet.height - marginPx - y) * scale.y)}`
  const lines = cropMarks(frame).map(({ from, to }) => `${place(from)} m\n${place(to)} l\n`)
  const operators = asArtifact(`q\n/${NAME} CS 1 SCN\n${WIDTH_PT} w\n${lines.join('')}S\nQ\n`)
  const marks = addObject(pdf, { value: new Map(), stream: Buffer.from(operators, 'latin1') })
  const content = page.get('Contents')
  // First, because Skia leaves its transform in effect at the end of its own stream.
  page.set('Contents', content instanceof PdfReference ? [marks, content] : marks)
  const resources = dictionary(pdf, page.get('Resources')) ?? new Map<string, PdfValue>()
  const spaces = dictionary(pdf, resources.get('ColorSpace')) ?? new Map<string, PdfValue>()
  page.set('Resources', resources.set('ColorSpace', spaces.set(NAME, registrationColor())))
}

function registrationColor(): PdfValue {
  const toCmyk = new Map<string, PdfValue>([
    ['FunctionType', 2],
    ['Domain', [0, 1]],
    ['C0', [0, 0, 0, 0]],
    ['C1', [1, 1, 1, 1]],
    ['N', 1],
  ])
  return [new PdfName('Separation'), new PdfName('All'), new PdfName('DeviceCMYK'), toCmyk]
}
