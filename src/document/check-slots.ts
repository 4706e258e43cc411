import { applyValue } from './apply-value.ts'
import { brandNames } from './brand-slots.ts'
import { reportTooLong } from './check-described-values.ts'
import { checkFilled } from './check-filled.ts'
import type { Document } from './document.ts'
import type { Element } from './elements/element.ts'
import { fillElements } from './document-filler.ts'
import type { IssueList } from './issue-list.ts'
import { duplicate, mustBe, unknownReference } from './issue-wording.ts'
import { listSlots, type Slot } from './list-slots.ts'
import { checkEntryCount, checkRepeatEntries } from './repeats/check-repeats.ts'
import { type FieldDescription, isBrandKind, type SlotDescription, type SlotKind } from './slot-description.ts'
import { checkValue, type SlotValue } from './slot-values.ts'

/** Kinds whose values are texts. */
const TEXT_KINDS: ReadonlySet<SlotKind> = new Set(['text', 'code', 'placeholder'])

/** Compares the descriptions of slots with the elements that use them. `document` is valid otherwise. */
export function checkSlots(document: Document, issues: IssueList): void {
  const { slots: descriptions } = document
  if (!descriptions) return
  const slots = listSlots(document)
  issues.enter('slots')
  checkEach(descriptions, { noun: 'slot', slots, issues }, (description, slot) => {
    if (slot) checkDescription(description, slot, { document, issues })
    else issues.reportAt('name', unknownSlot(description, document, nameAll(slots)))
  })
  issues.leave()
}

interface Checking {
  readonly noun: 'slot' | 'field'
  readonly slots: readonly Slot[]
  readonly issues: IssueList
}

/** Calls `check` at the position of each description with what it describes. Reports names that are described twice. */
function checkEach<Description extends FieldDescription>(
  descriptions: readonly Description[],
  { noun, slots, issues }: Checking,
  check: (description: Description, slot: Slot | undefined) => void,
): void {
  const named = new Map(slots.map((slot) => [slot.name, slot]))
  const seen = new Set<string>()
  for (const [index, description] of descriptions.entries()) {
    if (issues.full) return
    const { name } = description
    issues.enter(index)
    if (seen.has(name)) issues.reportAt('name', duplicate(name, noun))
    else check(description, named.get(name))
    seen.add(name)
    issues.leave()
  }
}

function nameAll(slots: readonly Slot[]): string[] {
  return slots.map(({ name }) => name)
}

function unknownSlot({ name, kind }: SlotDescription, document: Document, names: readonly string[]): string {
  return isBrandKind(kind)
    ? unknownReference(`brand ${kind}`, name, brandNames(document, kind))
    : unknownReference('slot', name, names)
}

function checkDescription(
  description: SlotDescription,
  slot: Slot,
  { document, issues }: { readonly document: Document; readonly issues: IssueList },
): void {
  const { sample } = description
  const { kind } = slot
  if (description.kind !== undefined && description.kind !== kind) {
    const user =
      kind === 'placeholder' ? 'since only runs or placeholders have this name' : `the type of its first element`
    issues.reportAt('kind', mustBe(`${JSON.stringify(kind)}, ${user}`, JSON.stringify(description.kind)))
  }
  checkField(description, slot, { noun: 'slot', issues })
  if (sample !== undefined) checkSample(description, kind, { document, issues })
}

/** Checks what descriptions of slots and of fields have in common. */
function checkField(
  { maxLength, fields }: FieldDescription,
  { kind, fields: own }: Slot,
  { noun, issues }: Omit<Checking, 'slots'>,
): void {
  if (maxLength !== undefined && !TEXT_KINDS.has(kind)) {
    issues.reportAt(
      'maxLength',
      `is only available for texts, codes and placeholders; the ${noun} is of kind "${kind}"`,
    )
  }
  if (!fields) return
  if (!own) {
    issues.reportAt('fields', `is only available for repeats; the ${noun} is of kind "${kind}"`)
    return
  }
  issues.enter('fields')
  checkEach(fields, { noun: 'field', slots: own, issues }, (field, slot) => {
    if (slot) checkField(field, slot, { noun: 'field', issues })
    else issues.reportAt('name', unknownReference('field', field.name, nameAll(own)))
  })
  issues.leave()
}

function checkSample(
  { name, sample, maxLength }: SlotDescription,
  kind: SlotKind,
  { document, issues }: { readonly document: Document; readonly issues: IssueList },
): void {
  const { brand, pages } = document
  issues.enter('sample')
  if (checkValue(sample, { kind, brand }, issues)) {
    if (maxLength !== undefined) reportTooLong(sample, maxLength, issues)
    const element = findSlotted(
      pages.flatMap(({ elements }) => elements),
      name,
    )
    if (element) checkSampleOf(element, sample as SlotValue, { document, issues })
  }
  issues.leave()
}

/** As data is checked, so that the sample can be sent. */
function checkSampleOf(
  element: Element,
  sample: SlotValue,
  { document: { brand }, issues }: { readonly document: Document; readonly issues: IssueList },
): void {
  const applied = applyValue(element, sample)
  checkFilled(applied, { before: element, value: sample, brand }, issues)
  if (applied.type !== 'repeat') return
  checkEntryCount(applied, fillElements, issues)
  checkRepeatEntries(applied, { fill: fillElements, missing: 'report', brand, depth: 0 }, issues)
}

function findSlotted(elements: readonly Element[], slot: string): Element | undefined {
  for (const element of elements) {
    if (element.slot === slot) return element
    const inner = element.type === 'group' ? findSlotted(element.elements, slot) : undefined
    if (inner) return inner
  }
  return undefined
}
