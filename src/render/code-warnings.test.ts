import { beforeAll, expect, test } from 'vitest'
import type { ElementOf } from '../document/elements/element.ts'
import { SYMBOLOGY_NAMES, symbologyOf } from '../document/codes/symbologies.ts'
import { createDocumentRenderer, type RenderDocument } from './render-document.ts'
import type { Output } from './render-task.ts'
import { documentOf } from './testing/read-pixels.ts'

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const PNG = { format: 'png', scale: 1, transparent: false } as const
const PDF = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const

const SIZE = { width: 600, height: 300 }

async function warningsOf(own: Partial<ElementOf<'code'>>, output: Output = PNG): Promise<string[]> {
  const code = {
    id: 'c',
    type: 'code',
    x: 0,
    y: 0,
    width: 300,
    height: 300,
    symbology: 'qrcode',
    data: 'HELLO',
  } as const
  const { warnings } = await render({ document: documentOf([{ ...code, ...own }]), size: SIZE, output, images: {} })
  return warnings.map(({ code: name, message }) => `${name}: ${message}`)
}

test('a module needs two pixels of an image, at its scale', async () => {
  // 21 modules and a quiet zone of 8.
  const smallest = { width: 29 * 2, height: 29 * 2 }
  expect(await warningsOf(smallest)).toEqual([])
  expect(await warningsOf(smallest, { ...PNG, scale: 0.75 })).toEqual([
    'code_small: The modules of the code are 1.5 px wide, and scanners need 2 px: enlarge the code, or export it at a larger scale',
  ])
  expect(await warningsOf({ width: 29, height: 29 }, { ...PNG, scale: 2 })).toEqual([])
})

test('a module needs a quarter of a millimeter in a PDF', async () => {
  expect(await warningsOf({ width: 29, height: 29 }, PDF)).toEqual([])
  expect(await warningsOf({ width: 26, height: 26 }, PDF)).toEqual([
    'code_small: The modules of the code are 0.23 mm wide, and scanners need 0.25 mm: enlarge the code',
  ])
})

const DATA: Partial<Record<string, string>> = {
  gs1128: '(10)ABC',
  gs1datamatrix: '(10)ABC',
  itf14: '1540014128876',
  ean13: '400638133393',
  ean8: '9638507',
  upca: '03600029145',
  upce: '0123456',
  databar: '0950600013435',
}

test.each(SYMBOLOGY_NAMES)(
  '%s is drawn without a warning at a usual size, and with one if it is tiny',
  async (symbology) => {
    const content = { symbology, data: DATA[symbology] ?? '12345' }
    expect(await warningsOf({ ...content, width: 600 })).toEqual([])
    const part = symbologyOf(symbology).form === 'matrix' ? 'modules' : 'narrowest bars'
    expect(await warningsOf({ ...content, width: 12, height: 12 })).toEqual([
      expect.stringMatching(new RegExp(`^code_small: The ${part} of the code are [\\d.]+ px wide`)),
    ])
  },
)

test('a code that is too light is drawn with a warning', async () => {
  expect(await warningsOf({ foreground: '#808080', background: '#ffffff' })).toEqual([])
  expect(await warningsOf({ foreground: '#767676', background: '#a8a8a8' })).toEqual([
    'code_contrast: The code is too light for many scanners: #767676 on #a8a8a8',
  ])
  expect(await warningsOf({ foreground: '#ffffff', background: null })).toEqual([
    'code_contrast: The code is too light for many scanners: #ffffff without a background, it needs to be dark',
  ])
  expect(await warningsOf({ foreground: '#1d3557', background: null })).toEqual([])
})
