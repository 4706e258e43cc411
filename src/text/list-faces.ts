import type { Complete } from '../document/elements/element.ts'
import type { FontCatalog, FontFace } from './font-catalog.ts'
import type { FontItem } from './font-items.ts'
import { fontParagraphs } from './choose-fonts.ts'
import { collectWarnings } from './text-warnings.ts'

export interface UsedFace {
  readonly face: FontFace
  readonly features: string
  /** All that is drawn in the face, in no useful order. */
  readonly text: string
}

/** Lists faces, including those of markers and fallbacks. Load them first: widths in a substitute would be cached. */
export function listFaces(element: Complete<'text'>, fonts: FontCatalog): UsedFace[] {
  const used = new Map<string, UsedFace>()
  const add = ({ face, text, style: { features } }: FontItem): void => {
    const name = `${face.family} ${features}`
    used.set(name, { face, features, text: (used.get(name)?.text ?? '') + text })
  }
  for (const { items, strut, marker, initial, cells, ellipsis } of fontParagraphs(element, {
    fonts,
    warnings: collectWarnings(),
  })) {
    for (const item of items) add(item)
    add(strut)
    if (marker) add(marker)
    if (initial) add(initial)
    for (const { leaders } of cells ?? []) for (const leader of leaders.values()) add(leader)
    for (const item of ellipsis.values()) add(item)
  }
  return [...used.values()]
}
