import type { Matrix } from '../../paint/canvas.ts'

/** More digits would only show at a magnification of a hundred. */
const DIGITS = 7

export function svgNumber(value: number): string {
  // Adding 0 turns -0 into 0.
  return String(Number(value.toPrecision(DIGITS)) + 0)
}

export function svgNumbers(values: readonly number[]): string {
  return values.map(svgNumber).join(' ')
}

/** Returns an attribute with a leading space; nothing for the identity. */
export function transformAttribute(matrix: Matrix, name = 'transform'): string {
  const { a, b, c, d, e, f } = matrix
  if (a === 1 && b === 0 && c === 0 && d === 1) {
    return e === 0 && f === 0 ? '' : ` ${name}="translate(${svgNumbers([e, f])})"`
  }
  return ` ${name}="matrix(${svgNumbers([a, b, c, d, e, f])})"`
}
