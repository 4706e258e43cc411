import type { Matrix } from '../../paint/canvas.ts'
import { IDENTITY, multiply } from '../../paint/matrix.ts'

const FUNCTION = /(matrix|translateX|translateY|translate|scaleX|scaleY|scale|rotate|skewX|skewY)\s*\(([^()]*)\)/gi

/** Reads a list of transforms, as an attribute or as CSS. */
export function readTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY
  for (const [, name = '', list = ''] of (text ?? '').matchAll(FUNCTION)) {
    const values = Array.from(list.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi), ([value]) => Number(value))
    matrix = multiply(matrix, transformOf(name.toLowerCase(), values))
  }
  return Object.values(matrix).every(Number.isFinite) ? matrix : IDENTITY
}

function transformOf(name: string, values: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = values
  switch (name) {
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values
      return { a, b, c, d, e, f }
    }
    case 'translate':
    case 'translatex':
      return { ...IDENTITY, e: first, f: second ?? 0 }
    case 'translatey':
      return { ...IDENTITY, f: first }
    case 'scale':
      return { ...IDENTITY, a: first, d: second ?? first }
    case 'scalex':
      return { ...IDENTITY, a: first }
    case 'scaley':
      return { ...IDENTITY, d: first }
    case 'rotate': {
      const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)]
      const [x, y] = [second ?? 0, third]
      return { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y }
    }
    case 'skewx':
      return { ...IDENTITY, c: Math.tan((first * Math.PI) / 180) }
    default:
      return { ...IDENTITY, b: Math.tan((first * Math.PI) / 180) }
  }
}
