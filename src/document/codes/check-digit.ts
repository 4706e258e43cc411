import type { SymbologyName } from './symbologies.ts'

/** Returns the GS1 check digit of `digits`, which do not include it: weights 3 and 1 from the right, modulo 10. */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1
    sum += Number(digits[index]) * weight
  }
  return (10 - (sum % 10)) % 10
}

/** Appends the check digit. UPC-E has the one of the UPC-A code that it abbreviates. */
export function withCheckDigit(symbology: SymbologyName, digits: string): string {
  return digits + String(checkDigit(symbology === 'upce' ? expandUpcE(digits) : digits))
}

/** Returns the 11 digits of UPC-A for the 7 of UPC-E, by the last one: GS1 General Specifications, 5.2.2.4. */
function expandUpcE(digits: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = ''] = digits
  if (last <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}`
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`
  return `${system}${a}${b}${c}${d}${e}0000${last}`
}
