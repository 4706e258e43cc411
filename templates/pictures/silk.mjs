// Folds of colored light: noise distorted by noise, lit like cloth.
import { add, blend, ramp, scale } from './color.mjs'
import { clamp, noise, octaves } from './noise.mjs'
import { HEIGHT, paintPixels, WIDTH } from './save.mjs'

const hues = ramp(
  [0, '#1b0f4b'],
  [0.25, '#4a1d96'],
  [0.45, '#c2338f'],
  [0.62, '#ff6a5e'],
  [0.8, '#ffb15c'],
  [1, '#ffe9c4'],
)
const broad = noise(12)
const folds = octaves(noise(41), 2)

const cloth = (x, y) => {
  const bend = broad(x * 0.7 + 3, y * 0.8)
  const turn = broad(x * 0.6 - 7, y * 0.7 + 5)
  return (
    folds((x + bend * 0.9) * 0.75 - y * 0.55, (y + turn * 0.8) * 0.5 + x * 0.3) * 1.1 +
    Math.sin((x - y * 1.2 + bend * 2) * 2.2) * 0.16
  )
}

await paintPixels(
  'silk',
  (px, py) => {
    const x = (px / HEIGHT) * 1.5
    const y = (py / HEIGHT) * 1.5
    const here = cloth(x, y)
    const slopeX = (cloth(x + 0.004, y) - here) / 0.004
    const slopeY = (cloth(x, y + 0.004) - here) / 0.004
    const steep = 1 / Math.hypot(slopeX * 0.6, slopeY * 0.6, 1)
    const facing = 1 / (1 + Math.exp((slopeX * 0.5 + slopeY * 0.7 - 0.5) * steep * 3.2))
    const hue = hues(clamp(0.42 + here * 0.38 + (px / WIDTH) * 0.22 - (py / HEIGHT) * 0.2))
    const lit = blend(scale(hue, 0.34), hue, facing)
    return add(lit, [1, 0.86, 0.8], facing ** 10 * 0.22)
  },
  { grain: 0.012, quality: 84 },
)
