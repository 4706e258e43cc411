import type { SKRSContext2D } from '@napi-rs/canvas'
import { setFont } from '../../paint/elements/set-font.ts'
import type { GlyphRun } from '../../text/text-layout.ts'
import { asContext, openCanvas } from '../skia.ts'

let shared: SKRSContext2D | undefined

/** Returns the width of a text in the style of a run, in CSS pixels. */
export function measureRun(run: GlyphRun, text: string): number {
  shared ??= openCanvas(1, 1).context
  setFont(asContext(shared), run)
  return shared.measureText(text).width
}
