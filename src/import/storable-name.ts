import { LIMITS } from '../document/limits.ts'

/** Returns what a name of a design can be: limited in length, without control characters. */
export function storableName(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LIMITS.nameCharacters)
    .toWellFormed()
}
