export const WARNING_CODES = [
  'missing_glyph',
  'font_substituted',
  'text_truncated',
  'text_overflow',
  'text_shrunk_small',
  'placeholder_unfilled',
  'slot_hidden',
  'image_missing',
  'effect_simplified',
  'code_invalid',
  'code_small',
  'code_contrast',
  'color_unused',
  'hyphens_unavailable',
  'table_overflow',
  'layout_overflow',
  'drawn_as_picture',
  'font_required',
  'alt_missing',
  'language_missing',
  'link_omitted',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** `page` is 1-based. */
export interface Warning {
  readonly code: WarningCode
  readonly message: string
  readonly page?: number
  readonly elementId?: string
}

const CODES: ReadonlySet<string> = new Set(WARNING_CODES)

/** Whether something with a code comes from the painter. */
export function isWarning(found: { readonly code: string; readonly message: string }): found is Warning {
  return CODES.has(found.code)
}
