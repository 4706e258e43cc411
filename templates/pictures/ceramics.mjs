// A still life: vases and a bowl of lemons in window light. Distance fields, ray marched with soft shadows.
import { add, blend, rgb, scale } from './color.mjs'
import { clamp, mix, noise, octaves, smooth } from './noise.mjs'
import { HEIGHT, paintPixels, WIDTH } from './save.mjs'

const light = unit([-0.72, 0.62, -0.5])
const wallZ = 2.6
const speckle = octaves(noise(9), 3)
const plaster = octaves(noise(10), 5)

/** A turned body: radii at heights, joined by a spline and tabulated; open at the top. */
function turned({ x, z, profile, color, gloss }) {
  const height = profile.at(-1)[0]
  const table = Float64Array.from({ length: 258 }, (_, i) => spline(profile, (Math.min(i, 256) / 256) * height))
  const radius = (y) => {
    const at = (y / height) * 256
    return mix(table[Math.floor(at)], table[Math.floor(at) + 1], at % 1)
  }
  return { x, z, color: rgb(color), gloss, height, radius, reach: Math.max(...table) + 0.02 }
}

function spline(points, y) {
  const next = Math.max(
    1,
    points.findIndex(([at]) => at >= y),
  )
  const [y0, r0] = points[next - 1]
  const [y1, r1] = points[next]
  const slope = (i) => {
    const [ya, ra] = points[Math.max(0, i - 1)]
    const [yb, rb] = points[Math.min(points.length - 1, i + 1)]
    return ((rb - ra) / (yb - ya)) * (y1 - y0)
  }
  const t = (y - y0) / (y1 - y0)
  const straight = mix(r0, r1, t * t * (3 - 2 * t))
  return straight + slope(next - 1) * t * (1 - t) ** 2 - slope(next) * t * t * (1 - t)
}

const bodies = [
  turned({
    x: -1.02,
    z: 0.5,
    color: '#e9ddcb',
    gloss: 0.15,
    profile: [
      [0, 0.3],
      [0.28, 0.52],
      [0.75, 0.6],
      [1.3, 0.3],
      [1.55, 0.16],
      [1.9, 0.15],
      [2.02, 0.23],
    ],
  }),
  turned({
    x: 0.02,
    z: 0.95,
    color: '#b4573a',
    gloss: 0.1,
    profile: [
      [0, 0.34],
      [0.2, 0.4],
      [0.62, 0.42],
      [0.98, 0.36],
      [1.12, 0.26],
      [1.3, 0.3],
    ],
  }),
  turned({
    x: -0.32,
    z: -0.28,
    color: '#31505a',
    gloss: 0.5,
    profile: [
      [0, 0.2],
      [0.12, 0.26],
      [0.4, 0.31],
      [0.58, 0.2],
      [0.72, 0.09],
      [0.86, 0.12],
    ],
  }),
  turned({
    x: 0.98,
    z: 0.1,
    color: '#d9c7ad',
    gloss: 0.2,
    profile: [
      [0, 0.3],
      [0.07, 0.28],
      [0.2, 0.46],
      [0.36, 0.62],
      [0.5, 0.7],
    ],
  }),
]
const lemons = [
  [0.8, 0.56, 0.02],
  [1.16, 0.56, -0.04],
  [0.98, 0.57, 0.34],
  [0.98, 0.79, 0.08],
  [0.32, 0.17, -0.62],
].map(([x, y, z], i) => ({ x, y, z, cos: Math.cos(i * 1.3 + 0.4), sin: Math.sin(i * 1.3 + 0.4) }))
const yellow = rgb('#f0b429')
const clothColor = rgb('#e6d6c0')
const wallColor = rgb('#cfc0ab')

await paintPixels(
  'ceramics',
  (px, py) => {
    const origin = [0.05, 1.42, -5.4]
    const ray = unit([(px / WIDTH - 0.5) * 1.04, (0.47 - py / HEIGHT) * 0.78 - 0.06, 1.35])
    const room = Math.min(ray[1] < 0 ? -origin[1] / ray[1] : Infinity, (wallZ - origin[2]) / ray[2])
    let t = 3.4
    while (t < room) {
      const over = things(origin[0] + ray[0] * t, origin[1] + ray[1] * t, origin[2] + ray[2] * t)
      if (over < 0.0012) break
      t += over * 0.8
    }
    return shade(at(origin, ray, Math.min(t, room)), ray)
  },
  { grain: 0.01, quality: 82, samples: 2 },
)

