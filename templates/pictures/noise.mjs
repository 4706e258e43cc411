// Repeatable randomness: the same seed gives the same image on every machine.

/** Numbers from 0 to 1 (mulberry32). */
export function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Gradient noise over the plane, about -1 to 1. */
export function noise(seed) {
  const next = random(seed)
  const order = Uint8Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const kept = order[i]
    order[i] = order[j]
    order[j] = kept
  }
  const gradientX = Float64Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * Math.PI * 2))
  const gradientY = Float64Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * Math.PI * 2))
  const corner = (ix, iy, x, y) => {
    const h = order[(order[ix & 255] + iy) & 255]
    return gradientX[h] * x + gradientY[h] * y
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const top = mix(corner(ix, iy, fx, fy), corner(ix + 1, iy, fx - 1, fy), u)
    const bottom = mix(corner(ix, iy + 1, fx, fy - 1), corner(ix + 1, iy + 1, fx - 1, fy - 1), u)
    return mix(top, bottom, v) * 1.5
  }
}

/** Octaves of `source`, each twice as fine and half as strong; about -1 to 1. */
export function octaves(source, count) {
  const total = 2 - 2 ** (1 - count)
  return (x, y) => {
    let sum = 0
    let strength = 1
    for (let i = 0; i < count; i++) {
      sum += source(x * 2 ** i + i * 17.3, y * 2 ** i - i * 9.1) * strength
      strength /= 2
    }
    return sum / total
  }
}

export const mix = (a, b, t) => a + (b - a) * t
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
