// A skyline at night over still water: three rows of towers with lit windows, and their stretched reflection.
import { createCanvas } from '@napi-rs/canvas'
import { mix, noise, octaves, random } from './noise.mjs'
import { HEIGHT, saveCanvas, WIDTH } from './save.mjs'

const SHORE = 850
const next = random(2024)
const canvas = createCanvas(WIDTH, HEIGHT)
const context = canvas.getContext('2d')

paintSky()
for (const row of [
  { near: 0, low: 110, high: 330, wide: [26, 64], color: '#2a2858', lights: 0.2 },
  { near: 0.5, low: 100, high: 440, wide: [38, 84], color: '#191a42', lights: 0.34 },
  { near: 1, low: 60, high: 330, wide: [50, 120], color: '#0d0f2b', lights: 0.46 },
]) {
  paintTowers(row)
  paintHaze(row.near)
}
paintShore()
paintWater()
await saveCanvas('city', canvas, { quality: 78 })

function paintSky() {
  const sky = context.createLinearGradient(0, 0, 0, SHORE)
  for (const [at, color] of [
    [0, '#070a24'],
    [0.4, '#17184a'],
    [0.7, '#43296b'],
    [0.9, '#a04a78'],
    [1, '#e07f76'],
  ])
    sky.addColorStop(at, color)
  context.fillStyle = sky
  context.fillRect(0, 0, WIDTH, HEIGHT)
  for (let i = 0; i < 170; i++) {
    const y = next() ** 1.6 * 480
    context.fillStyle = `rgba(255,255,255,${(0.15 + next() * 0.6) * (1 - y / 560)})`
    context.beginPath()
    context.arc(next() * WIDTH, y, 0.5 + next() * 0.9, 0, 7)
    context.fill()
  }
  const drift = octaves(noise(4), 3)
  for (let i = 0; i < 60; i++) {
    const x = next() * WIDTH
    const y = 380 + next() * 330
    const strength = Math.max(0, drift(x / 500, y / 160)) * 0.09
    context.fillStyle = `rgba(255,160,150,${strength})`
    context.beginPath()
    context.ellipse(x, y, 120 + next() * 200, 5 + next() * 10, 0, 0, 7)
    context.fill()
  }
}

/** Adjacent towers, higher toward two centers of the city. */
function paintTowers({ near, low, high, wide, color, lights }) {
  const center = (x) => Math.exp(-(((x - 560) / 260) ** 2)) + 0.75 * Math.exp(-(((x - 1180) / 200) ** 2))
  for (let x = -30; x < WIDTH;) {
    const width = Math.round(mix(wide[0], wide[1], next()))
    const height = Math.round(low + (high - low) * center(x + width / 2) * (0.55 + next() * 0.6) + next() * 50)
    paintTower({ x, y: SHORE - height, width, height, near, color, lights })
    x += width + Math.round(next() * mix(2, 12, next()))
  }
}

function paintTower({ x, y, width, height, near, color, lights }) {
  const face = context.createLinearGradient(0, y, 0, SHORE)
  face.addColorStop(0, color)
  face.addColorStop(1, near === 0 ? '#4c3266' : near === 0.5 ? '#2a1f4d' : '#141231')
  context.fillStyle = face
  context.fillRect(x, y, width, height)
  const roof = next()
  if (roof < 0.25) context.fillRect(x + width * 0.2, y - 16, width * 0.6, 17)
  else if (roof < 0.42) paintSpire(x + width / 2, y)
  else if (roof < 0.55) {
    context.beginPath()
    context.moveTo(x, y + 1)
    context.lineTo(x + width, y + 1)
    context.lineTo(x + width, y - width * 0.35)
    context.fill()
  }
  context.fillStyle = 'rgba(255,190,180,0.10)'
  context.fillRect(x + width - 2, y, 2, height)
  paintWindows({ x, y, width, height, near, lights })
}

function paintSpire(x, y) {
  context.fillRect(x - 8, y - 20, 16, 21)
  context.fillRect(x - 1.2, y - 78, 2.4, 60)
  context.fillStyle = '#ff5d5d'
  context.beginPath()
  context.arc(x, y - 79, 2.4, 0, 7)
  context.fill()
}

function paintWindows({ x, y, width, height, near, lights }) {
  const step = Math.round(mix(7, 11, near))
  const size = { width: step * 0.52, height: step * mix(0.5, 0.72, next()) }
  const columns = Math.floor((width - 8) / step)
  const left = x + (width - columns * step + step - size.width) / 2
  const hue = next()
  for (let row = 0; row * step * 1.25 < height - 24; row++) {
    const story = next() < 0.1 ? 2.4 : 1
    for (let column = 0; column < columns; column++) {
      if (next() > lights * story * (0.5 + hue * 0.7)) continue
      const warm = next()
      const bright = 0.3 + next() ** 2 * 0.7
      context.fillStyle =
        warm < 0.72 ? `rgba(255,${190 + hue * 40},${110 + hue * 70},${bright})` : `rgba(190,215,255,${bright * 0.8})`
      context.fillRect(left + column * step, y + 12 + row * step * 1.25, size.width, size.height)
    }
  }
}

function paintHaze(near) {
  const glow = context.createLinearGradient(0, SHORE - 420, 0, SHORE)
  glow.addColorStop(0, 'rgba(226,110,130,0)')
  glow.addColorStop(1, `rgba(236,128,130,${mix(0.42, 0.06, near)})`)
  context.fillStyle = glow
  context.fillRect(0, SHORE - 420, WIDTH, 420)
}

function paintShore() {
  context.fillStyle = '#090a20'
  context.fillRect(0, SHORE - 12, WIDTH, 16)
  for (let x = 12; x < WIDTH; x += 18 + next() * 30) {
    const glow = context.createRadialGradient(x, SHORE - 14, 0, x, SHORE - 14, 13)
    glow.addColorStop(0, 'rgba(255,226,176,0.95)')
    glow.addColorStop(0.12, 'rgba(255,200,130,0.45)')
    glow.addColorStop(1, 'rgba(255,170,100,0)')
    context.fillStyle = glow
    context.fillRect(x - 16, SHORE - 30, 32, 32)
  }
}

/** Mirrors line by line, shifted by a ripple that grows toward the viewer. */
function paintWater() {
  const land = createCanvas(WIDTH, HEIGHT)
  land.getContext('2d').filter = 'blur(1.5px)'
  land.getContext('2d').drawImage(canvas, 0, 0)
  const ripple = octaves(noise(11), 3)
  for (let y = SHORE; y < HEIGHT; y++) {
    const depth = y - SHORE
    const wave = ripple(7, (y + depth * 0.3) / (3 + depth * 0.045))
    const source = SHORE - 2 - depth * 1.5 + wave * (6 + depth * 0.2)
    const stretch = 2 + depth * 0.12
    context.drawImage(
      land,
      0,
      Math.max(0, source - stretch),
      WIDTH,
      stretch,
      wave * (2 + depth * 0.03) - 12,
      y,
      WIDTH + 24,
      1,
    )
    context.fillStyle = `rgba(8,10,38,${0.2 + (depth / (HEIGHT - SHORE)) * 0.45 + Math.max(0, wave) * 0.22})`
    context.fillRect(0, y, WIDTH, 1)
  }
}
