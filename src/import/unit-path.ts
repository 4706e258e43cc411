import { transformedPath } from './path-bounds.ts'
import type { Box } from './placed-box.ts'

/** Returns path data in a box of 1 × 1, as masks have it, that is `box` in the coordinates of `d`. */
export function inUnitBox(d: string, box: Box): string {
  return fromThousandths(inThousandths(d, box))
}

/** Three digits of a unit square are too coarse, so it is made of thousandths. */
export function inThousandths(d: string, { x, y, width, height }: Box): string {
  const [scaleX, scaleY] = [1000 / width, 1000 / height]
  return transformedPath(d, { a: scaleX, b: 0, c: 0, d: scaleY, e: -x * scaleX, f: -y * scaleY })
}

export function fromThousandths(d: string): string {
  let index = 0
  let command = ''
  return d.replaceAll(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi, (token) => {
    if (/^[a-z]$/i.test(token)) {
      command = token.toUpperCase()
      index = 0
      return token
    }
    const isFlag = command === 'A' && index % 7 >= 2 && index % 7 <= 4
    index += 1
    return isFlag ? token : String(Math.round(Number(token) * 1000) / 1_000_000)
  })
}
