import { SCHEMAS, type Element, type ElementOf, type Kind, type RepeatEntry } from '../src/document/elements/element.ts'
import { fillElements } from '../src/document/document-filler.ts'
import { IssueList } from '../src/document/issue-list.ts'
import { fieldsOf } from '../src/document/list-slots.ts'
import { parseDocument } from '../src/document/parse-document.ts'
import { checkRepeatsIn } from '../src/document/repeats/check-repeats.ts'
import { entryRoom } from '../src/document/repeats/entry-room.ts'
import type { Schema } from '../src/document/schema.ts'
import { BRAND } from './random-string.ts'
import { type Generation, randomValue } from './random-value.ts'
import { SENTENCES } from './sentences.ts'

/** Derived from the schemas, so that a new kind or property is generated without a change here. */
const KINDS = Object.keys(SCHEMAS) as readonly Kind[]

const LEAVES = KINDS.filter((kind) => !('elements' in SCHEMAS[kind].properties))

/** A group is only as large as its elements, so few are deeper. */
const MAX_DEPTH = 6
const ATTEMPTS = 40
const MAX_COPIES = 500
const POINTER = /^\/document\/pages\/0\/elements\/0\/([^/]+)/

type Draft = Record<string, unknown>

/** Returns a valid element without an ID, of any kind unless `kind` is given. */
export function randomElement(generation: Generation, kind?: Kind, depth = 0): Element {
  const chosen = kind ?? generation.random.pick(depth < MAX_DEPTH ? KINDS : LEAVES)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const draft = repaired(randomDraft(generation, chosen), SCHEMAS[chosen].required)
    if (!draft) continue
    if ('elements' in draft) draft['elements'] = randomElements(generation, depth)
    const element = draft as unknown as Element
    return element.type === 'repeat' ? { ...element, entries: randomEntries(element, generation) } : element
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
  // Rows rarely fit columns of another number, so some tables take their columns from the rows.
  if (draft['type'] === 'table' && widest(draft['rows']) > widest([draft['columns']])) draft['columns'] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const parsed = parseDocument({ version: 1, brand: BRAND, pages: [{ id: 'page', elements: [draft] }] })
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

function widest(rows: unknown): number {
  return Array.isArray(rows) ? Math.max(0, ...rows.map((row) => (Array.isArray(row) ? row.length : 0))) : 0
}

/** Entries with texts, or without values if the elements take other ones. */
function randomEntries(repeat: ElementOf<'repeat'>, { random }: Generation): RepeatEntry[] {
  const names = fieldsOf(repeat).map(({ name }) => name)
  const { max = Infinity, overflow } = repeat
  const count = Math.min(max, Math.floor(random.between(0, random.pick([4, 4, 12]))))
  const drafted = Array.from({ length: count }, () =>
    Object.fromEntries(names.map((name) => [name, random.pick(random.pick(SENTENCES))])),
  )
  const most = overflow === 'error' ? entryRoom({ ...repeat, entries: drafted }, fillElements) : count
  const entries = drafted.slice(0, most)
  const issues = new IssueList('')
  const room = { left: MAX_COPIES }
  checkRepeatsIn(
    [{ ...repeat, entries }],
    { fill: fillElements, missing: 'keep', brand: BRAND, depth: 0, room },
    issues,
  )
  return issues.isEmpty ? entries : entries.map(() => ({}))
}

function randomElements(generation: Generation, depth: number): Element[] {
  const count = Math.min(Math.floor(generation.random.between(0, 5)), Math.floor(generation.itemsLeft / 4))
  generation.itemsLeft -= count
  return Array.from({ length: count }, () => randomElement(generation, undefined, depth + 1))
}
