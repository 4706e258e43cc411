import { Failure } from '../../failure.ts'
import { runOnThread } from '../run-on-thread.ts'
import type { FontToSample, SampledFont } from './sample-font-thread.ts'

/** A font of 10 MB takes half a second. */
const TIMEOUT_MS = 10_000

const HEAP_MB = 512

/**
 * Draws the name of the family of an uploaded font as an SVG, on a thread: the check of uploads decodes glyphs, but the
 * substitutions of a font can still be endless.
 *
 * @throws `font_invalid`
 */
export async function sampleUploadedFont(
  workerData: FontToSample,
  { timeoutMs = TIMEOUT_MS } = {},
): Promise<Uint8Array> {
  const result = await runOnThread<SampledFont>({
    module: new URL('sample-font-thread.ts', import.meta.url),
    workerData,
    timeoutMs,
    heapMb: HEAP_MB,
    reasons: { slow: 'it takes too long', failed: 'it cannot be decoded' },
  })
  if ('reason' in result) {
    throw new Failure('font_invalid', { reason: `The font cannot be shown: ${result.reason}.` })
  }
  return Buffer.from(result.svg)
}
