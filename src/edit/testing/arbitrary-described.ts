import fc from 'fast-check'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Run, Text } from '../../document/elements/text.ts'
import { listSlots } from '../../document/list-slots.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { describeSlot, markElement, unmark } from '../operations/slots.ts'
import { placesOf } from '../tree/place.ts'
import { sourceOf } from '../words/runs.ts'
import { replaceText } from '../words/session.ts'
import { spliceText } from '../words/splice-text.ts'
import { styleRange } from '../words/style-range.ts'
import { arbitraryEdit, arbitraryTree, type Edit } from './arbitrary-edits.ts'

const words = fc.constantFrom('Hello', '{{name|you}}', 'Dear {{ name }},', '')
const slot = fc.constantFrom('title', 'photo')
const run: fc.Arbitrary<Run> = fc.record(
  { text: words, slot, fontSize: fc.constantFrom(12, 40) },
  { requiredKeys: ['text'] },
)
const content = fc.oneof(
  fc.record({ text: words, slot }, { requiredKeys: ['text'] }),
  fc.record({ runs: fc.array(run, { minLength: 1, maxLength: 3 }) }),
)
const label = fc.constantFrom('One', 'Two')

/** Documents with texts, slots, some descriptions of these in any order, and properties of their own. */
export const arbitraryDescribed: fc.Arbitrary<Document> = fc
  .record({
    tree: arbitraryTree,
    contents: fc.array(content, { minLength: 1, maxLength: 4 }),
    picks: fc.array(fc.tuple(fc.nat(5), label), { maxLength: 3 }),
    title: fc.option(label),
    hasGuides: fc.boolean(),
  })
  .map(({ tree, contents, picks, title, hasGuides }) => {
    let count = 0
    const document = replaceElements(tree, (element) => {
      count += 1
      return [element.type === 'rect' ? textOf(element, contents[count % contents.length] ?? {}) : element]
    })
    const names = listSlots(document).map(({ name }) => name)
    const described = new Map(picks.flatMap(([at, text]) => (names[at] === undefined ? [] : [[names[at], text]])))
    const slots = Array.from(described, ([name, text]) => ({ name, label: text }))
    return {
      ...document,
      ...(title !== null && { title }),
      ...(hasGuides && { guides: { vertical: [10] } }),
      ...(slots.length > 0 && { slots }),
    }
  })

function textOf({ id, x, y, width, height }: Element, properties: object): Element {
  return { id, type: 'text', x, y, width, height, ...properties }
}

const typed = fc.tuple(fc.nat(20), fc.nat(4), fc.constantFrom('', 'new ', '{{name}}', 'x'))
const slotName = fc.constantFrom('title', 'photo', 'name')

/** An edit of any document, also of its texts, slots and own properties. */
export function arbitraryWordsEdit(name: string): fc.Arbitrary<Edit> {
  return fc.oneof(
    { arbitrary: arbitraryEdit(name), weight: 4 },
    {
      arbitrary: fc.tuple(fc.nat(9), typed).map(
        ([at, splice]): Edit =>
          (to) =>
            typedInto(to, at, splice),
      ),
      weight: 4,
    },
    {
      arbitrary: fc.tuple(fc.nat(9), fc.nat(9), fc.constantFrom(300, 700)).map(
        ([at, start, fontWeight]): Edit =>
          (to) =>
            changedText(to, at, (text) => styleRange(text, { start, end: start + 3 }, { fontWeight })),
      ),
      weight: 2,
    },
    fc.tuple(fc.nat(9), slotName, label).map(([at, slotted, words]): Edit => (to) => {
      const text = textsIn(to)[at % Math.max(1, textsIn(to).length)]
      if (!text) return to
      return withoutUnusedDescriptions(describeSlot(markElement(to, text.id, slotted), { name: slotted, label: words }))
    }),
    fc.nat(9).map((at): Edit => (to) => {
      const text = textsIn(to)[at % Math.max(1, textsIn(to).length)]
      return text ? unmark(to, new Set([text.id])) : to
    }),
    label.map((title): Edit => (to) => ({ ...to, title })),
  )
}

function typedInto(to: Document, at: number, [place, length, text]: readonly [number, number, string]): Document {
  return changedText(to, at, (element) => {
    const end = sourceOf(element).length
    const start = place % (end + 1)
    return spliceText(element, { start, end: Math.min(end, start + length), text })
  })
}

function changedText(to: Document, at: number, change: (text: Text) => Text): Document {
  const texts = textsIn(to)
  const chosen = texts[at % Math.max(1, texts.length)]
  return chosen ? withoutUnusedDescriptions(replaceText(to, chosen.id, change)) : to
}

function textsIn(document: Document): Text[] {
  return [...placesOf(document).values()].flatMap(({ element }) => (element.type === 'text' ? [element] : []))
}
