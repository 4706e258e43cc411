import type { Complete } from '../../document/elements/element.ts'
import type { Paint, Stroke } from '../../document/paint.ts'
import type { GlyphRun } from '../../text/text-layout.ts'

/** Not part of the layout, so that a color that changes does not lay out the text again. */
export function fillOf({ fill, runs }: Complete<'text'>, { run }: Pick<GlyphRun, 'run'>): Paint {
  return runs?.[run]?.fill ?? fill
}

export function strokeOf({ stroke, runs }: Complete<'text'>, { run }: Pick<GlyphRun, 'run'>): Stroke | null {
  const own = runs?.[run]?.stroke
  return own === undefined ? stroke : own
}
