import type { XmlElement } from '@rgrove/parse-xml'
import { childOf, childrenNamed } from '../read-xml.ts'

const ANGLE = 60_000

/** Returns a function that reads numbers and the names of guides, which are formulas over others. */
export function readGuides(
  geometry: XmlElement,
  { width, height }: { readonly width: number; readonly height: number },
): (text: string | undefined) => number {
  const short = Math.min(width, height)
  const known = new Map<string, number>([
    ...([
      ['l', 0],
      ['t', 0],
      ['r', width],
      ['b', height],
      ['w', width],
      ['h', height],
      ['hc', width / 2],
      ['vc', height / 2],
    ] as const),
    ...([
      ['ss', short],
      ['ls', Math.max(width, height)],
      ['cd2', 180 * ANGLE],
      ['cd4', 90 * ANGLE],
      ['cd8', 45 * ANGLE],
      ['3cd4', 270 * ANGLE],
    ] as const),
    ...[2, 3, 4, 5, 6, 8, 10, 12, 16, 32].flatMap((part): [string, number][] => [
      [`wd${part}`, width / part],
      [`hd${part}`, height / part],
      [`ssd${part}`, short / part],
    ]),
  ])
  const value = (text: string | undefined): number => {
    const number = known.get(text ?? '') ?? Number(text)
    return Number.isFinite(number) ? number : 0
  }
  for (const list of ['avLst', 'gdLst']) {
    for (const { attributes } of childrenNamed(childOf(geometry, list), 'gd')) {
      const [operator = '', ...names] = (attributes['fmla'] ?? '').split(/\s+/)
      known.set(attributes['name'] ?? '', formula(operator, names.map(value)))
    }
  }
  return value
}

function formula(operator: string, [x = 0, y = 0, z = 0]: readonly number[]): number {
  const turn = (angle: number): number => (angle / ANGLE / 180) * Math.PI
  switch (operator) {
    case 'val':
      return x
    case '*/':
      return (x * y) / (z || 1)
    case '+-':
      return x + y - z
    case '+/':
      return (x + y) / (z || 1)
    case '?:':
      return x > 0 ? y : z
    case 'abs':
      return Math.abs(x)
    case 'sqrt':
      return Math.sqrt(Math.max(x, 0))
    case 'min':
      return Math.min(x, y)
    case 'max':
      return Math.max(x, y)
    case 'pin':
      return Math.min(Math.max(y, x), z)
    case 'mod':
      return Math.hypot(x, y, z)
    case 'sin':
      return x * Math.sin(turn(y))
    case 'cos':
      return x * Math.cos(turn(y))
    case 'tan':
      return x * Math.tan(turn(y))
    case 'at2':
      return (Math.atan2(y, x) / Math.PI) * 180 * ANGLE
    case 'cat2':
      return x * Math.cos(Math.atan2(z, y))
    case 'sat2':
      return x * Math.sin(Math.atan2(z, y))
    default:
      return 0
  }
}
