import type { FontFamily } from '../../../../../api/font-queries.ts'

/** A line of the list of fonts: a heading, or what can be chosen. */
export type ListedFont =
  | { readonly kind: 'heading'; readonly title: string }
  | {
      readonly kind: 'font'
      /** Unique in the list, since a font may be in two groups. */
      readonly key: string
      /** What `fontFamily` becomes: a family or a reference to the brand. */
      readonly value: string
      readonly label: string
      /** Undefined for a family that only the document has. */
      readonly family: FontFamily | undefined
    }

export interface FontGroups {
  readonly families: readonly FontFamily[]
  /** Families by their name in the brand. */
  readonly brand: Readonly<Record<string, string>>
  /** The families that were chosen last, the latest first. */
  readonly recent: readonly string[]
  /** Families of the document’s own fonts, which may be someone else’s. */
  readonly inDocument: readonly string[]
  readonly query: string
  /** An ISO 15924 code; empty for all. */
  readonly script: string
}

/** Lists the fonts of the brand, then those used recently, the account’s own, those of the document and all others. */
export function listedFonts({ families, brand, recent, inDocument, query, script }: FontGroups): ListedFont[] {
  const byName = new Map(families.map((family) => [family.family.toLowerCase(), family]))
  const find = (name: string): FontFamily | undefined => byName.get(name.trim().toLowerCase())
  const matches = (label: string, family: FontFamily | undefined): boolean =>
    label.toLowerCase().includes(query.trim().toLowerCase()) &&
    (script === '' || family?.scripts.includes(script) === true)
  const group = (title: string, entries: readonly { value: string; label: string; name: string }[]): ListedFont[] => {
    const found = entries.filter(({ label, name }) => matches(label, find(name)))
    if (found.length === 0) return []
    const fonts = found.map(({ value, label, name }): ListedFont => {
      return { kind: 'font', key: `${title} ${value}`, value, label, family: find(name) }
    })
    return [{ kind: 'heading', title }, ...fonts]
  }
  const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name, name }))
  const own = families.filter((family) => family.own).map(({ family }) => family)
  const bundled = families.filter((family) => !family.own).map(({ family }) => family)
  const foreign = [...new Set(inDocument)].filter((name) => find(name)?.own !== true)
  return [
    ...group(
      'Brand',
      Object.entries(brand).map(([name, family]) => ({
        value: `brand:${name}`,
        label: `${name} · ${family}`,
        name: family,
      })),
    ),
    ...group('Recently used', named(recent.filter((name) => find(name) !== undefined))),
    ...group('Your fonts', named(own)),
    ...group('In this design', named(foreign)),
    ...group('All fonts', named(bundled)),
  ]
}

/** The scripts of fonts, by the number of families that have them. */
export function scriptsOf(families: readonly FontFamily[]): string[] {
  const counts = new Map<string, number>()
  for (const script of families.flatMap(({ scripts }) => scripts)) counts.set(script, (counts.get(script) ?? 0) + 1)
  return Array.from(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([script]) => script)
}

const MAX_RECENT = 6

/** Puts a family in front of those used recently. */
export function withRecent(recent: readonly string[], family: string): string[] {
  return [family, ...recent.filter((name) => name !== family)].slice(0, MAX_RECENT)
}
