import { Failure } from '../failure.ts'
import { applyValue, replacesElements, replacesText } from './apply-value.ts'
import { checkElements, type Tally } from './check-elements.ts'
import { isObject } from './check-schema.ts'
import { type Document, type Page } from './document.ts'
import { type Element, type ElementOf } from './elements/element.ts'
import { FaultList } from './fault-list.ts'
import { FillTexts, type Missing } from './fill-texts.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { listSlots } from './list-slots.ts'
import { quoted, received } from './received.ts'
import { SlotValues, type SlotValue } from './slot-values.ts'

const SHOWN_SLOTS = 50

/**
 * `document`, which is valid, with its slots and placeholders filled from `data`; a new one, which shares what did not
 * change, and which is valid again. A string (in a text also a number) fills what the element is about, an object
 * overrides properties, null hides. Placeholders that data does not name become their defaults. What data brings is
 * taken literally: `{{…}}` within it is text.
 *
 * Throws `invalid_input` with all faults, at `/data/<slot>/…`: a slot nobody has, a value that does not fit, a placeholder without
 * a default that data lacks (unless its text is hidden or replaced), and a document that would exceed a limit. That
 * is noticed while filling, so that short data for many places cannot fill the memory. `missing` has other ways with the placeholders
 * that data lacks.
 */
export function fillDocument(document: Document, data: unknown, missing: Missing = 'report'): Document {
  const faults = new FaultList('/data')
  if (!isObject(data)) {
    faults.report(`must be an object with a value for each slot to fill; received ${received(data)}`)
    throw new Failure('invalid_input', { issues: faults.issues })
  }
  const values = new SlotValues(data, faults)
  checkNames(document, values, faults)
  const filled = new Filling(values, new FillTexts(values, faults, missing), faults).document(document)
  if (faults.isEmpty && jsonBytes(filled) > LIMITS.documentBytes) reportTooLarge(faults)
  if (!faults.isEmpty) throw new Failure('invalid_input', { issues: faults.issues })
  return filled
}

/**
 * `document` as it is painted where no data is given: every placeholder with a default becomes that; one without stays
 * as it is written, to be seen.
 */
export function fillDefaults(document: Document): Document {
  const faults = new FaultList('/data')
  const values = new SlotValues({}, faults)
  return new Filling(values, new FillTexts(values, faults, 'keep'), faults).document(document)
}

function checkNames(document: Document, values: SlotValues, faults: FaultList): void {
  const names = new Set(listSlots(document).map((slot) => slot.name))
  const known = slotList([...names])
  for (const name of values.names) {
    if (!names.has(name)) faults.reportAt(name, `is no slot of this document; ${known}`)
    if (faults.full) return
  }
}

function slotList(names: readonly string[]): string {
  if (names.length === 0) return 'it has none'
  const shown = names.slice(0, SHOWN_SLOTS).map(quoted).join(', ')
  return names.length > SHOWN_SLOTS ? `it has ${shown} and ${names.length - SHOWN_SLOTS} more` : `it has ${shown}`
}

function reportTooLarge(faults: FaultList): void {
  faults.reportLast(`must leave the filled document within ${LIMITS.documentBytes} bytes of JSON; it takes more`)
}

/** Where in the tree an element stands. */
interface Place {
  /** How many groups it is in. */
  readonly depth: number
  /** Whether it or a group around it is hidden: what is not seen needs no data. */
  readonly isHidden: boolean
}

/** One filling of one document. */
class Filling {
  readonly #values: SlotValues
  readonly #texts: FillTexts
  readonly #faults: FaultList
  readonly #tally: Tally = { ids: new Set(), elementsOnPage: 0 }
  readonly #lengths = new Map<string, number>()
  /** Characters that the data has put in: the filled document takes at least a byte for each. */
  #added = 0

  constructor(values: SlotValues, texts: FillTexts, faults: FaultList) {
    this.#values = values
    this.#texts = texts
    this.#faults = faults
  }

  document(document: Document): Document {
    const counts = document.pages.map((page) => this.#countKept(page.elements))
    const pages = document.pages.map((page, index): Page => {
      this.#tally.elementsOnPage = counts[index] ?? 0
      const elements = this.#elements(page.elements, { depth: 0, isHidden: false })
      return elements === page.elements ? page : { ...page, elements }
    })
    return { ...document, pages }
  }

  /** Notes the ids of the elements that stay, and counts them: those that data puts into a group come on top. */
  #countKept(elements: readonly Element[]): number {
    let count = 0
    for (const element of elements) {
      count += 1
      this.#tally.ids.add(element.id)
      if (element.type === 'group' && !replacesElements(this.#valueOf(element))) {
        count += this.#countKept(element.elements)
      }
    }
    return count
  }

  /** The same list where nothing in it changes. */
  #elements(elements: Element[], place: Place): Element[] {
    let filled: Element[] | undefined
    for (const [index, element] of elements.entries()) {
      if (this.#faults.full) break
      const changed = this.#element(element, place)
      if (changed === element) continue
      filled ??= [...elements]
      filled[index] = changed
    }
    return filled ?? elements
  }

  #element(element: Element, { depth, isHidden }: Place): Element {
    const value = this.#valueOf(element)
    const place = { depth, isHidden: isHidden || isHiddenBy(element, value) }
    let filled = element
    if (element.type === 'text' && !replacesText(value)) filled = this.#text(element, place)
    if (element.type === 'group' && !replacesElements(value)) filled = this.#group(element, place)
    if (value === undefined || element.slot === undefined) return filled
    if (replacesElements(value)) this.#checkElements(element.slot, value['elements'], depth)
    this.#add(this.#lengthOf(element.slot, value))
    return applyValue(filled, value)
  }

  #text(element: ElementOf<'text'>, { isHidden }: Place): Element {
    const filled = this.#texts.fill(element, isHidden)
    if (filled === element) return element
    this.#add(filled.text?.length ?? 0)
    for (const run of filled.runs ?? []) this.#add(run.text.length)
    return filled
  }

  #group(element: ElementOf<'group'>, { depth, isHidden }: Place): Element {
    const elements = this.#elements(element.elements, { depth: depth + 1, isHidden })
    return elements === element.elements ? element : { ...element, elements }
  }

  #checkElements(slot: string, elements: unknown, depth: number): void {
    this.#faults.enter(slot)
    this.#faults.enter('elements')
    checkElements({ value: elements, depth: depth + 1 }, this.#tally, this.#faults)
    this.#faults.leave()
    this.#faults.leave()
  }

  #valueOf(element: Element): SlotValue | undefined {
    return this.#values.has(element.slot) ? this.#values.find(element.slot, element.type) : undefined
  }

  /** How many characters `value` takes at least. Measured once, and only where no fault could make it endless. */
  #lengthOf(slot: string, value: SlotValue): number {
    if (typeof value === 'string') return value.length
    if (typeof value !== 'object' || value === null || !this.#faults.isEmpty) return 0
    const known = this.#lengths.get(slot)
    if (known !== undefined) return known
    const { length } = JSON.stringify(value)
    this.#lengths.set(slot, length)
    return length
  }

  #add(characters: number): void {
    this.#added += characters
    if (this.#added > LIMITS.documentBytes && !this.#faults.full) reportTooLarge(this.#faults)
  }
}

function isHiddenBy(element: Element, value: SlotValue | undefined): boolean {
  if (value === null) return true
  const visible = typeof value === 'object' ? (value['visible'] ?? element.visible) : element.visible
  return visible === false
}
