import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RENDERER_VERSION } from '../../src/render/renderer-version.ts'

/** The renderer version and the digest of its golden images. */
const RECORD = join(import.meta.dirname, 'renderer-version.json')

// Exports and thumbnails of the same renderer version are reused, so without a new version old images would be served.
test('golden images change only with a new renderer version', () => {
  const pictures = createHash('sha256')
  for (const name of readdirSync(import.meta.dirname).sort()) {
    if (name.endsWith('.png')) pictures.update(name).update(readFileSync(join(import.meta.dirname, name)))
  }
  const current = { version: RENDERER_VERSION, pictures: pictures.digest('hex') }
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as typeof current
  if (current.version !== recorded.version && process.env['UPDATE_GOLDENS'] === '1') {
    writeFileSync(RECORD, `${JSON.stringify(current, null, 2)}\n`)
    return
  }
  expect(current, 'raise RENDERER_VERSION, then record it with UPDATE_GOLDENS=1').toEqual(recorded)
})
