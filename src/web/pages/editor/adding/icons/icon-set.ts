import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import tags from 'lucide-static/tags.json' with { type: 'json' }
import type { IconPart } from './icon-path.ts'

export interface Icon {
  /** `shopping-cart`. */
  readonly name: string
  /** `Shopping cart`. */
  readonly label: string
  /** What it can be found by besides its name. */
  readonly tags: readonly string[]
  readonly parts: readonly IconPart[]
}

const PARTS = nodes as unknown as Readonly<Record<string, readonly IconPart[]>>
const TAGS = tags as Readonly<Record<string, readonly string[]>>

/** The icons of Lucide, by name. Import this module lazily, since it is large. */
export const ICONS: readonly Icon[] = Object.entries(PARTS).map(([name, parts]) => ({
  name,
  label: labelOf(name),
  tags: TAGS[name] ?? [],
  parts,
}))

/** Finds icons whose names, before those whose tags, have every word of a query, or begin with it. */
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
  return ranked.sort((a, b) => a.rank - b.rank).map(({ icon }) => icon)
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

function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
