import { AddedBytes } from './added-bytes.ts'
import {
  applyValue,
  isHiddenBy,
  replacesData,
  replacesElements,
  replacesEntries,
  replacesRows,
  replacesText,
} from './apply-value.ts'
import { brandSlots, fillBrand } from './brand-slots.ts'
import { checkElements, type SeenElements } from './check-elements.ts'
import { checkFilled } from './check-filled.ts'
import { reportFilledCode } from './codes/report-filled-code.ts'
import { countCopiesIn, countRemaining } from './count-filled.ts'
import type { Document, Page } from './document.ts'
import type { Element, ElementOf } from './elements/element.ts'
import { elementTexts } from './element-texts.ts'
import { IssueList } from './issue-list.ts'
import { FillTexts, type Missing } from './fill-texts.ts'
import { LIMITS } from './limits.ts'
import {
  checkCopies,
  checkEntryCount,
  checkRepeatEntries,
  checkRepeatsIn,
  type FillElements,
  type RepeatChecks,
} from './repeats/check-repeats.ts'
import { SlotValues, type SlotValue } from './slot-values.ts'

/** Fills the elements of an entry of a repeat. Without a list of issues, invalid values are ignored. */
export const fillElements: FillElements = (
  elements,
  entry,
  { issues = new IssueList(''), missing = 'keep', brand, depth = 0 } = {},
) => {
  return new DocumentFiller(new SlotValues(entry, issues, brand), issues, missing).fillEntry(elements, depth)
}

interface Place {
  readonly depth: number
  /** Hidden texts, and texts in hidden groups, require no data. */
  readonly isHidden: boolean
}

/** Fills one document, or the elements of one entry, and checks limits while it does. */
export class DocumentFiller {
  readonly #values: SlotValues
  readonly #texts: FillTexts
  readonly #issues: IssueList
  readonly #missing: Missing
  readonly #seen: SeenElements
  readonly #added: AddedBytes
  /** Whether the elements are those of a repeat, filled from one entry. */
  #isEntry = false

  constructor(values: SlotValues, issues: IssueList, missing: Missing) {
    this.#values = values
    this.#texts = new FillTexts(values, issues, missing)
    this.#issues = issues
    this.#missing = missing
    this.#seen = { ids: new Set(), brand: values.brand, elementsOnPage: 0 }
    this.#added = new AddedBytes(issues)
  }

