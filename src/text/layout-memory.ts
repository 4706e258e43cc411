import { type Complete } from '../document/elements/element.ts'
import { type FontCatalog } from './font-catalog.ts'
import { layoutText } from './layout-text.ts'
import { type TextLayout } from './text-layout.ts'

export type LayoutText = (element: Complete<'text'>) => TextLayout

/**
 * Lays text out in `fonts`, and remembers what was laid out: a design that is drawn again with other data has most of its text as it
 * was, and breaking it into lines takes a third of the time of a page of text. Elements of at most `maxCharacters` together, written as JSON,
 * are remembered; those used longest ago are forgotten first.
 */
export function rememberLayouts(fonts: FontCatalog, maxCharacters: number): LayoutText {
  // A Map keeps its order of insertion: the first is the one unused for longest.
  const known = new Map<string, TextLayout>()
  let characters = 0
  return (element) => {
    const key = JSON.stringify(element)
    const before = known.get(key)
    known.delete(key)
    const layout = before ?? layoutText(element, fonts)
    known.set(key, layout)
    if (before) return layout
    characters += key.length
    for (const oldest of known.keys()) {
      if (characters <= maxCharacters) break
      known.delete(oldest)
      characters -= oldest.length
    }
    return layout
  }
}
