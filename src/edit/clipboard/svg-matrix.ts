import type { Matrix } from '../../paint/canvas.ts'
import { IDENTITY, multiply } from '../../paint/matrix.ts'

/** Reads a `transform` attribute. Undefined for functions that SVG does not have. */
export function matrixOfTransform(transform: string): Matrix | undefined {
  let matrix = IDENTITY
  const rest = transform.replace(/([a-zA-Z]+)\s*\(([^)]*)\)[\s,]*/g, (_, name: string, values: string) => {
    const numbers = values
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const own = functionMatrix(name, numbers)
    if (!own || !numbers.every(Number.isFinite)) return 'unknown'
    matrix = multiply(matrix, own)
    return ''
  })
  return rest.trim() === '' ? matrix : undefined
}

function functionMatrix(name: string, numbers: readonly number[]): Matrix | undefined {
  const [first = 0, second] = numbers
  switch (name) {
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
      return { a, b, c, d, e, f }
    }
    case 'translate':
      return { ...IDENTITY, e: first, f: second ?? 0 }
    case 'scale':
      return { ...IDENTITY, a: first, d: second ?? first }
    case 'rotate': {
      const [, x = 0, y = 0] = numbers
      const turned = multiply({ ...IDENTITY, e: x, f: y }, rotation(first))
      return multiply(turned, { ...IDENTITY, e: -x, f: -y })
    }
    case 'skewX':
      return { ...IDENTITY, c: Math.tan((first * Math.PI) / 180) }
    case 'skewY':
      return { ...IDENTITY, b: Math.tan((first * Math.PI) / 180) }
    default:
      return undefined
  }
}

function rotation(degrees: number): Matrix {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { ...IDENTITY, a: cos, b: sin, c: -sin, d: cos }
}

/** Whether rectangles remain rectangles that are neither turned nor mirrored. */
export function isStraight({ a, b, c, d }: Matrix): boolean {
  return Math.abs(b) < 1e-9 && Math.abs(c) < 1e-9 && a > 0 && d > 0
}
