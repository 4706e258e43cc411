/**
 * Collects the strings that are properties of this name, such as `src`, in a document or a part of it.
 * Walks plain JSON, so that future element kinds are covered. The keys of entries of repeats are names of slots.
 */
export function collectNamed(name: string, value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === name && typeof part === 'string') found.add(part)
    else if (key === 'entries' && Array.isArray(part)) collectFromEntries(name, part, found)
    else collectNamed(name, part, found)
  }
}

function collectFromEntries(name: string, entries: readonly unknown[], found: Set<string>): void {
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null) continue
    for (const part of Object.values(entry)) {
      if (Array.isArray(part)) collectFromEntries(name, part, found)
      else collectNamed(name, part, found)
    }
  }
}
