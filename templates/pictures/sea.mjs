// Sea and sky before sunset: waves are noise that tilts the mirror for the sky.
import { add, blend, ramp, rgb, scale } from './color.mjs'
import { clamp, noise, octaves, smooth } from './noise.mjs'
import { HEIGHT, paintPixels, WIDTH } from './save.mjs'

const HORIZON = 0.54
const sun = { x: 0.62, height: 0.085 }
const sky = ramp(
  [0, '#ffe2b4'],
  [0.06, '#fcc795'],
  [0.18, '#eba595'],
  [0.38, '#a98fae'],
  [0.62, '#6f86b4'],
  [1, '#35568f'],
)
const warm = rgb('#fff0cf')
const shade = rgb('#8a6f95')
const deep = rgb('#0e3a52')

const clouds = octaves(noise(8), 6)
const swell = octaves(noise(21), 4)
const ripple = octaves(noise(22), 3)

await paintPixels(
  'sea',
  (px, py) => {
    const x = px / WIDTH
    const y = py / HEIGHT
    if (y < HORIZON) return skyAt(x, (HORIZON - y) / HORIZON)
    const distance = 0.055 / (y - HORIZON + 0.0011)
    const across = (x - 0.5) * distance * 22
    const along = distance * 26
    const calm = clamp(distance / 30)
    const wave = (u, v) => swell(u * 0.22, v * 0.32) * 0.75 + ripple(u * 0.95 + 3, v * 1.15) * 0.3
    const here = wave(across, along)
    const tiltX = (wave(across + 0.2, along) - here) * 5
    const tiltY = (wave(across, along + 0.2) - here) * 5
    const strength = (1 - calm) * 0.8 + 0.2
    const up = clamp(0.06 + (y - HORIZON) * 0.75 + tiltY * 0.11 * strength, 0.005, 1)
    const mirrored = skyAt(x + tiltX * 0.05 * strength, up, 0.35)
    const facing = clamp(0.36 + tiltY * 0.34 * strength + (y - HORIZON) * 0.62, 0, 0.86)
    const water = blend(mirrored, deep, facing)
    const glitterWidth = 0.014 + (y - HORIZON) * 0.16
    const path = Math.exp(-(((x - sun.x + tiltX * 0.03) / glitterWidth) ** 2))
    const sparkle = smooth(0.05, 0.75, -tiltY * 0.9 + 0.28) * path
    const seam = Math.exp(-(y - HORIZON) * 60) * 0.4
    return blend(add(water, warm, sparkle * 0.72), skyAt(x, 0.01), seam)
  },
  { quality: 78 },
)

/** `height` over the horizon is 0–1; `disc` dims the sun in its reflection. */
function skyAt(x, height, disc = 1) {
  const near = Math.hypot((x - sun.x) * 1.33, (height - sun.height) * HORIZON)
  const perspective = 1 / (height + 0.12)
  const body = clouds((x - 0.5) * perspective * 1.5 + 4, perspective * 2.6)
  const cover = smooth(0.02, 0.62, body + 0.08) * smooth(0.05, 0.2, height) * smooth(1.15, 0.45, height)
  const rim = smooth(0.02, 0.25, body + 0.08) * (1 - smooth(0.2, 0.6, body + 0.08))
  const base = sky(height)
  const cloud = blend(blend(base, shade, 0.45), warm, clamp(rim * 0.9 + Math.exp(-near * 5) * 0.45))
  const lit = blend(base, cloud, cover * 0.72)
  const halo = add(lit, warm, Math.exp(-near * near * 40) * 0.38 + Math.exp(-near * 7) * 0.14)
  return add(halo, scale(warm, 1), smooth(0.031, 0.0285, near) * disc)
}
