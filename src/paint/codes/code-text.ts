import { withCheckDigit } from '../../document/codes/check-digit.ts'
import { symbologyOf, type SymbologyName } from '../../document/codes/symbologies.ts'

/** A part of the text below bars, centered between two modules. Negative modules are in the quiet zone. */
export interface CodeText {
  readonly text: string
  readonly from: number
  readonly to: number
}

export interface RetailText {
  readonly parts: readonly CodeText[]
  /** Bars within these modules reach down between the digits. */
  readonly guards: readonly Range[]
}

type Range = readonly [from: number, to: number]

const CONTROL = /\p{Cc}/gu

/** Returns the text of a barcode as scanners read it, with its check digit, and with spaces for control characters. */
export function codeText(symbology: SymbologyName, data: string): string {
  const { digits } = symbologyOf(symbology)
  const complete = digits && data.length === digits[0] ? withCheckDigit(symbology, data) : data
  if (symbology === 'databar') return `(01)${complete}`
  // ITF encodes pairs of digits.
  if (symbology === 'itf') return complete.length % 2 === 0 ? complete : `0${complete}`
  return complete.replaceAll(CONTROL, ' ')
}

/** Returns how retail barcodes divide their digits (GS1 General Specifications, 5.2); undefined for others. */
export function retailText(symbology: SymbologyName, digits: string): RetailText | undefined {
  const part = (digitRange: Range, [from, to]: Range): CodeText => ({ text: digits.slice(...digitRange), from, to })
  switch (symbology) {
    case 'ean13':
      return { parts: [part([0, 1], [-9, -2]), part([1, 7], [3, 45]), part([7, 13], [50, 92])], guards: EAN_13_GUARDS }
    case 'ean8':
      return { parts: [part([0, 4], [3, 31]), part([4, 8], [36, 64])], guards: EAN_8_GUARDS }
    case 'upca':
      return {
        parts: [part([0, 1], [-9, -2]), part([1, 6], [10, 45]), part([6, 11], [50, 85]), part([11, 12], [97, 104])],
        guards: UPC_A_GUARDS,
      }
    case 'upce':
      return { parts: [part([0, 1], [-9, -2]), part([1, 7], [3, 45]), part([7, 8], [52, 58])], guards: UPC_E_GUARDS }
    default:
      return undefined
  }
}

const EAN_13_GUARDS = [
  [0, 3],
  [45, 50],
  [92, 95],
] as const
const EAN_8_GUARDS = [
  [0, 3],
  [31, 36],
  [64, 67],
] as const
/** The bars of the first and last digit are as long as guard bars. */
const UPC_A_GUARDS = [
  [0, 10],
  [45, 50],
  [85, 95],
] as const
const UPC_E_GUARDS = [
  [0, 3],
  [45, 51],
] as const
