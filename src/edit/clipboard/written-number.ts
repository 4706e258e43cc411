/**
 * Reads a number as spreadsheets write it: `1,234.5`, `1.234,5`, `1 234`, `(12)`, `€ 5`, `12 %`. A
 * single separator before three digits separates thousands. Undefined for what is no number.
 */
export function writtenNumber(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[(](.*)[)]$/, '-$1')
  const match = /^(?:[$€£¥]|[A-Z]{3})?([-−+]?)(?:[$€£¥]|[A-Z]{3})?([\d.,]*\d)(?:[€£¥]|[A-Z]{3})?(%?)$/.exec(bare)
  const [, sign = '', digits, percent] = match ?? []
  if (digits === undefined) return undefined
  const number = Number(withPoint(digits))
  if (!Number.isFinite(number)) return undefined
  return (sign === '' || sign === '+' ? number : -number) / (percent === '%' ? 100 : 1)
}

function withPoint(digits: string): string {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  const decimal = comma > point ? ',' : '.'
  const other = decimal === ',' ? '.' : ','
  const hasBoth = comma !== -1 && point !== -1
  const isThousands = !hasBoth && new RegExp(`^\\d{1,3}(\\${decimal}\\d{3})+$`).test(digits) && decimal === ','
  const isRepeated = digits.split(decimal).length > 2
  if (isThousands || isRepeated) return digits.replaceAll(decimal, '')
  return digits.replaceAll(other, '').replace(decimal, '.')
}
