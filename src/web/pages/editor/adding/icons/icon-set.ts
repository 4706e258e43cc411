import type { IconPart } from './icon-path.ts'
import { spokenName } from '../../../../../edit/describing/capitalized.ts'

export interface Icon {
  /** `shopping-cart`. */
  readonly name: string
  /** `Shopping cart`. */
  readonly label: string
  /** What it can be found by besides its name. */
  readonly tags: readonly string[]
  readonly parts: readonly IconPart[]
}

/** What is looked for most often, which comes first. */
const FIRST = [
  ...['heart', 'star', 'check', 'x', 'phone', 'mail', 'map-pin', 'globe', 'clock', 'calendar', 'house', 'user'],
  ...['users', 'shopping-cart', 'gift', 'camera', 'image', 'play', 'music', 'mic', 'coffee', 'utensils', 'leaf'],
  ...['sun', 'moon', 'cloud', 'flame', 'zap', 'sparkles', 'award', 'trophy', 'thumbs-up', 'smile', 'quote', 'info'],
  ...['lightbulb', 'briefcase', 'graduation-cap', 'book-open', 'plane', 'car', 'bike', 'wifi', 'lock', 'arrow-right'],
]

/** Loads the icons of Lucide: the most common ones first, then by name. They are large. */
export async function loadIcons(): Promise<readonly Icon[]> {
  const [nodes, tags] = await Promise.all([
    import('lucide-static/icon-nodes.json', { with: { type: 'json' } }),
    import('lucide-static/tags.json', { with: { type: 'json' } }),
  ])
  const parts = new Map(Object.entries(nodes.default as unknown as Readonly<Record<string, readonly IconPart[]>>))
  const tagsOf = new Map(Object.entries<readonly string[]>(tags.default))
  const names = new Set([...FIRST.filter((name) => parts.has(name)), ...parts.keys()])
  return Array.from(names, (name) => ({
    name,
    label: spokenName(name),
    tags: tagsOf.get(name) ?? [],
    parts: parts.get(name) ?? [],
  }))
}

/** Finds icons in whose names or tags every word of a query is, or begins one: the best matches first. */
export function findIcons(icons: readonly Icon[], query: string): readonly Icon[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return icons
  const ranked = icons.flatMap((icon) => {
    const rank = Math.max(...words.map((word) => rankOf(icon, word)))
    return rank < Infinity ? [{ icon, rank }] : []
  })
  return ranked.sort((a, b) => a.rank - b.rank || a.icon.name.length - b.icon.name.length).map(({ icon }) => icon)
}

/** 0 for the name itself, then a word of it, its beginning, a tag, and the beginning of a word of a tag. */
function rankOf({ name, tags: ownTags }: Icon, word: string): number {
  if (name === word) return 0
  const parts = name.split('-')
  if (parts.includes(word)) return 1
  if (parts.some((part) => part.startsWith(word))) return 2
  if (ownTags.includes(word)) return 3
  return ownTags.some((tag) => tag.split(/[\s-]/).some((part) => part.startsWith(word))) ? 4 : Infinity
}
