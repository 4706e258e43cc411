import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnail-of.ts'

const photo = sharp(readFileSync(join(import.meta.dirname, 'builtin', 'mountains.jpg'))).resize(1_000, 700)

// Such images were damaged on disk, or stored before uploads were checked strictly.
test.each([
  ['JPEG cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), photo.clone().jpeg()],
  [
    'JPEG with bad scan data',
    (bytes: Buffer) => bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 50),
    photo.clone().jpeg(),
  ],
  ['PNG with bad data', (bytes: Buffer) => bytes.fill(0, bytes.length / 2, bytes.length / 2 + 50), photo.clone().png()],
  ['PNG cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), photo.clone().png()],
  [
    'WebP with bad data',
    (bytes: Buffer) => bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 50),
    photo.clone().webp(),
  ],
])('a %s still becomes a thumbnail', async (_, damage, encoder) => {
  const damaged = damage(Buffer.from(await encoder.toBuffer()))
  const thumbnail = await sharp(await thumbnailOf(damaged, 480)).metadata()
  expect([thumbnail.width, thumbnail.height]).toEqual([480, 336])
})

test.each([
  ['WebP cut in half', async () => (await photo.clone().webp().toBuffer()).subarray(0, 5_000)],
  ['text', () => Promise.resolve(Buffer.from('no picture'))],
])('a file that cannot be decoded is an invalid image: %s', async (_, bytes) => {
  await expect(thumbnailOf(await bytes(), 480)).rejects.toMatchObject({ code: 'image_invalid' })
})
