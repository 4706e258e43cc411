import { loop, pageSeconds, transition } from './animation-options.ts'
import type { FormatName, FormatOptions } from './formats.ts'

export interface Animation {
  readonly pageSeconds: number
  readonly loop: number
  readonly transition: 'none' | 'fade'
  readonly format: AnimationFormat
}

type OutputOf<Name extends FormatName> = FormatOptions<Name> & { readonly format: Name }
type AnimationFormat = keyof typeof FADES

export function isAnimated<Output extends { readonly format: FormatName }>(
  output: Output,
): output is Extract<Output, { readonly format: AnimationFormat }> {
  return output.format === 'gif' || ('animated' in output && output.animated === true)
}

export function animationOf(
  output: { readonly [Name in AnimationFormat]: OutputOf<Name> }[AnimationFormat],
): Animation {
  return {
    pageSeconds: output.pageSeconds ?? pageSeconds.default,
    loop: output.loop ?? loop.default,
    transition: output.transition ?? transition.default,
    format: output.format,
  }
}

/** Frames of a GIF are large, so it has fewer. */
const FADES = { gif: { frames: 4, frameMs: 80 }, webp: { frames: 6, frameMs: 50 } } as const

export interface PageTiming {
  /** How long a page is shown before it fades. */
  readonly heldMs: number
  /** Frames between two pages. */
  readonly fadeFrames: number
  readonly fadeFrameMs: number
}

/** Fading takes at most half of the time of a page. */
export function timingOf({ pageSeconds: seconds, transition: kind, format }: Animation): PageTiming {
  const { frames, frameMs } = FADES[format]
  const pageMs = Math.round(seconds * 100) * 10
  const possible = Math.floor(pageMs / 2 / frameMs)
  const fadeFrames = kind === 'fade' ? Math.min(frames, possible) : 0
  return { heldMs: pageMs - fadeFrames * frameMs, fadeFrames, fadeFrameMs: frameMs }
}

/** Frames of pages that all differ. */
export function frameCount(animation: Animation, pageCount: number): number {
  const transitions = pageCount === 1 ? 0 : animation.loop === 0 ? pageCount : pageCount - 1
  return pageCount + transitions * timingOf(animation).fadeFrames
}
