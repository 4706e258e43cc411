/** Lists the values of `fontFamily` in a document or a part of it, in lower case. */
export function usedFamilies(value: unknown): Set<string> {
  const families = new Set<string>()
  collect(value, families)
  return families
}

/** Walks plain JSON, so that future element kinds are covered. */
function collect(value: unknown, families: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('fontFamily' in value && typeof value.fontFamily === 'string') families.add(value.fontFamily.trim().toLowerCase())
  for (const part of Object.values(value)) collect(part, families)
}
