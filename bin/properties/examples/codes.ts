import { NAVY, SKY } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const address = 'https://platen.example'

/** Data that each kind of code can encode. */
const DATA: Readonly<Record<string, string>> = {
  qrcode: address,
  microqrcode: 'PLATEN-42',
  datamatrix: 'PART 12-345',
  gs1datamatrix: '(01)09506000134352(10)ABC',
  aztec: 'BOARDING PASS 14C',
  pdf417: 'A stacked code for longer texts',
  code128: 'Platen-128',
  gs1128: '(01)09506000134352',
  code39: 'PLATEN 39',
  code93: 'PLATEN 93',
  codabar: '40156-7',
  itf: '123456',
  itf14: '1540014128876',
  ean13: '400638133393',
  ean8: '9638507',
  upca: '03600029145',
  upce: '0123456',
  databar: '0950600013435',
}

const box = { x: 8, y: 8, width: 134, height: 80 }
const qr: ElementJson = { type: 'code', ...box, symbology: 'qrcode', data: address }
const bars: ElementJson = { type: 'code', ...box, symbology: 'ean13', data: '400638133393' }
const surface: ElementJson = { type: 'rect', x: 0, y: 0, width: 150, height: 96, fill: SKY }

export const CODES: Examples = {
  'code.symbology': values(Object.keys(DATA), (symbology: string) => ({ ...qr, symbology, data: DATA[symbology] })),
  'code.data': values(['Platen', address, `${address}/menu?table=7`], (data) => ({ ...qr, data })),
  'code.foreground': values(['#000000', NAVY, '#9d0208'], (foreground) => ({ ...qr, foreground })),
  'code.background': values(['#ffffff', '#ffe8a3', null], (background) => [surface, { ...qr, background }]),
  'code.errorCorrection': values(['low', 'medium', 'quartile', 'high'], (errorCorrection) => ({
    ...qr,
    errorCorrection,
  })),
  'code.quietZone': values([true, false], (quietZone) => [surface, { ...bars, quietZone }]),
  'code.showText': values([true, false], (showText) => ({ ...bars, showText })),
  'code.fontFamily': values(['Inter', 'JetBrains Mono', 'Oswald'], (fontFamily) => ({ ...bars, fontFamily })),
}