  fill(document: Document): Document {
    const [values, { ids }] = [this.#values, this.#seen]
    const counts = document.pages.map(
      ({ elements }) => countRemaining(elements, values, ids) + countCopiesIn(elements, values, fillElements),
    )
    const pages = document.pages.map((page, index): Page => {
      this.#seen.elementsOnPage = counts[index] ?? 0
      const elements = this.#fillElements(page.elements, { depth: 0, isHidden: false })
      return elements === page.elements ? page : { ...page, elements }
    })
    const brand = fillBrand(document, brandSlots(document), this.#values)
    return { ...document, ...(brand && { brand }), pages }
  }

  /** Of a repeat. Does not count copies for nested repeats: that would double the time with each level. */
  fillEntry(elements: Element[], depth: number): Element[] {
    this.#isEntry = true
    // Counting takes longer than filling, and only new elements are checked against the count.
    if (this.#values.replaceElements) this.#seen.elementsOnPage = countRemaining(elements, this.#values, this.#seen.ids)
    return this.#fillElements(elements, { depth, isHidden: false })
  }

  #fillElements(elements: Element[], place: Place): Element[] {
    let filled: Element[] | undefined
    for (const [index, element] of elements.entries()) {
      if (this.#issues.full) break
      const changed = this.#fillElement(element, place)
      if (changed === element) continue
      filled ??= [...elements]
      filled[index] = changed
    }
    return filled ?? elements
  }

  #fillElement(element: Element, { depth, isHidden }: Place): Element {
    const value = this.#values.findFor(element)
    const place = { depth, isHidden: isHidden || isHiddenBy(element, value) }
    let filled = element
    if (element.type === 'text' && !replacesText(element, value)) filled = this.#fillText(element, place)
    if (element.type === 'group' && !replacesElements(value)) filled = this.#fillGroup(element, place)
    if (element.type === 'code' && !replacesData(value)) filled = this.#fillCode(element, place)
    if (element.type === 'table') filled = this.#fillTable(element, { value, isHidden: place.isHidden })
    if (value === undefined || element.slot === undefined) return filled
    if (replacesElements(value)) this.#checkElements(element.slot, value['elements'], place)
    this.#added.addValue(element.slot, value)
    const applied = applyValue(filled, value)
    if (this.#issues.isEmpty) this.#checkApplied(applied, { before: filled, slot: element.slot, value })
    if (applied.type === 'repeat') this.#checkRepeat(applied, { slot: element.slot, value, place })
    return applied
  }

  #fillText(element: ElementOf<'text'>, { isHidden }: Place): Element {
    const filled = this.#texts.fill(element, isHidden)
    if (filled === element) return element
    this.#added.add(filled.text?.length ?? 0)
    for (const run of filled.runs ?? []) this.#added.add(run.text.length)
    return filled
  }

  #fillCode(element: ElementOf<'code'>, { isHidden }: Place): Element {
    const filled = this.#texts.fillCode(element, isHidden)
    if (filled === element) return element
    this.#added.add(filled.data.length)
    const hasValue = (name: string): boolean => this.#values.has(name)
    reportFilledCode({ filled, template: element.data, hasValue }, this.#issues)
    return filled
  }

  #fillTable(
    element: ElementOf<'table'>,
    { value, isHidden }: { value: SlotValue | undefined; isHidden: boolean },
  ): Element {
    const filled = this.#texts.fillTable(element, { isHidden, skipsRows: replacesRows(value) })
    if (filled !== element) for (const text of elementTexts(filled)) this.#added.add(text.length)
    return filled
  }

  #checkApplied(element: Element, { before, slot, value }: { before: Element; slot: string; value: SlotValue }): void {
    this.#issues.enter(slot)
    checkFilled(element, { before, value, brand: this.#values.brand }, this.#issues)
    this.#issues.leave()
  }

  #checkRepeat(
    element: ElementOf<'repeat'>,
    { slot, value, place }: { slot: string; value: SlotValue; place: Place },
  ): void {
    if (value === null) return
    this.#issues.enter(slot)
    const isInOverride = replacesEntries(value) && !Array.isArray(value)
    if (isInOverride) this.#issues.enter('entries')
    checkEntryCount(element, fillElements, this.#issues)
    if (replacesEntries(value)) checkRepeatEntries(element, this.#repeatChecks(place), this.#issues)
    // The copies of an entry are counted with those of the repeat around it.
    if (!this.#isEntry) {
      const most = Math.max(0, LIMITS.elementsPerPage - this.#seen.elementsOnPage)
      this.#seen.elementsOnPage += checkCopies(element, most, { ...this.#repeatChecks(place), issues: this.#issues })
    }
    if (isInOverride) this.#issues.leave()
    this.#issues.leave()
  }

  #repeatChecks({ depth, isHidden }: Place): RepeatChecks {
    // A placeholder of an entry cannot be filled later: the next list replaces the entry.
    const missing = this.#missing === 'leave' ? 'report' : this.#missing
    return { fill: fillElements, missing: isHidden ? 'keep' : missing, brand: this.#values.brand, depth }
  }

  #fillGroup(element: ElementOf<'group'>, { depth, isHidden }: Place): Element {
    const elements = this.#fillElements(element.elements, { depth: depth + 1, isHidden })
    return elements === element.elements ? element : { ...element, elements }
  }

  #checkElements(slot: string, elements: unknown, place: Place): void {
    const inner = { ...place, depth: place.depth + 1 }
    this.#issues.enter(slot)
    this.#issues.enter('elements')
    checkElements({ value: elements, depth: inner.depth }, this.#seen, this.#issues)
    if (this.#issues.isEmpty) this.#checkRepeatsIn(elements as Element[], inner)
    this.#issues.leave()
    this.#issues.leave()
  }

  #checkRepeatsIn(elements: Element[], place: Place): void {
    const checks = { ...this.#repeatChecks(place), missing: 'keep' } as const
    if (this.#isEntry) {
      checkRepeatsIn(elements, checks, this.#issues)
      return
    }
    const room = { left: LIMITS.elementsPerPage - this.#seen.elementsOnPage }
    checkRepeatsIn(elements, { ...checks, room }, this.#issues)
    this.#seen.elementsOnPage = LIMITS.elementsPerPage - room.left
  }
}
