// A portrait in flat shapes and soft light: a woman with a bun in a dark green jacket.
import { createCanvas } from '@napi-rs/canvas'
import { random } from './noise.mjs'
import { HEIGHT, saveCanvas, WIDTH } from './save.mjs'

const canvas = createCanvas(WIDTH, HEIGHT)
const context = canvas.getContext('2d')
const MIDDLE = WIDTH / 2

/** Fills a closed outline of cubic curves; each is `[x1, y1, x2, y2, x, y]`, with x from the middle. */
function shape(fill, [startX, startY], curves) {
  context.beginPath()
  context.moveTo(MIDDLE + startX, startY)
  for (const [x1, y1, x2, y2, x, y] of curves) {
    context.bezierCurveTo(MIDDLE + x1, y1, MIDDLE + x2, y2, MIDDLE + x, y)
  }
  context.closePath()
  context.fillStyle = fill
  context.fill()
}

/** Draws with `draw` only where `outline` is. */
function within(outline, draw) {
  context.save()
  outline()
  context.clip()
  draw()
  context.restore()
}

function across(from, to, [x0, y0, x1, y1]) {
  const gradient = context.createLinearGradient(MIDDLE + x0, y0, MIDDLE + x1, y1)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  return gradient
}

function glow(color, [x, y, radius]) {
  const gradient = context.createRadialGradient(MIDDLE + x, y, 0, MIDDLE + x, y, radius)
  gradient.addColorStop(0, color)
  gradient.addColorStop(1, `${color.slice(0, 7)}00`)
  context.fillStyle = gradient
  context.fillRect(0, 0, WIDTH, HEIGHT)
}

function stroke(color, width, [x, y], curve) {
  context.strokeStyle = color
  context.lineWidth = width
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(MIDDLE + x, y)
  context.bezierCurveTo(...curve.map((value, index) => (index % 2 ? value : MIDDLE + value)))
  context.stroke()
}

const SKIN = across('#e9ad84', '#c67c56', [-150, 300, 170, 700])
const HAIR = across('#4a2a20', '#24120e', [-200, 120, 220, 620])
const JACKET = across('#2f5a4e', '#17332c', [-420, 800, 420, 1200])

context.fillStyle = across('#f0d2a8', '#d99a6c', [-800, 0, 800, 1200])
context.fillRect(0, 0, WIDTH, HEIGHT)
glow('#fff1d6cc', [-330, 260, 760])

// Bun and hair behind the head.
context.fillStyle = HAIR
context.beginPath()
context.ellipse(MIDDLE + 36, 168, 112, 98, 0.2, 0, 2 * Math.PI)
context.fill()
shape(
  HAIR,
  [0, 190],
  [
    [170, 186, 232, 330, 214, 486],
    [206, 580, 170, 640, 120, 660],
    [40, 690, -60, 690, -130, 656],
    [-186, 610, -216, 540, -216, 450],
    [-220, 300, -150, 190, 0, 190],
  ],
)

// Neck and jacket.
shape(
  across('#c98058', '#a9623f', [0, 640, 0, 880]),
  [-84, 600],
  [
    [-80, 720, -92, 800, -150, 850],
    [-60, 980, 70, 980, 152, 850],
    [94, 800, 84, 720, 88, 600],
    [40, 640, -40, 640, -84, 600],
  ],
)
shape(
  across('#fff8ec', '#ead9bf', [-100, 800, 120, 1200]),
  [-140, 838],
  [
    [-70, 960, -20, 1060, 0, 1210],
    [20, 1060, 80, 960, 144, 838],
    [200, 900, 200, 1210, 200, 1210],
    [60, 1210, -60, 1210, -200, 1210],
    [-200, 1100, -200, 900, -140, 838],
  ],
)
for (const side of [-1, 1]) {
  shape(
    JACKET,
    [side * 146, 826],
    [
      [side * 270, 868, side * 470, 880, side * 520, 1010],
      [side * 546, 1080, side * 552, 1150, side * 556, 1220],
      [side * 380, 1220, side * 180, 1220, 0, 1220],
      [side * 10, 1110, side * 60, 990, side * 146, 826],
    ],
  )
  shape(
    side < 0 ? '#3c6c5e' : '#24493f',
    [side * 148, 818],
    [
      [side * 190, 850, side * 236, 884, side * 262, 930],
      [side * 250, 950, side * 230, 966, side * 206, 974],
      [side * 222, 990, side * 226, 1000, side * 224, 1014],
      [side * 150, 1080, side * 70, 1150, side * 6, 1220],
      [side * 16, 1080, side * 70, 960, side * 148, 818],
    ],
  )
}

