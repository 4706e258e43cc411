import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { expect } from 'vitest'

const RESULTS = join(import.meta.dirname, '../../test-results/golden')

/** Tolerated share of a channel's range, because x64 and arm64 antialias letters slightly differently. */
const THRESHOLD = 0.05

const TOLERATED_PER_MILLION = 100

/** Compares an image with its golden, and writes a mismatch to test-results. `UPDATE_GOLDENS=1` replaces the golden. */
export function compareGolden(path: string, bytes: Buffer): void {
  if (process.env['UPDATE_GOLDENS'] === '1') {
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, bytes)
    return
  }
  const golden = basename(path)
  const approved = readFileSync(path)
  // The rule on the machine that made the golden, and decoding takes longer than drawing.
  if (approved.equals(bytes)) return
  const expected = PNG.sync.read(approved)
  const actual = PNG.sync.read(bytes)
  const { width, height } = expected
  expect({ width: actual.width, height: actual.height }, golden).toEqual({ width, height })
  const difference = new PNG({ width, height })
  const differing = pixelmatch(expected.data, actual.data, difference.data, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  })
  if (differing * 1e6 <= TOLERATED_PER_MILLION * width * height) return
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, golden), bytes)
  writeFileSync(join(RESULTS, golden.replace('.png', '-difference.png')), PNG.sync.write(difference))
  expect.fail(`${golden}: ${differing} of ${width * height} pixels differ; see test-results/golden`)
}
