import { type Document } from '../../../document/document.ts'
import { type Element } from '../../../document/elements/element.ts'
import { splitPlaceholders } from '../../../document/placeholders.ts'
import { type Warning } from '../../../text/warning.ts'
import { labelOf, type SlotData, textGiven } from './slot-values.ts'
import { missingCharacters, warningWords } from './warning-words.ts'

/** Something that is drawn otherwise than asked, for whoever fills a form. */
export interface ToldWarning {
  /** 1-based. */
  readonly page: number
  /** At the fields of these slots; none where no field is about it. */
  readonly slots: readonly string[]
  /** What may stand after a label and a colon. */
  readonly words: string
}

/** What drawing each page warned of, by its 1-based number; a page that was not drawn yet is absent. */
export type DrawnWarnings = ReadonlyMap<number, readonly Warning[]>

/** The warnings of `document`, which is filled with `data`, in the order of its pages, each once. */
export function toldWarnings(drawn: DrawnWarnings, document: Document, data: SlotData): ToldWarning[] {
  const fields = fieldsOf(document)
  const told = new Map<string, ToldWarning>()
  for (const page of document.pages.keys()) {
    for (const warning of drawn.get(page + 1) ?? []) {
      const slots = slotsFor(warning, fields.get(warning.elementId ?? '') ?? [], data)
      const one = { page: page + 1, slots, words: warningWords(warning) }
      told.set(JSON.stringify(one), one)
    }
  }
  return [...told.values()]
}

/** `Price: only 1 of 4 lines fits.`; with its page where there are several. */
export function warningLine({ page, slots, words }: ToldWarning, { pages }: Pick<Document, 'pages'>): string {
  const place = [
    ...(pages.length > 1 ? [`Page ${page}`] : []),
    ...(slots.length > 0 ? [slots.map((name) => labelOf({ name })).join(' and ')] : []),
  ]
  return place.length > 0 ? `${place.join(', ')}: ${words}` : capital(words)
}

/** What is told at the field of the slot `name`; undefined where nothing is. */
export function warningAt(name: string, told: readonly ToldWarning[]): string | undefined {
  const words = new Set(told.filter(({ slots }) => slots.includes(name)).map(({ words }) => capital(words)))
  return words.size > 0 ? [...words].join(' ') : undefined
}

/** Of several slots that make one text, those that were filled in; of these, those that have the character that no font has. */
function slotsFor(warning: Warning, names: readonly string[], data: SlotData): readonly string[] {
  const filled = names.filter((name) => Object.hasOwn(data, name))
  if (filled.length === 0) return names.slice(0, 1)
  if (warning.code !== 'missing_glyph') return filled
  const characters = missingCharacters(warning)
  const guilty = filled.filter((name) => characters.some((character) => textGiven(data[name]).includes(character)))
  return guilty.length > 0 ? guilty : filled
}

/** The slots that fill each element, by its id: its own and its placeholders'; for one that has none that of the innermost group around it. */
function fieldsOf(document: Document): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>()
  for (const page of document.pages) addFields(page.elements, [], fields)
  return fields
}

function addFields(
  elements: readonly Element[],
  around: readonly string[],
  fields: Map<string, readonly string[]>,
): void {
  for (const element of elements) {
    const own = slotsIn(element)
    const names = own.length > 0 ? own : around
    fields.set(element.id, names)
    if (element.type === 'group') addFields(element.elements, names, fields)
  }
}

function slotsIn(element: Element): string[] {
  const names = new Set(element.slot === undefined ? [] : [element.slot])
  if (element.type !== 'text') return [...names]
  const texts = element.runs ? element.runs.map(({ text }) => text) : [element.text ?? '']
  for (const part of texts.flatMap((text) => [...splitPlaceholders(text)])) {
    if (typeof part !== 'string') names.add(part.name)
  }
  return [...names]
}

function capital(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
