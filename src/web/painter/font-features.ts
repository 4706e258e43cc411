/*
 * Canvas in browsers has no OpenType features, but fonts do: a font is registered again with
 * `featureSettings`, under a name that includes them, and text with these features uses that name.
 */

const QUOTED = /"([^"]*)"/g

/** The name of `family` with `features`, a value of CSS's `font-feature-settings`. */
export function familyWithFeatures(family: string, features: string): string {
  return features === 'normal' ? family : `${family}; ${features}`
}

/** Replaces the features in `font`, a value of a context's `font`. */
export function fontWithFeatures(font: string, features: string): string {
  return font.replace(QUOTED, (_, family: string) => `"${familyWithFeatures(plainFamily(family), features)}"`)
}

/** The families in a list of quoted names. */
export function familiesIn(cssFamily: string): string[] {
  return Array.from(cssFamily.matchAll(QUOTED), ([, family = '']) => family)
}

function plainFamily(family: string): string {
  return family.split('; ', 1)[0] ?? family
}
