// A lemon tart from straight above: a height field with a material at each point, lit from the upper left.
import { add, blend, rgb, scale } from './color.mjs'
import { clamp, mix, noise, octaves, random, smooth } from './noise.mjs'
import { HEIGHT, paintPixels, WIDTH } from './save.mjs'

const CENTER = [WIDTH / 2, HEIGHT / 2]
const CRUST = 516
const CREAM = 446
const FLUTES = 44
const SLICE = 124
const LIGHT = unit([-0.62, -0.5, 0.6])
const HALF = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1])
const fine = octaves(noise(4), 4)
const crumb = octaves(noise(5), 5)

const slices = Array.from({ length: 9 }, (_, i) => onRing(i / 9, 304, SLICE)).concat(
  Array.from({ length: 4 }, (_, i) => onRing(i / 4 + 0.1, 112, 106)),
)
const next = random(21)
const berries = [
  [-34, -14, 33],
  [30, -26, 35],
  [2, 36, 34],
  [-70, 50, 29],
  [74, 40, 30],
].map(([x, y, radius]) => ({ x: CENTER[0] + x, y: CENTER[1] + y, radius, turn: next() * 6 }))
const leaves = [-2.5, -0.5, 1.6].map((turn) => ({
  turn,
  x: CENTER[0] + 92 * Math.cos(turn),
  y: CENTER[1] + 92 * Math.sin(turn),
}))

const PLATE = rgb('#f3eee6')
const CUSTARD = rgb('#ffdf6e')

/** A slice on a ring of slices. Each is tilted along the ring, so that it lies on the next one. */
function onRing(turn, distance, radius) {
  const angle = turn * 2 * Math.PI
  return { x: CENTER[0] + distance * Math.cos(angle), y: CENTER[1] + distance * Math.sin(angle), radius, angle }
}

/** The highest thing at a point: its height in pixels, and its color. */
function surface(x, y) {
  let top = ground(x, y)
  for (const slice of slices) top = higher(top, lemonSlice(slice, x, y))
  for (const leaf of leaves) top = higher(top, mint(leaf, x, y))
  for (const berry of berries) top = higher(top, blueberry(berry, x, y))
  return top
}

function higher(a, b) {
  return b && b.height > a.height ? b : a
}

function ground(x, y) {
  const [dx, dy] = [x - CENTER[0], y - CENTER[1]]
  const r = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  const edge = CRUST + 15 * Math.abs(Math.cos((angle * FLUTES) / 2)) ** 1.4 + 3 * fine(angle * 3, 1)
  if (r > edge) {
    return { height: 0, color: PLATE, gloss: 0 }
  }
  if (r < CREAM - 6) {
    const wobble = fine(x / 60, y / 60) * 1.6
    const tone = 1 - 0.1 * smooth(CREAM - 90, CREAM, r) + 0.05 * fine(x / 40, y / 40)
    return { height: 40 + wobble, color: scale(CUSTARD, tone), gloss: 0.5 }
  }
  const across = clamp((r - CREAM + 6) / (edge - CREAM + 6))
  const height =
    40 +
    34 * Math.sqrt(Math.sin(Math.PI * Math.min(1, across * 0.86 + 0.09))) -
    40 * across ** 6 +
    crumb(x / 22, y / 22) * 3
  const baked = clamp(0.5 + 0.5 * crumb(x / 44, y / 44) + 0.35 * (across - 0.4))
  const color = blend(rgb('#e9b468'), rgb('#b56a2a'), baked)
  const sugar = smooth(0.12, 0.3, crumb(x / 7 + 40, y / 7)) * smooth(0.2, 0.5, crumb(x / 120 + 9, y / 120) + 0.4) * 0.75
  return { height, color: blend(color, [1, 0.98, 0.94], sugar), gloss: 0.05 }
}

function lemonSlice({ x: cx, y: cy, radius, angle }, x, y) {
  const [dx, dy] = [x - cx, y - cy]
  const r = Math.hypot(dx, dy) / radius
  if (r > 1) return undefined
  const along = (-dx * Math.sin(angle) + dy * Math.cos(angle)) / radius
  const own = Math.atan2(dy, dx) + angle * 5
  const segment = ((((own / (2 * Math.PI)) * 9) % 1) + 1) % 1
  const side = Math.min(segment, 1 - segment) * ((2 * Math.PI) / 9) * r
  const pulp = smooth(0.018, 0.045, side) * smooth(0.08, 0.16, r) * (1 - smooth(0.8, 0.845, r))
  const streak = 0.5 + 0.5 * fine(own * 12, r * 3)
  const juicy = blend(rgb('#ffe27a'), rgb('#f0a91a'), 0.25 + 0.55 * streak * (0.4 + 0.6 * r))
  const pith = rgb('#fff3c9')
  const rind = smooth(0.9, 0.945, r)
  const color = blend(blend(pith, juicy, pulp), rgb('#f2b21a'), rind)
  const round = 9 * Math.sqrt(Math.max(0, 1 - ((r - 0.88) / 0.12) ** 2))
  const thickness = r > 0.88 ? round : 9
  return {
    height: 46 + 13 * along + thickness - 1.6 * pulp + pulp * fine(own * 10, r * 4) * 1.2,
    color,
    gloss: 0.2 + 0.55 * pulp,
  }
}

