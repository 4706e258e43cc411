import { type FontFace } from './font-catalog.ts'

export interface GlyphFont {
  /** The face's pinned name. */
  readonly family: string
  /** The face as `ctx.font` names it. */
  readonly cssFamily: string
  readonly sizePx: number
  /** Whether the canvas is to slant an upright face, for a family that has no italic. */
  readonly slanted: boolean
}

/** `font` as `ctx.font` takes it. The face has a name of its own, so its weight need not be said. */
export function cssFont({ cssFamily, sizePx, slanted }: GlyphFont): string {
  return `${slanted ? 'italic ' : ''}${sizePx}px ${cssFamily}`
}

/** How `face` is drawn at a size; `italic` is what was asked. */
export function glyphFont(face: FontFace, sizePx: number, italic: boolean): GlyphFont {
  return { family: face.family, cssFamily: face.cssFamily, sizePx, slanted: italic && face.style !== 'italic' }
}
