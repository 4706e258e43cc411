import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { expect } from 'vitest'

const GOLDENS = join(import.meta.dirname, 'screens')
const RESULTS = join(import.meta.dirname, '../../test-results/screens')

/*
 * Screens are kept as lossy WebP, a tenth of what they would take otherwise, and Chromium draws letters a little otherwise from version
 * to version: what a test can say is that nothing is elsewhere, of another colour, or gone. The painter's own goldens are exact.
 */
const QUALITY = 82
const THRESHOLD = 0.25
/** Of all pixels. A button that is gone is more. */
const TOLERATED = 0.004

/** Fails where the screenshot `png` is not the reviewed one of this name, and leaves both in test-results/screens. `UPDATE_GOLDENS=1` keeps it instead. */
export async function compareScreenshot(name: string, png: Buffer): Promise<void> {
  const golden = join(GOLDENS, `${name}.webp`)
  if (process.env['UPDATE_GOLDENS'] === '1') {
    mkdirSync(GOLDENS, { recursive: true })
    await sharp(png).webp({ quality: QUALITY, effort: 6 }).toFile(golden)
    return
  }
  expect(existsSync(golden), `${name} has no reviewed picture: UPDATE_GOLDENS=1 makes one`).toBe(true)
  const actual = await pixelsOf(png)
  const expected = await pixelsOf(golden)
  const { width, height } = expected.info
  const size = `${actual.info.width} × ${actual.info.height}`
  expect(size, `the size of ${name}`).toBe(`${width} × ${height}`)
  const differing = pixelmatch(expected.data, actual.data, undefined, width, height, { threshold: THRESHOLD })
  if (differing <= TOLERATED * width * height) return
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `${name}.png`), png)
  await sharp(golden).toFile(join(RESULTS, `${name}-expected.png`))
  expect.fail(`${name}: ${differing} of ${width * height} pixels differ; see test-results/screens`)
}

function pixelsOf(picture: Buffer | string) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
