import { Failure } from '../failure.ts'
import { applyValue, replacesElements, replacesText } from './apply-value.ts'
import { checkElements, type SeenElements } from './check-elements.ts'
import { isObject } from './check-schema.ts'
import { type Document, type Page } from './document.ts'
import { type Element, type ElementOf } from './elements/element.ts'
import { IssueList } from './issue-list.ts'
import { FillTexts, type Missing } from './fill-texts.ts'
import { mustBe } from './issue-wording.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { listSlots } from './list-slots.ts'
import { quoted, received } from './received.ts'
import { SlotValues, type SlotValue } from './slot-values.ts'

const MAX_LISTED_SLOTS = 50

/** `{{…}}` in data is text. Checks limits while filling, which bounds memory. @throws `invalid_input` */
export function fillDocument(document: Document, data: unknown, missing: Missing = 'report'): Document {
  const issues = new IssueList('/data')
  if (!isObject(data)) {
    issues.report(mustBe('an object with a value for each slot to fill', received(data)))
    throw new Failure('invalid_input', { issues: issues.list })
  }
  const values = new SlotValues(data, issues)
  checkNames(document, values, issues)
  const filled = new DocumentFiller(values, new FillTexts(values, issues, missing), issues).document(document)
  if (issues.isEmpty && jsonBytes(filled) > LIMITS.documentBytes) reportTooLarge(issues)
  if (!issues.isEmpty) throw new Failure('invalid_input', { issues: issues.list })
  return filled
}

/** Placeholders become their defaults, or remain as written. */
export function fillDefaults(document: Document): Document {
  const issues = new IssueList('/data')
  const values = new SlotValues({}, issues)
  return new DocumentFiller(values, new FillTexts(values, issues, 'keep'), issues).document(document)
}

function checkNames(document: Document, values: SlotValues, issues: IssueList): void {
  const names = new Set(listSlots(document).map((slot) => slot.name))
  const detail = `unknown slot; ${describeSlots([...names])}`
  for (const name of values.names) {
    if (!names.has(name)) issues.reportAt(name, detail)
    if (issues.full) return
  }
}

function describeSlots(names: readonly string[]): string {
  if (names.length === 0) return 'this document has no slots'
  const shown = names.slice(0, MAX_LISTED_SLOTS).map(quoted).join(', ')
  const rest = names.length - MAX_LISTED_SLOTS
  return rest > 0 ? `available slots: ${shown} and ${rest} more` : `available slots: ${shown}`
}

function reportTooLarge(issues: IssueList): void {
  issues.reportLast(`must keep the filled document within ${LIMITS.documentBytes} bytes of JSON`)
}

interface Place {
  readonly depth: number
  /** Hidden texts require no data, also in a hidden group. */
  readonly isHidden: boolean
}

class DocumentFiller {
  readonly #values: SlotValues
  readonly #texts: FillTexts
  readonly #issues: IssueList
  readonly #seen: SeenElements = { ids: new Set(), elementsOnPage: 0 }
  readonly #lengths = new Map<string, number>()
  /** A lower bound for the bytes that data adds to the document. */
  #added = 0

  constructor(values: SlotValues, texts: FillTexts, issues: IssueList) {
    this.#values = values
    this.#texts = texts
    this.#issues = issues
  }

  document(document: Document): Document {
    const counts = document.pages.map((page) => this.#countRemaining(page.elements))
    const pages = document.pages.map((page, index): Page => {
      this.#seen.elementsOnPage = counts[index] ?? 0
      const elements = this.#elements(page.elements, { depth: 0, isHidden: false })
      return elements === page.elements ? page : { ...page, elements }
    })
    return { ...document, pages }
  }

  #countRemaining(elements: readonly Element[]): number {
    let count = 0
    for (const element of elements) {
      count += 1
      this.#seen.ids.add(element.id)
      if (element.type === 'group' && !replacesElements(this.#valueOf(element))) {
        count += this.#countRemaining(element.elements)
      }
    }
    return count
  }

  #elements(elements: Element[], place: Place): Element[] {
    let filled: Element[] | undefined
    for (const [index, element] of elements.entries()) {
      if (this.#issues.full) break
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
    this.#issues.enter(slot)
    this.#issues.enter('elements')
    checkElements({ value: elements, depth: depth + 1 }, this.#seen, this.#issues)
    this.#issues.leave()
    this.#issues.leave()
  }

  #valueOf(element: Element): SlotValue | undefined {
    return this.#values.has(element.slot) ? this.#values.find(element.slot, element.type) : undefined
  }

  /** A lower bound. Skips invalid data, which may be cyclic. */
  #lengthOf(slot: string, value: SlotValue): number {
    if (typeof value === 'string') return value.length
    if (typeof value !== 'object' || value === null || !this.#issues.isEmpty) return 0
    const known = this.#lengths.get(slot)
    if (known !== undefined) return known
    const { length } = JSON.stringify(value)
    this.#lengths.set(slot, length)
    return length
  }

  #add(characters: number): void {
    this.#added += characters
    if (this.#added > LIMITS.documentBytes && !this.#issues.full) reportTooLarge(this.#issues)
  }
}

function isHiddenBy(element: Element, value: SlotValue | undefined): boolean {
  if (value === null) return true
  const visible = typeof value === 'object' ? (value['visible'] ?? element.visible) : element.visible
  return visible === false
}
