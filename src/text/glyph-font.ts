import type { FontFace } from './font-catalog.ts'

export interface GlyphFont {
  readonly family: string
  readonly cssFamily: string
  readonly sizePx: number
  /** Whether the canvas slants an upright face because the family has no italic. */
  readonly slanted: boolean
}

/** Returns a CSS font without a weight, because the family name identifies the face. */
export function cssFont({ cssFamily, sizePx, slanted }: GlyphFont): string {
  return `${slanted ? 'italic ' : ''}${sizePx}px ${cssFamily}`
}

export function glyphFont(face: FontFace, sizePx: number, italic: boolean): GlyphFont {
  return { family: face.family, cssFamily: face.cssFamily, sizePx, slanted: italic && face.style !== 'italic' }
}
