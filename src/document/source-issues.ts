import type { Issue } from '../failure.ts'
import { MAX_ISSUES } from './issue-list.ts'
import { moreIssues } from './issue-wording.ts'

/** Parts of a body by pointer: `{ '/document': …, '/data': … }`. */
export type Places = Readonly<Record<string, unknown>>

/** `absent` maps sources to details. Returns at most 51 issues; the 51st says that there are more. */
export function listSourceIssues(absent: ReadonlyMap<string, string>, places: Places): Issue[] {
  if (absent.size === 0) return []
  const issues: Issue[] = []
  const located = new Set<string>()
  const [at = ''] = Object.keys(places)
  const more = { pointer: at, detail: moreIssues(MAX_ISSUES) }
  for (const { place, text } of Object.entries(places).flatMap(([name, value]) => [
    ...findTexts(name, value, absent),
  ])) {
    if (issues.length === MAX_ISSUES) return [...issues, more]
    issues.push({ pointer: pointerTo(place), detail: absent.get(text) ?? '' })
    located.add(text)
  }
  // Sources in the template are not in the body, so their issues point to its first part.
  for (const [src, detail] of absent) {
    if (located.has(src)) continue
    if (issues.length === MAX_ISSUES) return [...issues, more]
    issues.push({ pointer: at, detail })
  }
  return issues
}

interface Place {
  readonly name: string
  readonly value: unknown
  readonly parent: Place | undefined
}

/** Not recursive, since data may be nested to any depth. */
function* findTexts(
  name: string,
  value: unknown,
  wanted: ReadonlyMap<string, string>,
): Generator<{ place: Place; text: string }> {
  const stack: Place[] = [{ name, value, parent: undefined }]
  let found = 0
  for (let place = stack.pop(); place !== undefined && found <= MAX_ISSUES; place = stack.pop()) {
    const item = place.value
    if (typeof item === 'string' && wanted.has(item)) {
      found += 1
      yield { place, text: item }
    }
    if (typeof item !== 'object' || item === null) continue
    const parent = place
    const children = Object.entries(item).map(([key, child]: [string, unknown]) => ({
      name: key,
      value: child,
      parent,
    }))
    // Not `push(...children)`: an array may have more items than a call takes arguments.
    for (const inner of children.reverse()) stack.push(inner)
  }
}

function pointerTo({ name, parent }: Place): string {
  if (parent === undefined) return name
  return `${pointerTo(parent)}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
