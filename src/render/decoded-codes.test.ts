import type { PNG } from 'pngjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPoppler, type Poppler } from '../../test/golden/poppler.ts'
import { type SymbologyName, symbologyOf } from '../document/codes/symbologies.ts'
import type { Document } from '../document/document.ts'
import type { ElementOf } from '../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from './render-document.ts'
import { decodeCodes } from './testing/decode-code.ts'

// Every symbology, drawn as PNG and as PDF, must be readable by an independent decoder.

/** Data and what a decoder returns for it: UPC codes are EAN-13 codes with leading zeros. */
const CODES: Readonly<Record<SymbologyName, readonly [data: string, decoded: string]>> = {
  qrcode: ['https://platen.example/Grüße?日本=🎉', 'https://platen.example/Grüße?日本=🎉'],
  microqrcode: ['PLATEN 42', 'PLATEN 42'],
  datamatrix: ['Grüße 日本', 'Grüße 日本'],
  gs1datamatrix: ['(01)09506000134352(10)ABC', '010950600013435210ABC'],
  aztec: ['Grüße 日本', 'Grüße 日本'],
  pdf417: ['Grüße 日本', 'Grüße 日本'],
  code128: ['Platen/128', 'Platen/128'],
  gs1128: ['(01)09506000134352(10)A', '010950600013435210A'],
  code39: ['PLATEN 39', 'PLATEN 39'],
  code93: ['PLATEN 93', 'PLATEN 93'],
  codabar: ['40156-7', 'A40156-7A'],
  itf: ['1234567890', '1234567890'],
  itf14: ['1540014128876', '15400141288763'],
  ean13: ['400638133393', '4006381333931'],
  ean8: ['9638507', '96385074'],
  upca: ['03600029145', '0036000291452'],
  upce: ['0123456', '0012345000065'],
  databar: ['0950600013435', '0109506000134352'],
}
const NAMES = Object.keys(CODES) as SymbologyName[]
const SIZE = { width: 480, height: 480 }

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const poppler = findPoppler()

test.each(NAMES)('%s is read from a PNG, upright and turned', async (symbology) => {
  for (const rotation of [0, 90, 180]) {
    expect(await readPng(codeOf(symbology, { rotation }), 2)).toEqual([CODES[symbology][1]])
  }
})

// Stacked codes and DataBar need a level scanner. A tilted scan of ITF may read fewer digits.
test.each(NAMES.filter((name) => !['pdf417', 'databar', 'itf', 'itf14'].includes(name)))(
  '%s is read tilted',
  async (symbology) => {
    expect(await readPng(codeOf(symbology, { rotation: 12 }), 3)).toEqual([CODES[symbology][1]])
  },
)

test.each(NAMES)('%s is read with two pixels to a module, wherever its edges are', async (symbology) => {
  const { form } = symbologyOf(symbology)
  for (const offset of [0, 0.37]) {
    const small = form === 'matrix' ? { width: 96, height: 96 } : { width: 420, height: 40 }
    const wide = symbology === 'pdf417' ? { width: 300, height: 96 } : small
    const element = codeOf(symbology, { ...wide, x: 20 + offset, y: 60 + offset, showText: false })
    expect(await readPng(element, 1)).toEqual([CODES[symbology][1]])
  }
})

test.each(NAMES)('%s is read through a shadow and a group with opacity', async (symbology) => {
  const element = codeOf(symbology, { opacity: 0.9, shadows: [{ y: 4, blur: 12 }] })
  expect(await readPng(element, 2)).toEqual([CODES[symbology][1]])
})

describe.skipIf(!poppler)('in a PDF', () => {
  const viewer = poppler as Poppler

  test.each(NAMES)('%s is drawn with vectors and read by a scanner', async (symbology) => {
    const output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
    const { files } = await render({ document: documentOf(codeOf(symbology)), size: SIZE, images: {}, output })
    const pdf = files[0]?.bytes ?? new Uint8Array()
    expect((await viewer.tell('pdfimages', pdf, '-list')).trim().split('\n')).toHaveLength(2)
    const [page] = await viewer.draw(pdf, 200)
    expect(await textsOf(page ?? new Uint8Array())).toEqual([CODES[symbology][1]])
  })
})

function codeOf(symbology: SymbologyName, own: Partial<ElementOf<'code'>> = {}): ElementOf<'code'> {
  const isMatrix = symbologyOf(symbology).form === 'matrix'
  const size = isMatrix ? { width: 240, height: 200 } : { width: 400, height: 120 }
  return { id: 'code', type: 'code', x: 40, y: 140, ...size, symbology, data: CODES[symbology][0], ...own }
}

function documentOf(element: ElementOf<'code'>): Document {
  return { version: 1, pages: [{ id: 'page', elements: [element] }] }
}

async function readPng(element: ElementOf<'code'>, scale: number): Promise<string[]> {
  const output = { format: 'png', scale, transparent: false } as const
  const { files, warnings } = await render({ document: documentOf(element), size: SIZE, images: {}, output })
  expect(warnings).toEqual([])
  return textsOf(files[0]?.bytes ?? new Uint8Array())
}

async function textsOf(picture: Uint8Array | PNG): Promise<string[]> {
  return (await decodeCodes(picture)).map(({ text }) => text)
}
