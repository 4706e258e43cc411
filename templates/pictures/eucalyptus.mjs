// Watercolor branches in two corners of cotton paper; the middle is free for text.
import { createCanvas } from '@napi-rs/canvas'
import { rgb, scale } from './color.mjs'
import { mix, noise, octaves, random } from './noise.mjs'
import { HEIGHT, saveCanvas, WIDTH } from './save.mjs'

const next = random(77)
const canvas = createCanvas(WIDTH, HEIGHT)
const context = canvas.getContext('2d')
const greens = ['#6f957c', '#86a98d', '#9cb894', '#4f7a6b', '#b4c79f', '#6e9a92', '#c7b98a']

paintPaper()
context.globalCompositeOperation = 'multiply'
for (const corner of [
  { x: -30, y: -30, turn: 0 },
  { x: WIDTH + 30, y: HEIGHT + 30, turn: Math.PI },
]) {
  context.save()
  context.translate(corner.x, corner.y)
  context.rotate(corner.turn)
  for (const [startX, startY, angle, length, bend, wash] of [
    [0, 0, 0.16, 690, 0.3, 0.42],
    [0, 0, 1.36, 600, -0.3, 0.42],
    [40, 0, 0.34, 640, 0.36, 0.9],
    [0, 50, 1.12, 520, -0.4, 0.9],
    [30, 0, 0.74, 400, 0.2, 0.8],
  ])
    paintBranch({ startX, startY, angle, length, bend, wash })
  context.restore()
}
await saveCanvas('eucalyptus', canvas, { quality: 80 })

function paintPaper() {
  const image = context.createImageData(WIDTH, HEIGHT)
  const fiber = octaves(noise(2), 5)
  const base = rgb('#fbf8f1')
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const x = i % WIDTH
    const y = Math.floor(i / WIDTH)
    const light = fiber(x / 26, y / 26) * 0.012 + (fiber(x / 5, y / 5) - fiber(x / 5 + 0.2, y / 5 + 0.2)) * 0.028
    image.data.set([...scale(base, 255 * (1 + light)), 255], i * 4)
  }
  context.putImageData(image, 0, 0)
}

/** A stem from the origin, with pairs of leaves that get smaller toward its end. */
function paintBranch({ startX, startY, angle, length, bend, wash }) {
  const STEPS = 60
  let [x, y, heading] = [startX, startY, angle]
  const points = [[x, y, heading]]
  for (let i = 0; i < STEPS; i++) {
    heading += (bend / STEPS) * 1.6
    x += (Math.cos(heading) * length) / STEPS
    y += (Math.sin(heading) * length) / STEPS
    points.push([x, y, heading])
  }
  context.strokeStyle = `rgba(92,82,66,${0.5 * wash})`
  context.lineCap = 'round'
  for (let i = 1; i < points.length; i++) {
    context.lineWidth = mix(5, 1.4, i / STEPS)
    context.beginPath()
    context.moveTo(points[i - 1][0], points[i - 1][1])
    context.lineTo(points[i][0], points[i][1])
    context.stroke()
  }
  for (let i = 8; i < STEPS; i += Math.round(mix(7, 4, i / STEPS))) {
    const [px, py, direction] = points[i]
    const size = mix(112, 40, i / STEPS) * (0.85 + next() * 0.3)
    for (const side of [-1, 1])
      paintLeaf({
        x: px,
        y: py,
        angle: direction + side * mix(1.15, 0.55, i / STEPS) + (next() - 0.5) * 0.3,
        size,
        wash,
      })
  }
  const [tx, ty, direction] = points[STEPS]
  paintLeaf({ x: tx, y: ty, angle: direction, size: 40, wash })
}

/** Three overlapping washes, like drying watercolor. */
function paintLeaf({ x, y, angle, size, wash }) {
  const color = rgb(greens[Math.floor(next() * greens.length)])
  const [r, g, b] = scale(color, 255).map(Math.round)
  const plump = 0.4 + next() * 0.12
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  for (let layer = 0; layer < 3; layer++) {
    const long = size * (1 - layer * 0.035 + (next() - 0.5) * 0.05)
    const wide = size * plump * (1 - layer * 0.1 + (next() - 0.5) * 0.12)
    const tone = context.createLinearGradient(0, -wide, long, wide)
    tone.addColorStop(0, `rgba(${r},${g},${b},${0.34 * wash})`)
    tone.addColorStop(0.6, `rgba(${r},${g},${b},${0.16 * wash})`)
    tone.addColorStop(1, `rgba(${r},${g},${b},${0.3 * wash})`)
    context.fillStyle = tone
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(long * 0.12, -wide * 1.25, long * 0.72, -wide * 1.3, long, 0)
    context.bezierCurveTo(long * 0.76, wide * 1.25, long * 0.16, wide * 1.3, 0, 0)
    context.fill()
    context.strokeStyle = `rgba(${r * 0.7},${g * 0.7},${b * 0.7},${0.16 * wash})`
    context.lineWidth = 1
    if (layer === 0) context.stroke()
  }
  context.strokeStyle = `rgba(255,255,250,${0.5 * wash})`
  context.globalCompositeOperation = 'screen'
  context.lineWidth = 1.3
  context.beginPath()
  context.moveTo(size * 0.06, 0)
  context.quadraticCurveTo(size * 0.5, -size * 0.05, size * 0.9, 0)
  context.stroke()
  context.restore()
}
