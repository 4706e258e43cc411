import type { Complete } from '../document/elements/element.ts'
import { FEATURE_NAMES } from '../document/elements/feature-names.ts'
import type { Run } from '../document/elements/text.ts'
import { DEFAULT_FAMILY, type TextStyle } from '../document/elements/run-style.ts'
import type { FontCatalog, FontFace } from './font-catalog.ts'
import { TEXT_LANGUAGE } from './measuring-canvas.ts'
import type { TextWarnings } from './text-warnings.ts'

/** What layout does not depend on, and what other properties of `Style` replace. */
type Unused =
  | 'fill'
  | 'stroke'
  | 'fontFamily'
  | 'fontFeatures'
  | 'textTransform'
  | 'language'
  | 'fontVariations'
  | 'background'

export interface Style extends Required<Omit<TextStyle, Unused>> {
  readonly face: FontFace
  readonly family: string
  readonly features: string
  /** BCP 47. */
  readonly language: string
  /** Index of the run in the element; 0 for an element with `text`. Fill and stroke are looked up when painting. */
  readonly run: number
}

/** Returns the style of a run. Warns if the requested font is not available. */
export function resolveStyle(
  element: Complete<'text'>,
  { run, index }: { run: Run; index: number },
  { fonts, warnings }: { fonts: FontCatalog; warnings: TextWarnings },
): Style {
  const style = { ...element, ...run }
  const { fontFamily, fontWeight, fontStyle, fontVariations } = style
  const choice = { weight: fontWeight, style: fontStyle, variations: fontVariations }
  const own = fonts.find(fontFamily, choice)
  const face = own ?? fonts.find(DEFAULT_FAMILY, choice)
  if (!face) throw new Error(`the font catalog has no ${DEFAULT_FAMILY}`)
  const family = own ? fontFamily : DEFAULT_FAMILY
  if (!own) {
    warnings.add('font_substituted', `The font family "${fontFamily}" is not available; ${DEFAULT_FAMILY} was used`)
  }
  if (face.weight !== fontWeight) {
    warnings.add('font_substituted', `${family} has no weight ${fontWeight}; its ${face.weight} was used`)
  }
  const absent = Object.keys(own ? fontVariations : {}).filter((tag) => face.axes?.includes(tag) !== true)
  if (absent.length > 0) {
    const has = face.axes ? `its axes are ${face.axes.join(', ')}` : 'it has no axes'
    warnings.add('font_substituted', `${family} has no axis ${absent.join(', ')}; ${has}`)
  }
  return {
    face,
    family,
    fontSize: style.fontSize,
    fontWeight,
    fontStyle,
    letterSpacing: style.letterSpacing,
    underline: style.underline,
    strikethrough: style.strikethrough,
    baselineShift: style.baselineShift,
    features: featureSettings(style.fontFeatures),
    language: style.language ?? TEXT_LANGUAGE,
    run: index,
  }
}

/** No font has tags with other characters, which would need escaping. */
const TAG = /^[A-Za-z0-9 ]{4}$/

function featureSettings(features: Readonly<Record<string, boolean>>): string {
  const named: Readonly<Record<string, readonly string[]>> = FEATURE_NAMES
  const settings = Object.entries(features)
    .flatMap(([name, on]) => (named[name] ?? [name]).map((tag) => [tag, on] as const))
    .filter(([tag]) => TAG.test(tag))
  if (settings.length === 0) return 'normal'
  return settings.map(([tag, on]) => `'${tag}' ${on ? 1 : 0}`).join(', ')
}
