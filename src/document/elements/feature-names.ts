import { Type } from '#typebox'

/** OpenType tags by the names that CSS has for them in `font-variant`. */
export const FEATURE_NAMES = {
  'lining-nums': ['lnum'],
  'oldstyle-nums': ['onum'],
  'proportional-nums': ['pnum'],
  'tabular-nums': ['tnum'],
  'diagonal-fractions': ['frac'],
  'stacked-fractions': ['afrc'],
  ordinal: ['ordn'],
  'slashed-zero': ['zero'],
  'small-caps': ['smcp'],
  'all-small-caps': ['smcp', 'c2sc'],
  'common-ligatures': ['liga', 'clig'],
  'discretionary-ligatures': ['dlig'],
  'historical-ligatures': ['hlig'],
  contextual: ['calt'],
  swash: ['swsh'],
  subscript: ['subs'],
  superscript: ['sups'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const names = Object.keys(FEATURE_NAMES)

export const Features = Type.Record(Type.String({ pattern: `^([ -~]{4}|${names.join('|')})$` }), Type.Boolean(), {
  maxProperties: 32,
  names: `an OpenType tag of four characters, or one of ${names.map((name) => `"${name}"`).join(', ')}`,
})

export const FEATURES_DESCRIPTION = `OpenType features by tag or by name, for example \`{ "tabular-nums": true, "ss01": true, "liga": false }\`. Names: ${names.map((name) => `\`${name}\``).join(', ')}. A font ignores features that it does not have.`
