const MOST = 1e15

/** Reads a number as people and spreadsheets write it; null for nothing, and undefined for other text. */
export function parseNumber(text: string): number | null | undefined {
  const digits = text
    .replaceAll(/[\s\u00a0\u202f’']/g, '')
    .replace('−', '-')
    .replace(/%$/, '')
  if (digits === '') return null
  const plain = withDecimalPoint(digits)
  const number = plain === undefined ? NaN : Number(plain)
  return Math.abs(number) <= MOST ? number : undefined
}

/** A comma is the decimal point, except where it groups thousands. */
function withDecimalPoint(digits: string): string | undefined {
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '')
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  if (/^[-+]?\d*[.,]?\d+(e[-+]?\d+)?$/i.test(digits)) return digits.replace(',', '.')
  return undefined
}
