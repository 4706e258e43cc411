/** How a symbology looks and what it requires, in modules, which are its narrowest bars or squares. */
export interface Symbology {
  /** The name in issues. */
  readonly label: string
  /** `bars` stretch to the box, `matrix` keeps its proportions. */
  readonly form: 'bars' | 'matrix'
  /** Empty space that the standard requires, in modules. */
  readonly quiet: { readonly left: number; readonly right: number; readonly vertical: number }
  /** Data lengths with and without the check digit, for symbologies that consist of digits alone. */
  readonly digits?: readonly [without: number, complete: number]
}

const around = (modules: number): Symbology['quiet'] => ({ left: modules, right: modules, vertical: modules })
const atSides = (left: number, right = left): Symbology['quiet'] => ({ left, right, vertical: 0 })

/** Quiet zones: ISO/IEC 18004, 16022, 24778, 15438, 15417, 15420, 16388, 16390; AIM for Code 93 and Codabar. */
export const SYMBOLOGIES = {
  qrcode: { label: 'QR code', form: 'matrix', quiet: around(4) },
  microqrcode: { label: 'Micro QR code', form: 'matrix', quiet: around(2) },
  datamatrix: { label: 'Data Matrix code', form: 'matrix', quiet: around(1) },
  gs1datamatrix: { label: 'GS1 Data Matrix code', form: 'matrix', quiet: around(1) },
  // The standard requires none, but most scanners find the code faster with a light border.
  aztec: { label: 'Aztec code', form: 'matrix', quiet: around(1) },
  pdf417: { label: 'PDF417 code', form: 'matrix', quiet: around(2) },
  code128: { label: 'Code 128 barcode', form: 'bars', quiet: atSides(10) },
  gs1128: { label: 'GS1-128 barcode', form: 'bars', quiet: atSides(10) },
  code39: { label: 'Code 39 barcode', form: 'bars', quiet: atSides(10) },
  code93: { label: 'Code 93 barcode', form: 'bars', quiet: atSides(10) },
  codabar: { label: 'Codabar barcode', form: 'bars', quiet: atSides(10) },
  itf: { label: 'ITF barcode', form: 'bars', quiet: atSides(10) },
  itf14: { label: 'ITF-14 barcode', form: 'bars', quiet: atSides(10), digits: [13, 14] },
  ean13: { label: 'EAN-13 barcode', form: 'bars', quiet: atSides(11, 7), digits: [12, 13] },
  ean8: { label: 'EAN-8 barcode', form: 'bars', quiet: atSides(7), digits: [7, 8] },
  upca: { label: 'UPC-A barcode', form: 'bars', quiet: atSides(9), digits: [11, 12] },
  upce: { label: 'UPC-E barcode', form: 'bars', quiet: atSides(9, 7), digits: [7, 8] },
  databar: { label: 'GS1 DataBar barcode', form: 'bars', quiet: atSides(1), digits: [13, 14] },
} as const satisfies Readonly<Record<string, Symbology>>

export type SymbologyName = keyof typeof SYMBOLOGIES

export const SYMBOLOGY_NAMES = Object.keys(SYMBOLOGIES) as SymbologyName[]

export function symbologyOf(name: SymbologyName): Symbology {
  return SYMBOLOGIES[name]
}
