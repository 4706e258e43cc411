import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { decodePicture } from '../setup/decode-picture.ts'
import { differingTiles, type Tile, TILE_PX } from './compare-tiles.ts'

const GOLDENS = join(import.meta.dirname, 'screens')
const RESULTS = join(import.meta.dirname, '../../test-results/screens')

/** Lossy files are a tenth of the size of lossless ones, and accurate enough for the comparison. */
const QUALITY = 82

/** How long to wait for a page to look as reviewed: images and fonts may arrive after its text. */
const SETTLE_MS = 15_000
const PAUSE_MS = 200

/**
 * Takes screenshots until one equals the reviewed screenshot `name`, and fails after 15 s. A failure
 * writes the reviewed and the last screenshot, with differing tiles outlined, to test-results/screens.
 * With `UPDATE_GOLDENS=1`, the first screenshot that equals the previous one becomes the reviewed
 * screenshot.
 */
export async function compareScreenshot(name: string, takeScreenshot: () => Promise<Buffer>): Promise<void> {
  const golden = join(GOLDENS, `${name}.webp`)
  if (process.env['UPDATE_GOLDENS'] === '1') {
    mkdirSync(GOLDENS, { recursive: true })
    await sharp(await takeSettled(takeScreenshot))
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(golden)
    return
  }
  expect(existsSync(golden), `${name} has no reviewed screenshot: create it with UPDATE_GOLDENS=1`).toBe(true)
  const expected = await decodePicture(golden)
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    const png = await takeScreenshot()
    const actual = await decodePicture(png)
    expect(`${actual.width} × ${actual.height}`, `the size of ${name}`).toBe(`${expected.width} × ${expected.height}`)
    const tiles = differingTiles(expected, actual)
    if (tiles.length === 0) return
    if (performance.now() > deadline) {
      mkdirSync(RESULTS, { recursive: true })
      writeFileSync(join(RESULTS, `${name}.png`), await outlined(png, tiles))
      await sharp(golden).toFile(join(RESULTS, `${name}-expected.png`))
      const first = tiles.slice(0, 5).map(({ x, y, difference }) => `${x},${y} by ${difference.toFixed(0)}`)
      expect.fail(`${name}: ${tiles.length} tiles differ, at ${first.join('; ')} …; see test-results/screens`)
    }
    await setTimeout(PAUSE_MS)
  }
}

async function takeSettled(takeScreenshot: () => Promise<Buffer>): Promise<Buffer> {
  let previous = await takeScreenshot()
  for (;;) {
    await setTimeout(PAUSE_MS * 3)
    const next = await takeScreenshot()
    if (differingTiles(await decodePicture(previous), await decodePicture(next)).length === 0) return next
    previous = next
  }
}

async function outlined(png: Buffer, tiles: readonly Tile[]): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const squares = tiles.map(({ x, y }) => `<rect x="${x}" y="${y}" width="${TILE_PX}" height="${TILE_PX}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="#f0f">${squares.join('')}</g></svg>`
  return sharp(png)
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .toBuffer()
}
