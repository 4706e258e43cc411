import fc from 'fast-check'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Run } from '../../document/elements/text.ts'
import { listSlots } from '../../document/list-slots.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { arbitraryTree } from './arbitrary-edits.ts'

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