function shade(point, ray) {
  const { color, gloss } = surface(point)
  const e = 0.0018
  const normal = unit([0, 1, 2].map((axis) => distance(shifted(point, axis, e)) - distance(shifted(point, axis, -e))))
  const facing = clamp(dot(normal, light))
  const open = facing > 0 ? shadow(add(point, normal, 0.004)) : 0
  const corners = clamp(0.35 + (distance(add(point, normal, 0.22)) / 0.22) * 0.65)
  const sky = 0.5 + 0.5 * normal[1]
  const bounce = clamp(-normal[1] * 0.5 + 0.4) * clamp(1 - point[1])
  const half = unit([light[0] - ray[0], light[1] - ray[1], light[2] - ray[2]])
  const shine = clamp(dot(normal, half)) ** 60 * gloss * open
  const ambient = scale([0.36, 0.4, 0.5], corners * (0.35 + sky * 0.6))
  const warm = add(scale([1.28, 1.12, 0.88], facing * open), [0.3, 0.22, 0.14], bounce * corners)
  const total = add(ambient, warm)
  const seen = color.map((part, i) => part ** 1.6 * total[i])
  return add(
    seen.map((part) => (part / (1 + part * 0.22)) ** 0.72),
    [1, 0.96, 0.88],
    shine,
  )
}

function shadow(point) {
  let open = 1
  for (let t = 0.02; t < 4 && open > 0.01;) {
    const over = things(point[0] + light[0] * t, point[1] + light[1] * t, point[2] + light[2] * t)
    open = Math.min(open, 0.5 + (over * 9) / t / 2)
    t += clamp(over * 0.8, 0.018, 0.3)
  }
  return smooth(0, 1, open)
}

function surface([x, y, z]) {
  const dots = smooth(0.45, 0.62, speckle(x * 26 + z * 9, y * 26 + z * 17)) * 0.28
  for (const body of bodies) {
    if (turnedDistance(body, x, y, z) > 0.003) continue
    const rings = Math.sin(y * 95) * 0.018
    return { color: scale(body.color, 1 - dots + rings), gloss: body.gloss }
  }
  for (const lemon of lemons) {
    if (lemonDistance(lemon, x, y, z) > 0.003) continue
    return { color: blend(yellow, rgb('#c9a62b'), clamp(speckle(x * 7, z * 7 + y * 5) * 0.6)), gloss: 0.35 }
  }
  if (z > wallZ - 0.01) return { color: scale(wallColor, 1 + plaster(x * 1.3, y * 1.3) * 0.07), gloss: 0 }
  const weave = Math.sin(x * 210) * Math.sin(z * 210) * 0.012 * clamp(2 - Math.abs(z))
  return { color: scale(clothColor, 1 + weave + plaster(x, z) * 0.05), gloss: 0 }
}

/** To the nearest surface, including the table and the wall. */
function distance([x, y, z]) {
  return Math.min(y, wallZ - z, things(x, y, z))
}

function things(x, y, z) {
  let least = Infinity
  for (const body of bodies) least = Math.min(least, turnedDistance(body, x, y, z))
  for (const lemon of lemons) least = Math.min(least, lemonDistance(lemon, x, y, z))
  return least
}

function turnedDistance(body, x, y, z) {
  const out = Math.sqrt((x - body.x) ** 2 + (z - body.z) ** 2)
  const inside = clamp(y, 0, body.height)
  const beyond = Math.max(0, out - body.reach)
  const far = Math.sqrt(beyond * beyond + (y - inside) ** 2)
  if (far > 0.3) return far
  const radius = body.radius(inside)
  const wall = Math.abs(out - radius + 0.03) - 0.03
  const nearest = Math.min(wall, Math.max(out - radius, y - 0.08))
  return Math.sqrt(Math.max(0, nearest) ** 2 + (y - inside) ** 2) * 0.86 + Math.min(0, nearest)
}

/** An ellipsoid with a tip at either end. */
function lemonDistance(lemon, px, py, pz) {
  const x = px - lemon.x
  const y = py - lemon.y
  const z = pz - lemon.z
  const far = Math.sqrt(x * x + y * y + z * z) - 0.27
  if (far > 0.3) return far
  const along = x * lemon.cos + z * lemon.sin
  const across = Math.sqrt((z * lemon.cos - x * lemon.sin) ** 2 + y * y)
  const tip = 0.035 * Math.exp(-((across / 0.05) ** 2)) + 0.045 * Math.exp(-((across / 0.13) ** 2))
  return (Math.sqrt((along * (0.168 / (0.19 + tip))) ** 2 + across * across) - 0.168) * 0.85
}

function at(origin, ray, t) {
  return [origin[0] + ray[0] * t, origin[1] + ray[1] * t, origin[2] + ray[2] * t]
}
function shifted(point, axis, by) {
  return point.map((value, i) => (i === axis ? value + by : value))
}
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
function unit(v) {
  return scale(v, 1 / Math.hypot(...v))
}
