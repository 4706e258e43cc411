import { describedSlots, type DescribedSlot } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { elementTexts } from '../../document/element-texts.ts'
import type { Element, ElementOf } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { isBrandKind } from '../../document/slot-description.ts'
import { splitPlaceholders } from '../../document/placeholders.ts'
import { entryValues } from '../../document/repeats/entry-fields.ts'
import type { Row } from './read-sample-rows.ts'
import { stressText, type TextStress } from './stress-text.ts'

/** What a design is tried with: texts of every kind, what is optional left out, and lists of 1 and of 30. */
export const STRESSES = ['longest', 'shortest', 'arabic', 'japanese', 'emoji', 'missing', 'one', 'many'] as const
export type Stress = (typeof STRESSES)[number]

const MANY = 30

/** Returns the worst that data may do to a design. Slots that have nothing to do with it are left out. */
export function stressData(document: Document, stress: Stress): Row {
  const elements = elementsBySlot(document)
  const strict = strictCodeNames(document, stress)
  const values = describedSlots(document)
    .filter(({ name }) => !strict.has(name))
    .flatMap((slot) => {
      const value = stressValue(slot, elements.get(slot.name), stress)
      return value === undefined ? [] : [[slot.name, value]]
    })
  return Object.fromEntries(values)
}

function stressValue(slot: DescribedSlot, element: Element | undefined, stress: Stress): unknown {
  if (isBrandKind(slot.kind)) return undefined
  if (stress === 'missing') return slot.required ? (slot.sample ?? slot.default ?? slot.label) : null
  switch (slot.kind) {
    case 'text':
    case 'placeholder':
      return isOfTexts(stress) ? stressText(slot, stress) : undefined
    case 'repeat':
      return element?.type === 'repeat' ? stressEntries(slot, element, stress) : undefined
    case 'table':
      return element?.type === 'table' ? stressRows(slot, element.rows ?? [], { stress }) : undefined
    case 'chart':
      return isOfTexts(stress) || element?.type !== 'chart'
        ? undefined
        : cycled(rowsOf(element, slot), countFor(stress, MANY))
    default:
      return undefined
  }
}

function isOfTexts(stress: Stress): stress is TextStress {
  return stress !== 'one' && stress !== 'many' && stress !== 'missing'
}

function stressEntries(
  { sample, fields = [] }: DescribedSlot,
  { entries = [], max = LIMITS.repeatEntries }: ElementOf<'repeat'>,
  stress: Stress,
): unknown {
  const names = fields.map(({ name }) => name)
  const known = (entries.length > 0 ? entries : listOf(sample)) as NonNullable<ElementOf<'repeat'>['entries']>
  const base = known.length > 0 ? known.map((entry) => entryValues(entry, names)) : [{}]
  if (!isOfTexts(stress)) return cycled(base, Math.min(max, countFor(stress, base.length)))
  return base.map((entry) => ({
    ...entry,
    ...Object.fromEntries(
      fields
        .filter((field) => isText(field) && entry[field.name] !== null)
        .map((field) => [field.name, stressText(ofEntry(field, entry), stress)]),
    ),
  }))
}

/** An entry's own text says more about its length than the one that new entries begin with. */
function ofEntry(field: DescribedSlot, entry: Readonly<Record<string, unknown>>): DescribedSlot {
  const own = entry[field.name]
  return typeof own === 'string' || typeof own === 'number' ? { ...field, default: String(own) } : field
}

/** The rows of a chart's own figures, if it has no sample. */
function rowsOf({ categories = [], series }: ElementOf<'chart'>, { sample }: DescribedSlot): readonly unknown[] {
  const given = listOf(sample)
  return given.length > 0
    ? given
    : categories.map((category, index) => [category, ...series.map(({ values }) => values[index] ?? null)])
}

function isText({ kind }: DescribedSlot): boolean {
  return kind === 'text' || kind === 'placeholder'
}

function stressRows({ sample }: DescribedSlot, own: readonly unknown[], { stress }: { stress: Stress }): unknown {
  const rows = own.length > 0 ? own : listOf(sample)
  if (!isOfTexts(stress)) return cycled(rows, countFor(stress, MANY))
  const stressed = (cell: unknown): unknown =>
    typeof cell === 'string' && cell !== ''
      ? stressText({ label: cell, default: cell, sample: null, maxLength: null }, stress)
      : cell
  return rows.map((row) => (Array.isArray(row) ? row.map(stressed) : row))
}

function countFor(stress: Stress, otherwise: number): number {
  if (stress === 'one') return 1
  return stress === 'many' ? MANY : otherwise
}

/** Undefined if there is nothing to repeat. */
function cycled(items: readonly unknown[], count: number): unknown[] | undefined {
  if (items.length === 0) return undefined
  return Array.from({ length: count }, (_, index) => items[index % items.length])
}

function listOf(sample: unknown): readonly unknown[] {
  return Array.isArray(sample) ? sample : []
}

/** The first element of each slot. */
function elementsBySlot(document: Document): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>()
  const add = (element: Element): void => {
    if (element.slot !== undefined && !found.has(element.slot)) found.set(element.slot, element)
    if (element.type === 'group') element.elements.forEach(add)
  }
  for (const { elements } of document.pages) elements.forEach(add)
  return found
}

/** Codes that encode every text. */
const CODES_OF_TEXT = new Set(['qrcode', 'datamatrix', 'aztec', 'pdf417'])

/** The placeholders of codes that encode only certain characters, and of all codes if they would be empty. */
function strictCodeNames(document: Document, stress: Stress): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (element: Element): void => {
    if (element.type === 'group') element.elements.forEach(add)
    if (element.type !== 'code' || (stress !== 'missing' && CODES_OF_TEXT.has(element.symbology))) return
    for (const part of elementTexts(element).flatMap((text) => [...splitPlaceholders(text)])) {
      if (typeof part !== 'string') names.add(part.name)
    }
  }
  for (const { elements } of document.pages) elements.forEach(add)
  return names
}
