import { join } from 'node:path'
import sharp from 'sharp'
import { random } from './noise.mjs'

export const WIDTH = 1600
export const HEIGHT = 1200

const folder = join(import.meta.dirname, '../../src/assets/builtin')

/** `shade(x, y)` returns channels from 0 to 1. `grain` hides banding; `samples` squared per pixel smooth edges. */
export async function paintPixels(name, shade, { grain = 0.008, quality = 80, samples = 1 } = {}) {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3)
  const next = random(99)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const color = average(shade, { x, y, samples })
      const noise = (next() - 0.5) * 2 * grain
      const at = (y * WIDTH + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        pixels[at + channel] = Math.min(255, Math.max(0, (color[channel] + noise) * 255 + 0.5))
      }
    }
  }
  await write(name, sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }), quality)
}

function average(shade, { x, y, samples }) {
  if (samples === 1) return shade(x, y)
  const sum = [0, 0, 0]
  for (let i = 0; i < samples * samples; i++) {
    const color = shade(x + ((i % samples) + 0.5) / samples - 0.5, y + (Math.floor(i / samples) + 0.5) / samples - 0.5)
    for (let channel = 0; channel < 3; channel++) sum[channel] += color[channel]
  }
  return sum.map((total) => total / samples ** 2)
}

/** Writes a canvas of WIDTH by HEIGHT as `<name>.jpg`. */
export async function saveCanvas(name, canvas, { quality = 80 } = {}) {
  await write(name, sharp(canvas.toBuffer('image/png')), quality)
}

async function write(name, picture, quality) {
  await picture.jpeg({ quality, mozjpeg: true }).toFile(join(folder, `${name}.jpg`))
}
