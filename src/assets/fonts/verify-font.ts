import { Failure } from '../../failure.ts'
import { FairQueue } from '../../fair-queue.ts'
import { runOnThread } from '../run-on-thread.ts'
import type { FontInfo } from './inspect-font.ts'

export interface VerifiedFont {
  /** A TrueType or OpenType font: WOFF and WOFF2 are unpacked. */
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly font: FontInfo
}

/** `owner` is the account that uploads the font. */
export type VerifyFont = (bytes: Uint8Array, owner?: string) => Promise<VerifiedFont>

export type FontVerdict = VerifiedFont | { readonly reason: string }

/** WOFF2 of the largest upload unpacks to less. */
export const MAX_FONT_BYTES = 64 * 1024 * 1024

/** A font with 65,535 glyphs takes 3 s. */
const TIMEOUT_MS = 30_000

const HEAP_MB = 768

const SIGNATURES = ['\0\x01\0\0', 'true', 'OTTO', 'wOFF', 'wOF2', 'ttcf']

/** Returns whether the file begins like a font or a collection of fonts. */
export function isFontFile(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  return SIGNATURES.includes(head)
}

const MOST_WAITING = 100

/** With less memory, the heaps of two threads could be all of it. */
const MEMORY_MB_FOR_TWO = 4 * HEAP_MB

/** Returns how many fonts can be decoded at the same time on a machine with `memoryMb`. */
export function fontsAtOnce(memoryMb: number): number {
  return memoryMb < MEMORY_MB_FOR_TWO ? 1 : 2
}

/**
 * Creates a function that decodes each font on a thread of its own, one at a time for each account. It throws
 * `font_invalid`, or `overloaded` if too many wait.
 */
export function createFontVerifier({ timeoutMs = TIMEOUT_MS, atOnce = 1 } = {}): VerifyFont {
  const queue = new FairQueue({
    atOnce,
    atOncePerOwner: 1,
    waiting: MOST_WAITING,
    waitingPerOwner: MOST_WAITING,
    order: 'oldest first',
    refusal: () => new Failure('overloaded', { retryAfterSeconds: 5, reason: 'Too many fonts are being checked.' }),
  })
  return (bytes, owner = '') =>
    queue.run({ owner }, async () => {
      const verdict = await decide(bytes, timeoutMs)
      if ('reason' in verdict)
        throw new Failure('font_invalid', { reason: `The font cannot be used: ${verdict.reason}.` })
      return verdict
    })
}

function decide(workerData: Uint8Array, timeoutMs: number): Promise<FontVerdict> {
  return runOnThread({
    module: new URL('verify-font-thread.ts', import.meta.url),
    workerData,
    timeoutMs,
    heapMb: HEAP_MB,
    reasons: { slow: 'it takes too long to decode', failed: 'it takes too much memory to decode' },
  })
}