function blueberry({ x: cx, y: cy, radius, turn }, x, y) {
  const [dx, dy] = [(x - cx) / radius, (y - cy) / radius]
  const r = Math.hypot(dx, dy)
  if (r > 1) return undefined
  const [ex, ey] = [dx + 0.16, dy - 0.1]
  const crown = Math.hypot(ex, ey)
  const star = 0.26 + 0.12 * Math.cos(5 * (Math.atan2(ey, ex) + turn))
  const inside = 1 - smooth(star - 0.05, star + 0.02, crown)
  const bloom = clamp(0.4 + 0.5 * crumb(x / 16, y / 16))
  const color = blend(blend(rgb('#2a3468'), rgb('#7f8fc0'), bloom * 0.6), rgb('#1a1e3c'), inside)
  return { height: 58 + radius * 1.2 * Math.sqrt(1 - r * r) - 5 * inside, color, gloss: 0.35 * (1 - inside) }
}

function mint({ x: cx, y: cy, turn }, x, y) {
  const [dx, dy] = [x - cx, y - cy]
  const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / 68
  const v = (-dx * Math.sin(turn) + dy * Math.cos(turn)) / 35
  if (Math.abs(u) > 1) return undefined
  const half = (1 - u * u) ** 0.8 * (0.96 + 0.06 * Math.sin(u * 26))
  const across = Math.abs(v) / half
  if (across > 1) return undefined
  const veins = smooth(0.1, 0, Math.abs(((((u * 6 - Math.abs(v) * 2.4) % 1) + 1.5) % 1) - 0.5)) * (1 - across)
  const rib = smooth(0.09, 0.01, Math.abs(v))
  const color = blend(
    blend(rgb('#4d8a37'), rgb('#7fb254'), 0.5 + 0.4 * fine(x / 20, y / 20)),
    rgb('#a9cf7c'),
    0.55 * Math.max(rib, veins * 0.7),
  )
  return { height: 74 + 14 * across - 10 * across ** 2 - 3 * rib - 2 * veins - 8 * u * u, color, gloss: 0.25 }
}

function unit(vector) {
  const length = Math.hypot(...vector)
  return vector.map((part) => part / length)
}

const heights = new Float32Array((WIDTH + 1) * (HEIGHT + 1))
for (let y = 0; y <= HEIGHT; y++) for (let x = 0; x <= WIDTH; x++) heights[y * (WIDTH + 1) + x] = surface(x, y).height
/** Between the four points around it. */
function heightAt(x, y) {
  const [left, top] = [Math.floor(clamp(x, 0, WIDTH - 1)), Math.floor(clamp(y, 0, HEIGHT - 1))]
  const at = top * (WIDTH + 1) + left
  const right = clamp(x - left)
  const upper = mix(heights[at], heights[at + 1], right)
  return mix(upper, mix(heights[at + WIDTH + 1], heights[at + WIDTH + 2], right), clamp(y - top))
}

/** How much of the lamp a point sees, from 0 to 1, with a soft edge. */
function open(x, y, height) {
  let least = 1
  const slope = LIGHT[2] / Math.hypot(LIGHT[0], LIGHT[1])
  const [stepX, stepY] = unit([LIGHT[0], LIGHT[1]])
  for (let far = 3; far < 150; far += 1.5 + far * 0.02) {
    const over = height + far * slope - heightAt(x + stepX * far, y + stepY * far)
    least = Math.min(least, 0.5 + over / (2 + far * 0.3))
    if (least <= 0) return 0
  }
  return clamp(least)
}

/** Corners are darker: how much of a ring of neighbors is higher. */
function corner(x, y, height) {
  let above = 0
  for (let i = 0; i < 24; i++) {
    const angle = i * 2.4
    const far = 5 + i * 1.8
    above += clamp((heightAt(x + far * Math.cos(angle), y + far * Math.sin(angle)) - height) / far)
  }
  return 1 - 0.03 * above
}

await paintPixels(
  'tart',
  (x, y) => {
    const { height, color, gloss } = surface(x, y)
    const slopeX = heightAt(x + 1.2, y) - heightAt(x - 1.2, y)
    const slopeY = heightAt(x, y + 1.2) - heightAt(x, y - 1.2)
    const normal = height === 0 ? [0, 0, 1] : unit([-clamp(slopeX / 2.4, -3, 3), -clamp(slopeY / 2.4, -3, 3), 1])
    const facing = clamp(normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2])
    const lit = facing * open(x, y, height + 1)
    const total = add(scale([0.5, 0.5, 0.56], corner(x, y, height)), [0.98, 0.9, 0.76], lit)
    const shine = clamp(normal[0] * HALF[0] + normal[1] * HALF[1] + normal[2] * HALF[2]) ** 90 * gloss * lit
    const seen = color.map((part, i) => part ** 1.25 * total[i])
    return add(
      seen.map((part) => Math.min(1, part) ** 0.9),
      [1, 0.97, 0.9],
      shine * 0.8,
    )
  },
  { grain: 0.006, quality: 74, samples: 2 },
)
