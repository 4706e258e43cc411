import type { LengthUnit } from './measuring/length-unit.ts'

export interface EditorOptions {
  /** To edges, centers, guides and equal gaps. */
  readonly snaps: boolean
  /** Moved and resized boxes have whole pixels, since half ones are blurred in pictures. */
  readonly wholePixels: boolean
  /** Distance of the lines of the grid in CSS pixels; null without one. */
  readonly grid: number | null
  readonly rulers: boolean
  /** In which rulers and fields show lengths. */
  readonly unit: LengthUnit
  /** Whether guides are shown. Elements snap only to those that are. */
  readonly guides: boolean
  /** Whether the bleed of the document is shown. */
  readonly bleed: boolean
  readonly safeArea: boolean
}

export const OPTION_DEFAULTS: EditorOptions = {
  ...{ snaps: true, wholePixels: true, grid: null, rulers: false, unit: 'px' },
  ...{ guides: true, bleed: false, safeArea: true },
}
