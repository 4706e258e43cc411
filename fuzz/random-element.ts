import { SCHEMAS, type Element, type Kind } from '../src/document/elements/element.ts'
import { parseDocument } from '../src/document/parse-document.ts'
import type { Schema } from '../src/document/schema.ts'
import { type Generation, randomValue } from './random-value.ts'

/** Derived from the schemas, so that a new kind or property is generated without a change here. */
const KINDS = Object.keys(SCHEMAS) as readonly Kind[]

/** A group is only as large as its elements, so few are deeper. */
const MAX_DEPTH = 6
const ATTEMPTS = 40
const POINTER = /^\/document\/pages\/0\/elements\/0\/([^/]+)/

type Draft = Record<string, unknown>

/** Returns a valid element without an ID, of any kind unless `kind` is given. */
export function randomElement(generation: Generation, kind?: Kind, depth = 0): Element {
  const chosen = kind ?? generation.random.pick(KINDS.filter((each) => depth < MAX_DEPTH || each !== 'group'))
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const draft = repaired(randomDraft(generation, chosen), SCHEMAS[chosen].required)
    if (!draft) continue
    if (chosen === 'group') draft['elements'] = randomElements(generation, depth)
    return draft as unknown as Element
  }
  throw new Error(`no valid ${chosen} in ${ATTEMPTS} attempts: its strings need examples in fuzz/random-string.ts`)
}

function randomDraft(generation: Generation, kind: Kind): Draft {
  const { required, properties } = SCHEMAS[kind] as unknown as Required<Schema>
  const draft: Draft = {}
  for (const [name, property] of Object.entries(properties)) {
    if (name === 'elements') draft[name] = []
    else if (name === 'id') draft[name] = 'draft'
    else if (required.includes(name) || isChosen(name, generation))
      draft[name] = randomValue(property, name, generation)
  }
  if (kind === 'text' && draft['text'] === undefined && draft['runs'] === undefined) draft['text'] = 'Text'
  return draft
}

/** Fills and texts are what most elements are for. */
function isChosen(name: string, { random, fullness }: Generation): boolean {
  const share = name === 'fill' || name === 'text' || name === 'rows' ? Math.max(0.8, fullness) : fullness
  return random.chance(share)
}

/** Removes the properties that break a rule between properties. Undefined if a required one does. */
function repaired(draft: Draft, required: readonly string[]): Draft | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const parsed = parseDocument({ version: 1, pages: [{ id: 'page', elements: [draft] }] })
    if ('document' in parsed) return draft
    for (const { pointer } of parsed.issues) {
      const name = POINTER.exec(pointer)?.[1]
      if (name === undefined || required.includes(name)) return undefined
      Reflect.deleteProperty(draft, name)
    }
    if (draft['type'] === 'text' && draft['text'] === undefined && draft['runs'] === undefined) draft['text'] = 'Text'
  }
  return undefined
}

function randomElements(generation: Generation, depth: number): Element[] {
  const count = Math.min(Math.floor(generation.random.between(0, 5)), Math.floor(generation.itemsLeft / 4))
  generation.itemsLeft -= count
  return Array.from({ length: count }, () => randomElement(generation, undefined, depth + 1))
}
