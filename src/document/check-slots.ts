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
import { isBrandKind, type SlotDescription, type SlotKind } from './slot-description.ts'
import { checkValue, type SlotValue } from './slot-values.ts'

/** Kinds whose values are texts. */
const TEXT_KINDS: ReadonlySet<SlotKind> = new Set(['text', 'code', 'placeholder'])

/** Compares the descriptions of slots with the elements that use them. `document` is valid otherwise. */
export function checkSlots(document: Document, issues: IssueList): void {
  const { slots: descriptions } = document
  if (!descriptions) return
  const slots = new Map(listSlots(document).map((slot) => [slot.name, slot]))
  const seen = new Set<string>()
  issues.enter('slots')
  for (const [index, description] of descriptions.entries()) {
    if (issues.full) break
    const { name } = description
    issues.enter(index)
    const slot = slots.get(name)
    if (seen.has(name)) issues.reportAt('name', duplicate(name, 'slot'))
    else if (slot) checkDescription(description, slot, { document, issues })
    else issues.reportAt('name', unknownSlot(description, document, [...slots.keys()]))
    seen.add(name)
    issues.leave()
  }
  issues.leave()
}

function unknownSlot({ name, kind }: SlotDescription, document: Document, names: readonly string[]): string {
  return isBrandKind(kind)
    ? unknownReference(`brand ${kind}`, name, brandNames(document, kind))
    : unknownReference('slot', name, names)
}

function checkDescription(
  description: SlotDescription,
  { kind }: Slot,
  { document, issues }: { readonly document: Document; readonly issues: IssueList },
): void {
  const { maxLength, sample } = description
  if (description.kind !== undefined && description.kind !== kind) {
    const user =
      kind === 'placeholder' ? 'since only runs or placeholders have this name' : `the type of its first element`
    issues.reportAt('kind', mustBe(`${JSON.stringify(kind)}, ${user}`, JSON.stringify(description.kind)))
  }
  if (maxLength !== undefined && !TEXT_KINDS.has(kind)) {
    issues.reportAt('maxLength', `is only available for texts, codes and placeholders; the slot is of kind "${kind}"`)
  }
  if (sample !== undefined) checkSample(description, kind, { document, issues })
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
