/** What may be drawn otherwise than asked. Open to the rooms that draw; each code is named in the API's reference. */
export type WarningCode =
  'missing_glyph' | 'font_substituted' | 'text_truncated' | 'text_overflow' | 'image_missing' | 'effect_simplified'

/** Something that was rendered otherwise than the document asks: never silence. `page` is 1-based. */
export interface Warning {
  readonly code: WarningCode
  readonly message: string
  readonly page?: number
  readonly elementId?: string
}