// Head and ears.
for (const side of [-1, 1]) {
  context.fillStyle = side < 0 ? '#dd9a72' : '#bb714c'
  context.beginPath()
  context.ellipse(MIDDLE + side * 172, 480, 30, 50, side * -0.16, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#f3d48c'
  context.beginPath()
  context.arc(MIDDLE + side * 178, 546, 13, 0, 2 * Math.PI)
  context.fill()
}
const face = () => {
  context.beginPath()
  context.moveTo(MIDDLE - 170, 420)
  context.bezierCurveTo(MIDDLE - 172, 560, MIDDLE - 130, 700, MIDDLE, 716)
  context.bezierCurveTo(MIDDLE + 130, 700, MIDDLE + 172, 560, MIDDLE + 170, 420)
  context.bezierCurveTo(MIDDLE + 168, 180, MIDDLE - 168, 180, MIDDLE - 170, 420)
  context.closePath()
}
face()
context.fillStyle = SKIN
context.fill()
within(face, () => {
  glow('#ffd9b388', [-96, 440, 260])
  glow('#d9694a4d', [-100, 566, 92])
  glow('#c0503a4d', [104, 566, 92])
  shape(
    '#8f4a2f2e',
    [40, 300],
    [
      [60, 480, 74, 640, 20, 730],
      [200, 740, 240, 500, 190, 300],
      [140, 250, 80, 250, 40, 300],
    ],
  )
})

// Face.
for (const side of [-1, 1]) {
  stroke('#2f1811', 11, [side * 112, 404], [side * 94, 384, side * 66, 382, side * 42, 394])
  stroke('#2f1811', 9, [side * 106, 462], [side * 90, 444, side * 62, 444, side * 46, 464])
  context.fillStyle = '#2f1811'
  context.beginPath()
  context.ellipse(MIDDLE + side * 76, 464, 15, 17, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#ffffffd9'
  context.beginPath()
  context.arc(MIDDLE + side * 76 - 5, 458, 4.5, 0, 2 * Math.PI)
  context.fill()
}
stroke('#a05a3a', 7, [8, 470], [14, 510, 30, 540, 18, 556])
stroke('#a05a3a', 7, [18, 556], [6, 564, -8, 564, -16, 558])
shape(
  '#b8483f',
  [-62, 612],
  [
    [-40, 602, -16, 598, 0, 606],
    [16, 598, 40, 602, 62, 612],
    [36, 652, -36, 652, -62, 612],
  ],
)
shape(
  '#fff6ec',
  [-46, 614],
  [
    [-20, 612, 20, 612, 46, 614],
    [24, 632, -24, 632, -46, 614],
  ],
)

// Hair in front, parted at the side.
shape(
  HAIR,
  [-48, 222],
  [
    [-130, 230, -196, 320, -186, 470],
    [-160, 420, -110, 372, -48, 222],
  ],
)
shape(
  HAIR,
  [-60, 222],
  [
    [10, 330, 120, 360, 182, 474],
    [210, 330, 150, 190, 10, 190],
    [-20, 190, -46, 200, -60, 222],
  ],
)
stroke('#7a4a36', 5, [-30, 236], [30, 300, 110, 330, 168, 396])
stroke('#7a4a36', 5, [-66, 250], [-110, 290, -150, 340, -164, 400])
stroke('#6a3e2d', 5, [-40, 140], [0, 112, 60, 104, 108, 136])

// Paper grain.
const next = random(7)
for (let count = 0; count < 60_000; count++) {
  context.fillStyle = next() < 0.5 ? '#ffffff0d' : '#3a1d0f0d'
  context.fillRect(next() * WIDTH, next() * HEIGHT, 2, 2)
}
await saveCanvas('portrait', canvas, { quality: 82 })
