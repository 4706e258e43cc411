import { expect, test } from 'vitest'
import { blurPixels, type Pixels } from './blur-pixels.ts'

function pixels(side: number, alphaAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at += 1)
    data.set([200, 100, 50, alphaAt(at % side, Math.floor(at / side))], at * 4)
  return { data, width: side, height: side }
}

test.each([0.6, 1.4, 1.9, 2, 3.3, 6])(
  'a blurred edge fades like a Gaussian with a deviation of %d and keeps its color',
  (sigma) => {
    const side = 60
    const edge = pixels(side, (x) => (x < side / 2 ? 255 : 0))
    blurPixels(edge, sigma)
    const reach = 200
    for (let x = 20; x < 40; x += 1) {
      let [within, all] = [0, 0]
      for (let from = x - reach; from <= x + reach; from += 1) {
        const weight = Math.exp(-((from - x) ** 2) / (2 * sigma * sigma))
        all += weight
        if (from < side / 2) within += weight
      }
      const [red = 0, green = 0, blue = 0, alpha = 0] = edge.data.subarray(4 * (30 * side + x))
      expect(Math.abs(alpha - (255 * within) / all), String(x)).toBeLessThan(8)
      if (alpha > 0) expect([red, green, blue]).toEqual([200, 100, 50])
    }
  },
)
