// Draws docs/images/templates.jpg, the image in the README, from the built-in templates: `node bin/draw-readme.mjs`.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { renderDesign } from '../src/design-files/render-design.ts'

const SHOWN = ['jazz-night-flyer', 'garden-wedding-invitation', 'exhibition-poster', 'product-card']
const HEIGHT = 640
const GAP = 40

const folder = await mkdtemp(join(tmpdir(), 'platen-readme-'))
const placed = []
let left = GAP
for (const name of SHOWN) {
  const path = join(folder, `${name}.png`)
  await renderDesign(JSON.parse(await readFile(`templates/${name}.json`, 'utf8')), { path })
  const { data, info } = await sharp(path).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true })
  placed.push({ input: data, left, top: GAP })
  left += info.width + GAP
}
await rm(folder, { recursive: true })
await mkdir('docs/images', { recursive: true })
await sharp({ create: { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: '#dcdfe4' } })
  .composite(placed)
  .jpeg({ quality: 86, mozjpeg: true })
  .toFile('docs/images/templates.jpg')
