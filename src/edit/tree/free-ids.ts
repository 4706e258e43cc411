import type { Document } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { placesOf } from './place.ts'

/** Returns IDs that no element and no page has: `title-2` for a second `title`. Never the same one twice. */
export interface FreeIds {
  next(wanted: string): string
}

const NUMBER = /-\d+$/

export function freeIds(document: Document): FreeIds {
  const taken = new Set([...placesOf(document).keys(), ...document.pages.map(({ id }) => id)])
  const last = new Map<string, number>()
  return {
    next(wanted) {
      const stem = wanted.replace(NUMBER, '').slice(0, LIMITS.nameCharacters - 8)
      let id = wanted
      for (let number = last.get(stem) ?? 1; taken.has(id);) {
        number += 1
        last.set(stem, number)
        id = `${stem}-${number}`
      }
      taken.add(id)
      return id
    },
  }
}
