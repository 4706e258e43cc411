/** Returns the color to paint: `#rgb`, `#rrggbb` or `#rrggbbaa` for `#rrggbb` or `currentColor`. */
export type Recolor = (color: string) => string

const ANY = '*'
const CURRENT_COLOR = 'currentColor'
const BLACK = '#000000'

/** Creates the replacement of colors. `currentColor` without a replacement is black, as in an image in HTML. */
export function createRecolor(colors: Readonly<Record<string, string>>): Recolor {
  const replacements = new Map(Object.entries(colors).map(([name, color]) => [fullColor(name), color]))
  return (color) => replacements.get(color) ?? replacements.get(ANY) ?? (color === CURRENT_COLOR ? BLACK : color)
}

/** Returns the names in `colors` that replace none of the colors of a file. */
export function unusedColors(colors: Readonly<Record<string, string>>, own: readonly string[]): string[] {
  return Object.keys(colors).filter((name) => name !== ANY && !own.includes(fullColor(name)))
}

/** `#RGB` as `#rrggbb`. */
function fullColor(name: string): string {
  if (!name.startsWith('#')) return name
  const digits = name.length === 4 ? name.slice(1).replaceAll(/./g, '$&$&') : name.slice(1)
  return `#${digits.toLowerCase()}`
}
