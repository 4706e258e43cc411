// Ridges at dusk. Each is a line of noise; the farther, the closer to the color of the air.
import { add, blend, ramp, rgb, scale } from './color.mjs'
import { clamp, mix, noise, octaves, random, smooth } from './noise.mjs'
import { HEIGHT, paintPixels, WIDTH } from './save.mjs'

const sky = ramp([0, '#1f2c5c'], [0.22, '#4a4a86'], [0.42, '#a0688f'], [0.58, '#e79a86'], [0.72, '#fbd3a2'])
const air = ramp([0, '#cf8b97'], [0.3, '#9c6f97'], [0.62, '#564f86'], [0.85, '#2b2f60'], [1, '#12183a'])
const mistColor = ramp([0, '#f7c9a6'], [0.4, '#d99c9c'], [0.75, '#85709a'], [1, '#2b2f60'])
const glow = rgb('#ffdca8')
const sun = { x: 0.64, y: 0.5 }

const LAYERS = 8
const ridges = Array.from({ length: LAYERS }, (_, layer) => ridge(layer / (LAYERS - 1), layer))
const haze = octaves(noise(5), 4)
const flanks = octaves(noise(14), 4)
const wisps = octaves(noise(77), 4)

await paintPixels(
  'mountains',
  (px, py) => {
    const x = px / WIDTH
    const y = py / HEIGHT
    for (let layer = LAYERS - 1; layer >= 0; layer--) {
      const { near, top, level, span, tint } = ridges[layer]
      const depth = y - heightAt(top, px)
      if (depth < 0) continue
      const mist =
        smooth(0, span, (depth + y - level) / 2 + 0.02 + haze(x * 3 + layer * 7, y * 9) * 0.05) * (1 - near * 0.8)
      const warmth = Math.exp(-((x - sun.x) ** 2) * 9) * (1 - near) * 0.16
      const faces = flanks(x * 9 + depth * 14 + layer * 5, depth * 26 - x * 5) * (1 - near) * 0.1
      const lit = scale(tint, 1 + clamp(faces * smooth(0.0, 0.02, depth), -0.1, 0.1))
      return add(blend(lit, mistColor(near), mist * 0.8), glow, warmth)
    }
    return skyAt(x, y)
  },
  { samples: 2 },
)

function heightAt(top, px) {
  const column = clamp(Math.floor(px), 0, WIDTH - 2)
  return mix(top[column], top[column + 1], px - column)
}

function skyAt(x, y) {
  const near = Math.hypot((x - sun.x) * 1.33, y - sun.y)
  const cloud = smooth(0.05, 0.7, wisps(x * 2.2 + y * 1.5, y * 13)) * smooth(0.03, 0.2, y) * smooth(0.62, 0.3, y)
  const lit = blend(sky(y + 0.07), glow, cloud * 0.34)
  return add(add(lit, glow, Math.exp(-near * near * 26) * 0.4), glow, smooth(0.037, 0.034, near) * 0.75)
}

/** The height in every column; `near` 0 is the farthest. */
function ridge(near, layer) {
  const rough = octaves(noise(31 + layer * 13), 6)
  const broad = noise(91 + layer * 7)
  const base = mix(0.55, 0.92, near ** 1.15)
  const frequency = mix(2.6, 1.5, near)
  const top = Float64Array.from({ length: WIDTH }, (_, px) => {
    const x = (px / WIDTH) * frequency + layer * 11.7
    const peaks = 1 - Math.abs(rough(x, layer + 0.37))
    const massif = 0.72 + broad(x * 0.9, layer + 0.5) * 0.75
    return base - (peaks ** 2 * massif - 0.45) * mix(0.22, 0.24, near)
  })
  if (layer >= LAYERS - 2) plantTrees(top, layer)
  return { near, top, level: base, span: mix(0.1, 0.24, near), tint: air(near) }
}

/** Firs on the nearest ridges, as jagged points. */
function plantTrees(top, layer) {
  const next = random(400 + layer)
  const ground = Float64Array.from(top)
  const size = layer === LAYERS - 1 ? 1 : 0.5
  for (let x = 0; x < WIDTH; x += (3 + next() * 13) * size + 2) {
    const height = (0.02 + next() ** 2 * 0.055) * size
    const half = height * HEIGHT * 0.2
    for (let px = Math.ceil(Math.max(0, x - half)); px < Math.min(WIDTH, x + half); px++) {
      const out = Math.abs(px - x) / half
      const jag = 0.12 * Math.abs(((out * 5.5) % 1) - 0.5)
      top[px] = Math.min(top[px], ground[Math.round(x)] + 0.004 - height * Math.max(0, 1 - out - jag))
    }
  }
}
