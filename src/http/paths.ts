import { nearestName } from '../document/nearest-name.ts'

export class Paths {
  readonly #patterns: { pattern: string; matches: RegExp; isPlain: boolean; methods: Set<string> }[] = []

  add(method: string, pattern: string): void {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[a-z]+/gi, '[^/]+')
      .replaceAll('*', '.*')
    const matches = new RegExp(`^${source}$`)
    const known = this.#patterns.find((entry) => entry.matches.source === matches.source)
    if (known) known.methods.add(method)
    else this.#patterns.push({ pattern, matches, isPlain: !/[:*]/.test(pattern), methods: new Set([method]) })
  }

  /** Returns the known path of the API that is most like an unknown one, such as `/api/designs` of `/api/v1/design`. */
  near(path: string): string | undefined {
    const segments = path.replace(/^\/api\/v\d+(?=\/)/, '/api').split('/')
    if (segments[1] !== 'api' || segments.length > MAX_SEGMENTS) return undefined
    for (let at = 2; at <= segments.length; at += 1) {
      if (this.allowed(segments.join('/')).length > 0) return segments.join('/')
      const nearest = nearestName(segments[at] ?? '', this.#segmentsAt(at))
      if (nearest !== undefined) segments[at] = nearest
    }
    return undefined
  }

  #segmentsAt(at: number): string[] {
    const segments = this.#patterns
      .filter(({ pattern }) => pattern.startsWith('/api/'))
      .map(({ pattern }) => pattern.split('/')[at])
    return [...new Set(segments.filter((segment) => segment !== undefined && /^[a-z]/.test(segment)))] as string[]
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

const MAX_SEGMENTS = 8

const ORDER = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
