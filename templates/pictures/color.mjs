import { clamp, mix } from './noise.mjs'

/** `#rrggbb` as three numbers from 0 to 1. */
export const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)

export const blend = (a, b, t) => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]

export const scale = (color, by) => [color[0] * by, color[1] * by, color[2] * by]

export const add = (a, b, by = 1) => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]

/** For example `ramp([0, '#000000'], [1, '#ffffff'])(0.5)`. */
export function ramp(...stops) {
  const parsed = stops.map(([at, hex]) => [at, rgb(hex)])
  return (value) => {
    const t = clamp(value, parsed[0][0], parsed.at(-1)[0])
    const next = Math.max(
      1,
      parsed.findIndex(([at]) => at >= t),
    )
    const [from, a] = parsed[next - 1]
    const [to, b] = parsed[next]
    return blend(a, b, clamp((t - from) / (to - from)))
  }
}
