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

export interface MarkedSheet {
  readonly frame: PageFrame
  /** Whether the output intent is sRGB, so that PDF/A forbids inks: ISO 19005-2, 6.2.4.3. */
  readonly isForScreens: boolean
}

/**
 * Draws crop marks in the registration color, which prints on every plate: ISO 32000-1, 8.6.6.4. A
 * printer would convert black in RGB to different inks, or reject it outside of the trimmed page.
 */
export function drawCropMarks(pdf: Pdf, page: PdfDictionary, { frame, isForScreens }: MarkedSheet): void {
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
  page.set('Resources', resources.set('ColorSpace', spaces.set(NAME, registrationColor(isForScreens))))
}

function registrationColor(isForScreens: boolean): PdfValue {
  const [none, all] = isForScreens
    ? [[1], [0]]
    : [
        [0, 0, 0, 0],
        [1, 1, 1, 1],
      ]
  const toDevice = new Map<string, PdfValue>([
    ['FunctionType', 2],
    ['Domain', [0, 1]],
    ['C0', none],
    ['C1', all],
    ['N', 1],
  ])
  return [
    new PdfName('Separation'),
    new PdfName('All'),
    new PdfName(isForScreens ? 'DeviceGray' : 'DeviceCMYK'),
    toDevice,
  ]
}
