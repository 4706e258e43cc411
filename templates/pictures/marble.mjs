// Deep green marble with gold veins where distorted noise is near 0.
import { add, blend, ramp, rgb, scale } from './color.mjs'
import { clamp, noise, octaves, smooth } from './noise.mjs'
import { HEIGHT, paintPixels } from './save.mjs'

const stone = ramp([0, '#04140f'], [0.4, '#0a2b22'], [0.7, '#14493a'], [1, '#2b6a54'])
const gold = ramp([0, '#6d4a16'], [0.5, '#c9973f'], [0.8, '#f1d48a'], [1, '#fff4cf'])
const pale = rgb('#8fb5a0')

const bendX = octaves(noise(51), 4)
const bendY = octaves(noise(52), 4)
const cloud = octaves(noise(53), 6)
const thick = noise(54)
const spark = octaves(noise(55), 3)

await paintPixels(
  'marble',
  (px, py) => {
    const x = (px / HEIGHT) * 2.2
    const y = (py / HEIGHT) * 2.2
    const u = x + bendX(x * 0.9, y * 0.9) * 0.85
    const v = y + bendY(x * 0.9 + 5, y * 0.9) * 0.85
    const body = stone(clamp(0.42 + cloud(u * 0.9, v * 1.3) * 0.75))
    const hair = vein(cloud(u * 1.9 + 8, v * 1.5 + 2), 0.012)
    const fine = blend(body, pale, hair * 0.34)
    const width = 0.004 + 0.03 * smooth(-0.1, 0.75, thick(u * 1.2, v * 1.2 + 3)) ** 2
    const line = vein(bendX(u * 0.48 + v * 0.36 + 11, v * 0.5 - u * 0.25) + spark(x * 5, y * 5) * 0.018, width)
    const shine = gold(clamp(0.5 + spark(x * 7, y * 7) * 0.55 + cloud(u * 4, v * 4) * 0.25))
    const edge = scale(
      fine,
      1 - 0.35 * smooth(0, 1, vein(bendX(u * 0.48 + v * 0.36 + 11, v * 0.5 - u * 0.25), width * 3.2)),
    )
    return add(blend(edge, shine, line), [0.9, 0.75, 0.45], line * smooth(0.35, 0.7, spark(x * 16, y * 16)) * 0.35)
  },
  { quality: 82, samples: 2 },
)

function vein(value, width) {
  return smooth(width, width * 0.45, Math.abs(value))
}
