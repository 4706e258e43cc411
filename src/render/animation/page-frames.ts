import type { Pixels } from '../../assets/encode-webp.ts'
import { type Animation, type PageTiming, timingOf } from '../../formats/animation.ts'
import { changedArea } from './changed-rectangle.ts'
import type { Frame } from './frame.ts'
import { fadePixels } from './fade-pixels.ts'

/** GIF has 16 bits for hundredths of a second, and WebP more. */
const MAX_MS = 600_000

/** Turns pages into frames, and merges those that are equal. */
export async function* pageFrames(pages: AsyncIterable<Pixels>, animation: Animation): AsyncGenerator<Frame> {
  let waiting: Frame | undefined
  for await (const frame of framesOf(pages, animation)) {
    if (waiting && waiting.ms + frame.ms <= MAX_MS && areEqual(waiting.pixels, frame.pixels)) {
      waiting = { ...waiting, ms: waiting.ms + frame.ms }
      continue
    }
    if (waiting) yield waiting
    waiting = frame
  }
  if (waiting) yield waiting
}

function areEqual(one: Pixels, other: Pixels): boolean {
  return changedArea(one, other) === undefined
}

/** Holds two pages, and the first one if the last fades to it. */
async function* framesOf(pages: AsyncIterable<Pixels>, animation: Animation): AsyncGenerator<Frame> {
  const timing = timingOf(animation)
  let first: Pixels | undefined
  let shown: Pixels | undefined
  for await (const page of pages) {
    if (shown) yield* fade(shown, page, timing)
    yield { pixels: page, ms: timing.heldMs, isPage: true }
    if (animation.loop === 0) first ??= page
    shown = page
  }
  if (first && shown && first !== shown) yield* fade(shown, first, timing)
}

function* fade(from: Pixels, to: Pixels, { fadeFrames, fadeFrameMs }: PageTiming): Generator<Frame> {
  for (let step = 1; step <= fadeFrames; step += 1) {
    yield { pixels: fadePixels(from, to, step / (fadeFrames + 1)), ms: fadeFrameMs, isPage: false }
  }
}
