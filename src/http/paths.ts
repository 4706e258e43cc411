/** Which methods each path takes: what a 404 and a 405 are told apart by. */
export class Paths {
  readonly #patterns: { matches: RegExp; isPlain: boolean; methods: Set<string> }[] = []

  /** `pattern` as the router reads it: `/api/designs/:id`, `/files/*`. */
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

  /** The methods that `path` takes, OPTIONS included; none where there is no such path. */
  allowed(path: string): string[] {
    const found = this.#patterns.filter(({ matches }) => matches.test(path))
    // A path of its own goes before one with an id in its place, as it does in the router.
    const own = found.filter(({ isPlain }) => isPlain)
    const methods = new Set((own.length > 0 ? own : found).flatMap((entry) => [...entry.methods]))
    if (methods.size === 0) return []
    return [...ORDER.filter((method) => methods.has(method)), 'OPTIONS']
  }
}

const ORDER = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
