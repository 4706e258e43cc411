export class Paths {
  readonly #patterns: { matches: RegExp; isPlain: boolean; methods: Set<string> }[] = []

  add(method: string, pattern: string): void {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[a-z]+/gi, '[^/]+')
      .replaceAll('*', '.*')
    const matches = new RegExp(`^${source}$`)
    const known = this.#patterns.find((entry) => entry.matches.source === matches.source)
    if (known) known.methods.add(method)
    else this.#patterns.push({ matches, isPlain: !/[:*]/.test(pattern), methods: new Set([method]) })
  }

  /** Returns the methods of `path`, including OPTIONS. Empty if the path is unknown. */
  allowed(path: string): string[] {
    const matching = this.#patterns.filter(({ matches }) => matches.test(path))
    // Static paths take precedence over parameters, as in the router.
    const plain = matching.filter(({ isPlain }) => isPlain)
    const methods = new Set((plain.length > 0 ? plain : matching).flatMap((entry) => [...entry.methods]))
    if (methods.size === 0) return []
    return [...ORDER.filter((method) => methods.has(method)), 'OPTIONS']
  }
}

const ORDER = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
