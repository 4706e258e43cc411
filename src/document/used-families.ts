import { collectNamed } from './collect-named.ts'

/** Lists the values of `fontFamily` in a document or a part of it, in lower case. */
export function usedFamilies(value: unknown): Set<string> {
  const families = new Set<string>()
  collectNamed('fontFamily', value, families)
  return new Set([...families].map((family) => family.trim().toLowerCase()))
}
