import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { COLOR_PROFILE_NAMES } from '../../formats/color-profiles.ts'
import { encodeCmykJpeg } from './cmyk-jpeg.ts'
import { type Cmyk, readCmykProfile } from './cmyk-profile.ts'
import { readIccTable } from './icc-table.ts'
import { createPixelMixer } from './mix-pixels.ts'
import { openColorProfile } from './open-color-profile.ts'

const FOGRA39 = new URL('profiles/fogra39-coated.icc', import.meta.url)

function percent(inks: Cmyk): number[] {
  return inks.map((ink) => Math.round(ink * 100))
}

test('white is paper, black has all inks within the limit, and colors are those of the profile', () => {
  const { mix, inkLimit } = openColorProfile('fogra39-coated').inks
  expect(percent(mix([1, 1, 1]))).toEqual([0, 0, 0, 0])
  expect(percent(mix([0, 0, 0]))).toEqual([76, 65, 56, 93])
  expect(percent(mix([1, 0, 0]))).toEqual([0, 96, 96, 0])
  expect(inkLimit).toBeGreaterThan(2.9)
  expect(inkLimit).toBeLessThanOrEqual(3)
})

test.each(COLOR_PROFILE_NAMES)('no color of %s exceeds its ink limit', (name) => {
  const { mix, inkLimit } = openColorProfile(name).inks
  const steps = Array.from({ length: 9 }, (_, step) => step / 8)
  for (const r of steps) {
    for (const g of steps) {
      for (const b of steps) {
        expect(mix([r, g, b]).reduce((sum, ink) => sum + ink, 0)).toBeLessThanOrEqual(inkLimit + 1e-9)
      }
    }
  }
})

test('tables are read as Argyll reads them', () => {
  const profile = readFileSync(FOGRA39)
  const full = 65_280 / 65_535
  const fromLab = readIccTable(profile, 'B2A')
  // The output of `icclu -fb -ir -pl`.
  const expected = [
    { lab: [50, 20, 30], inks: [0, 0.483197, 0.664697, 0.446529] },
    { lab: [30, -10, -40], inks: [0.982014, 0.467695, 0, 0.382401] },
    { lab: [80, 5, 60], inks: [0, 0.172301, 0.761795, 0.132702] },
  ] as const
  for (const { lab, inks } of expected) {
    const [l, a, b] = lab
    const found = fromLab?.evaluate([(l / 100) * full, ((a + 128) / 255) * full, ((b + 128) / 255) * full])
    for (const [ink, part] of inks.entries()) expect(found?.[ink]).toBeCloseTo(part, 3)
  }
})

test('black ink alone grows with darkness, from paper to all of it', () => {
  const { blackFor, isDarkerThanBlack } = openColorProfile('fogra39-coated').inks
  const tints = Array.from({ length: 11 }, (_, step) => blackFor(1 - step / 10))
  expect([tints[0], tints.at(-1)]).toEqual([0, 1])
  expect(tints).toEqual(tints.toSorted((a, b) => a - b))
  expect([0, 0.2].map(isDarkerThanBlack)).toEqual([true, false])
})

test('pixels have nearly the inks of plain colors', () => {
  const { inks } = openColorProfile('gracol2006-coated')
  const rgb = Uint8Array.from({ length: 3_000 }, (_, index) => Math.imul(index + 1, 2_654_435_761) >>> 24)
  const mixed = createPixelMixer(inks)(rgb)
  for (let pixel = 0; pixel < 1_000; pixel += 1) {
    const exact = inks.mix([
      (rgb[pixel * 3] ?? 0) / 255,
      (rgb[pixel * 3 + 1] ?? 0) / 255,
      (rgb[pixel * 3 + 2] ?? 0) / 255,
    ])
    for (const [ink, part] of exact.entries()) {
      expect(Math.abs(part * 255 - (mixed[pixel * 4 + ink] ?? 0))).toBeLessThan(4)
    }
  }
})

test('a JPEG of inks is read back', async () => {
  const inks = Buffer.from(Array.from({ length: 64 }, () => [10, 200, 60, 30]).flat())
  const jpeg = await encodeCmykJpeg(inks, { width: 8, height: 8 })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', space: 'cmyk', channels: 4, width: 8 })
  const read = await sharp(jpeg).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
  for (const [channel, value] of [10, 200, 60, 30].entries()) {
    expect(Math.abs((read[channel] ?? 0) - value)).toBeLessThan(4)
  }
})

test('files that are no profiles of four inks are rejected', () => {
  expect(readCmykProfile(Buffer.from('none'))).toBeUndefined()
  const bytes = readFileSync(FOGRA39)
  bytes.write('RGB ', 16, 'latin1')
  expect(readCmykProfile(bytes)).toBeUndefined()
})
