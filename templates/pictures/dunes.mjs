// Sand dunes under a low sun: a precomputed height field, ray marched from above.
import { add, blend, ramp, rgb, scale } from './color.mjs'
import { clamp, mix, noise, octaves, smooth } from './noise.mjs'
import { HEIGHT, paintPixels, WIDTH } from './save.mjs'

const SIZE = 1400
const REACH = 70
const HORIZON = 0.36
const camera = { x: 35, height: 5.6, z: 0 }
const light = unit([-0.88, 0.4, 0.16])

const sky = ramp([0, '#f8d9b4'], [0.25, '#eebf9e'], [0.6, '#c9a7a5'], [1, '#8f9bb3'])
const lit = rgb('#f0b277')
const dark = rgb('#5b3540')
const air = rgb('#f3cfa8')

const field = heights()
const grainy = octaves(noise(63), 3)
const haze = octaves(noise(70), 4)

await paintPixels(
  'dunes',
  (px, py) => {
    const dx = (px / WIDTH - 0.5) * 1.25
    const dy = (HORIZON - py / HEIGHT) * 0.95
    for (let t = 1.2; t < REACH - 2;) {
      const x = camera.x + dx * t
      const y = camera.height + dy * t
      const over = y - at(x, t)
      if (over < 0.002 * t) return sand(x, t)
      t += clamp(over * 0.45, 0.006 * t, 1.5)
      if (dy > 0 && y > 9) break
    }
    const up = (HORIZON - py / HEIGHT) / HORIZON
    const veil = smooth(0, 0.9, haze(px / 700, up * 5)) * 0.22
    return blend(sky(up), air, veil)
  },
  { grain: 0.012, quality: 84, samples: 2 },
)

function sand(x, z) {
  const e = 0.012 + z * 0.0016
  const slopeX = (at(x + e, z) - at(x - e, z)) / (2 * e)
  const slopeZ = (at(x, z + e) - at(x, z - e)) / (2 * e)
  const fade = 1 / (1 + z * 0.11)
  const bend = at(x, z) * 0.55 + grainy(x * 0.22, z * 0.22) * 0.28
  const ripples = Math.cos((x * 0.55 + z * 0.85 + bend) * 24) * 0.1 * fade * smooth(0.5, 0.15, slopeX)
  const normal = unit([-slopeX - ripples, 1, -slopeZ - ripples * 0.5])
  const facing = clamp(normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2])
  const direct = smooth(0.03, 0.75, facing) * shadow(x, z)
  const fleck = grainy(x * 9, z * 9) * 0.025 * fade
  const base = blend(dark, lit, clamp(direct * 0.96 + 0.04 + normal[1] * 0.07 + fleck))
  const glow = add(base, [0.08, 0.05, 0.02], direct ** 3)
  return blend(glow, air, smooth(6, REACH, z) * 0.72)
}

function shadow(x, z) {
  const y = at(x, z)
  let open = 1
  for (let t = 0.12; t < 12; t *= 1.22) {
    const over = y + light[1] * t + 0.02 - at(x + light[0] * t, z + light[2] * t)
    open = Math.min(open, 0.5 + (over * 6) / t)
    if (open <= 0) return 0
  }
  return smooth(0, 1, open)
}

/** Long crests with a gentle windward side and a steep lee side. */
function heights() {
  const wide = octaves(noise(3), 2)
  const crest = noise(17)
  const fine = noise(29)
  return Float32Array.from({ length: SIZE * SIZE }, (_, i) => {
    const x = ((i % SIZE) / SIZE) * REACH
    const z = (Math.floor(i / SIZE) / SIZE) * REACH
    const bend = wide(x * 0.05, z * 0.05) * 6
    const ridge = (frequency, skew, source) => {
      const value = source((x + bend * skew) * frequency, (z - bend) * frequency * 0.62)
      // The root rounds the crest by about a cell of the field, which could not represent it sharply.
      return (1 - Math.sqrt(value * value + 0.0009)) ** 2
    }
    return ridge(0.055, 1, crest) * 3.4 + ridge(0.15, 0.6, fine) * 0.55 + wide(x * 0.03, z * 0.03) * 1.6
  })
}

function at(x, z) {
  const u = clamp((x / REACH) * SIZE, 0, SIZE - 2)
  const v = clamp((z / REACH) * SIZE, 0, SIZE - 2)
  const iu = Math.floor(u)
  const iv = Math.floor(v)
  const i = iv * SIZE + iu
  const near = mix(field[i], field[i + 1], u - iu)
  return mix(near, mix(field[i + SIZE], field[i + SIZE + 1], u - iu), v - iv)
}

function unit(v) {
  return scale(v, 1 / Math.hypot(...v))
}
