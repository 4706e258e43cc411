import { SYMBOLOGY_NAMES, type SymbologyName, symbologyOf } from '../../document/codes/symbologies.ts'
import { type Item, lengthOn, type Setting, widthOn } from './item.ts'

/** Data that each symbology can encode. */
export const SAMPLE_DATA: Readonly<Record<SymbologyName, string>> = {
  qrcode: 'https://example.com',
  microqrcode: '12345678',
  datamatrix: 'https://example.com',
  gs1datamatrix: '(01)09506000134352(10)ABC123',
  aztec: 'https://example.com',
  pdf417: 'https://example.com',
  code128: 'ABC-128',
  gs1128: '(01)09506000134352',
  code39: 'ABC-39',
  code93: 'ABC-93',
  codabar: 'A123456A',
  itf: '12345678',
  itf14: '0950600013435',
  ean13: '950600013435',
  ean8: '9506000',
  upca: '03600029145',
  upce: '0123456',
  databar: '0950600013435',
}

export const CODE_ITEMS: readonly Item[] = SYMBOLOGY_NAMES.map((symbology) => {
  return { name: symbology, label: symbologyLabel(symbology), make: (setting) => code(symbology, setting) }
})

/** The box is white and the code black, since scanners need dark codes on light. */
function code(symbology: SymbologyName, { page, look, nextId }: Setting): ReturnType<Item['make']> {
  return {
    id: nextId(symbology),
    type: 'code',
    name: symbologyLabel(symbology),
    ...{ x: 0, y: 0, ...sizeOf(symbology, page) },
    symbology,
    data: SAMPLE_DATA[symbology],
    fontFamily: look.bodyFont,
  }
}

function sizeOf(symbology: SymbologyName, page: Setting['page']): { width: number; height: number } {
  if (symbology === 'pdf417') return { width: widthOn(page, 0.34), height: lengthOn(page, 0.12, 0.4) }
  if (symbologyOf(symbology).form === 'bars') {
    return { width: widthOn(page, 0.38), height: lengthOn(page, 0.14, 0.5) }
  }
  const side = lengthOn(page, 0.22, 0.6)
  return { width: side, height: side }
}

/** `EAN-13`, `QR code`. */
export function symbologyLabel(symbology: SymbologyName): string {
  const { label } = symbologyOf(symbology)
  return label === 'QR code' ? label : label.replace(/ (?:bar)?code$/, '')
}
