import type { Document } from '../../document/document.ts'
import { elementReferences, paintReferences } from '../../document/brand-references.ts'
import { placesOf } from '../tree/place.ts'
import { normalizedHex } from './color-model.ts'

/** Returns the colors of a document as `#rrggbb` or `#rrggbbaa`, the most frequent first, without references. */
export function documentColors(document: Document): string[] {
  const counts = new Map<string, number>()
  const visitor = {
    replace: (_: string, value: string) => value,
    see: (value: string) => {
      const hex = normalizedHex(value)
      if (hex !== undefined) counts.set(hex, (counts.get(hex) ?? 0) + 1)
    },
  }
  for (const { background } of document.pages) paintReferences?.(background, visitor)
  for (const { element } of placesOf(document).values()) elementReferences(element.type)?.(element, visitor)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color)
}
