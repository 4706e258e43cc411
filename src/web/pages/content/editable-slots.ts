import type { Document } from '../../../document/document.ts'
import { complete, type Element, type ElementOf } from '../../../document/elements/element.ts'
import { type DescribedSlot, describedSlots, describeSlot } from '../../../document/described-slots.ts'
import { fieldsOf } from '../../../document/list-slots.ts'
import { splitPlaceholders } from '../../../document/placeholders.ts'
import { entryValues } from '../../../document/repeats/entry-fields.ts'
import { resolveBrand } from '../../../document/resolve-brand.ts'
import type { SlotValue } from '../../../document/slot-values.ts'

/** In fractions of the image, from the top left. */
export type Focus = NonNullable<ElementOf<'image'>['focus']>

/** In fractions of the image. */
export type Crop = NonNullable<ElementOf<'image'>['crop']>

type TableColumn = ElementOf<'table'>['columns'][number]

export interface EditableSlot extends DescribedSlot {
  /** Undefined if the image is not cropped, or if the slot has elements that accept no focus. */
  readonly framing: { readonly focus: Focus; readonly crop: Crop } | undefined
  /** Of a repeat. */
  readonly list: EntryList | undefined
  /**
   * The table or chart that the slot fills, with the defaults of placeholders in the titles of columns.
   * Undefined for several kinds of elements, or cells with placeholders.
   */
  readonly dataElement: ElementOf<'table'> | ElementOf<'chart'> | undefined
  readonly isHidden: boolean
  /** Advice below the field. */
  readonly note: string | undefined
}

/** The list that fills a repeat. */
export interface EntryList {
  readonly fields: readonly EditableSlot[]
  /** Those of the document. */
  readonly entries: readonly Readonly<Record<string, SlotValue>>[]
  readonly max: number
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

export function editableSlots(document: Document): EditableSlot[] {
  // A color picker shows colors of the brand, not their names.
  const resolved = resolveBrand(document)
  return editable(
    describedSlots(resolved),
    resolved.pages.flatMap(({ elements }) => elements),
  )
}

function editable(slots: readonly DescribedSlot[], within: readonly Element[]): EditableSlot[] {
  const elementsBySlot = new Map<string, Element[]>()
  collect(within, elementsBySlot)
  return slots.map((slot) => {
    const elements = elementsBySlot.get(slot.name) ?? []
    const isHidden = elements[0]?.visible === false
    const [first] = elements
    const list = first?.type === 'repeat' ? entryListOf(first) : undefined
    const notes = [...(isHidden ? ['Hidden.'] : []), ...(slot.help === null ? [] : [slot.help])]
    return {
      ...slot,
      framing: framingOf(elements),
      list,
      dataElement: dataElementOf(elements),
      isHidden,
      note: notes.join(' ') || undefined,
    }
  })
}

function entryListOf(repeat: ElementOf<'repeat'>): EntryList {
  const { entries = [], max = Infinity, elements } = repeat
  const described = fieldsOf(repeat).map((field) => describeSlot(field))
  const fields = editable(described, elements)
  const names = fields.map(({ name }) => name)
  return { fields, entries: entries.map((entry) => entryValues(entry, names) as Record<string, SlotValue>), max }
}

function collect(elements: readonly Element[], elementsBySlot: Map<string, Element[]>): void {
  for (const element of elements) {
    if (element.slot !== undefined)
      elementsBySlot.set(element.slot, [...(elementsBySlot.get(element.slot) ?? []), element])
    if (element.type === 'group') collect(element.elements, elementsBySlot)
  }
}

/** Returns the framing of the first element, which also provides the slot's default. */
function framingOf(elements: readonly Element[]): EditableSlot['framing'] {
  const [first] = elements
  if (first?.type !== 'image' || elements.some(({ type }) => type !== 'image')) return undefined
  const { fit, focus, crop = WHOLE } = complete<'image'>(first)
  return fit === 'cover' ? { focus, crop } : undefined
}

function dataElementOf([first, ...others]: readonly Element[]): EditableSlot['dataElement'] {
  if (first?.type !== 'table' && first?.type !== 'chart') return undefined
  // Placeholders in edited rows would be text.
  if (first.type === 'table' && rowTexts(first).some(hasPlaceholder)) return undefined
  if (!others.every(({ type }) => type === first.type)) return undefined
  return first.type === 'table' ? { ...first, columns: first.columns.map(withFilledTitle) } : first
}

function withFilledTitle(column: TableColumn): TableColumn {
  if (column.title === undefined) return column
  const parts = [...splitPlaceholders(column.title)]
  return {
    ...column,
    title: parts.map((part) => (typeof part === 'string' ? part : (part.fallback ?? part.name))).join(''),
  }
}

function rowTexts({ rows = [] }: ElementOf<'table'>): string[] {
  return rows.flat().flatMap((cell) => (typeof cell === 'object' ? (cell?.text ?? []) : String(cell)))
}

function hasPlaceholder(text: string): boolean {
  return [...splitPlaceholders(text)].some((part) => typeof part !== 'string')
}
