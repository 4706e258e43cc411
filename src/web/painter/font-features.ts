/* A canvas has no OpenType features, so fonts are registered with their features, under a name that includes them. */

const QUOTED = /"([^"]*)"/g

/** `features` is a value of CSS's `font-feature-settings`. */
export function familyWithFeatures(family: string, features: string): string {
  return features === 'normal' ? family : `${family}; ${features}`
}

export function fontWithFeatures(font: string, features: string): string {
  return font.replace(QUOTED, (_, family: string) => `"${familyWithFeatures(plainFamily(family), features)}"`)
}

export function familiesIn(cssFamily: string): string[] {
  return Array.from(cssFamily.matchAll(QUOTED), ([, family = '']) => family)
}

function plainFamily(family: string): string {
  return family.split('; ', 1)[0] ?? family
}
