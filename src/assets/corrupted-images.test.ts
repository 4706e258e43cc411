import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Failure } from '../failure.ts'
import { thumbnailOf } from './thumbnail-of.ts'
import { createImageVerifier } from './verify-image.ts'
import { withoutMetadata } from './without-metadata.ts'

const PHOTO = readFileSync(new URL('builtin/mountains.jpg', import.meta.url))
const photo = sharp(PHOTO)
  .resize(120, 90)
  .withExif({ IFD0: { Artist: 'Ada' } })
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><defs><linearGradient id="g"><stop stop-color="red"/>
  <stop offset="1" stop-color="blue"/></linearGradient></defs><g transform="rotate(9)"><path d="M9 9h90v60z" fill="url(#g)" stroke="#123"/>
  <text x="9" y="40" font-size="20">Corrupted</text></g></svg>`

const SAMPLES = {
  png: await photo.clone().png().toBuffer(),
  'palette png': await photo.clone().png({ palette: true }).toBuffer(),
  jpeg: await photo.clone().jpeg().toBuffer(),
  'progressive jpeg': await photo.clone().jpeg({ progressive: true }).toBuffer(),
  webp: await photo.clone().webp().toBuffer(),
  'lossless webp': await photo.clone().webp({ lossless: true }).toBuffer(),
  avif: await photo.clone().avif({ effort: 0 }).toBuffer(),
  gif: await photo.clone().gif().toBuffer(),
  svg: Buffer.from(SVG),
}

/** Of each type; half are cut short, half have wrong bits. */
const COUNT = 24

const verify = createImageVerifier()

test('at least 200 corrupted images are tried', () => {
  expect(Object.keys(SAMPLES).length * COUNT).toBeGreaterThanOrEqual(200)
})

describe.each(Object.entries(SAMPLES))('a corrupted %s', (_, sample) => {
  test.each(Array.from({ length: COUNT }, (__, seed) => seed))(
    'is rejected with a reason or decoded: %i',
    async (seed) => {
      const file = corrupted(sample, seed)
      const outcome = await verify(file).catch((error: unknown) => error as Failure)
      if ('bytes' in outcome) {
        // What was accepted can be shown and shared.
        expect((await thumbnailOf(outcome.bytes, 40)).length).toBeGreaterThan(0)
        expect(Buffer.from((await withoutMetadata(outcome.bytes)).bytes).toString('latin1')).not.toContain('Ada')
        return
      }
      expect(['image_invalid', 'unsupported_upload']).toContain(outcome.code)
      if (outcome.code === 'image_invalid')
        expect(outcome.details).toHaveProperty('reason', expect.stringMatching(/.{20}/))
    },
  )
})

/** The same file for the same seed. */
function corrupted(sample: Buffer, seed: number): Buffer {
  const random = createRandom(seed)
  if (seed % 2 === 0) return sample.subarray(0, Math.floor(random() * sample.length))
  const file = Buffer.from(sample)
  const count = 2 ** Math.floor(random() * 8)
  for (let flip = 0; flip < count; flip += 1) {
    // Headers decide more than pixels, so half of the errors are there.
    const at = Math.floor(random() * (flip % 2 === 0 ? Math.min(400, file.length) : file.length))
    file[at] = (file[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  }
  return file
}

/** A simple generator with the parameters of Numerical Recipes. */
function createRandom(seed: number): () => number {
  let state = seed * 7_919 + 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
