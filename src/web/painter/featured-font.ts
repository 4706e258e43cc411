/*
 * A browser's canvas knows no OpenType features. A font does: registered once more with `featureSettings` under a name that tells
 * them, it is drawn with them wherever that name is asked for.
 */

const QUOTED = /"([^"]*)"/g

/** The name that `family` is registered under with `features`, which is CSS's `font-feature-settings`. */
export function featuredFamily(family: string, features: string): string {
  return features === 'normal' ? family : `${family}; ${features}`
}

/** `font`, as a context tells it, with `features` in the place of those it has. */
export function featuredFont(font: string, features: string): string {
  return font.replace(QUOTED, (_, family: string) => `"${featuredFamily(plainFamily(family), features)}"`)
}

/** The families that `cssFamily` names. */
export function familiesIn(cssFamily: string): string[] {
  return Array.from(cssFamily.matchAll(QUOTED), ([, family = '']) => family)
}

function plainFamily(family: string): string {
  return family.split('; ', 1)[0] ?? family
}
