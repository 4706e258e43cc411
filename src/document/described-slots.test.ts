import { describe, expect, it } from 'vitest'
import { describedSlots, withoutUnusedDescriptions } from './described-slots.ts'
import type { Document } from './document.ts'
import { fillDocument } from './fill-document.ts'
import { parseDocument } from './parse-document.ts'
import type { SlotDescription } from './slot-description.ts'
import { byPointer, documentOf, element, issuesOf } from './testing/build.ts'

const ELEMENTS = [
  element('text', { id: 't', slot: 'headline', text: 'Sale' }),
  element('text', { id: 'p', text: 'For {{firstName}} at {{place|home}}' }),
  element('image', { id: 'i', slot: 'photo' }),
  element('rect', { id: 'r', slot: 'accent' }),
  element('table', { id: 'b', slot: 'lines' }),
]

function described(...slots: SlotDescription[]): Document {
  return { ...documentOf(...ELEMENTS), slots }
}

function issuesIn(document: object): Record<string, string> {
  const parsed = parseDocument(document)
  return 'issues' in parsed ? byPointer(parsed.issues) : {}
}

function parsed(document: object): Document {
  const result = parseDocument(document)
  if ('issues' in result) throw new Error(JSON.stringify(result.issues))
  return result.document
}

const NONE = { help: null, group: null, maxLength: null, sample: null }

describe('slots', () => {
  it('are listed in the order of their descriptions, and then in document order', () => {
    const document = described(
      { name: 'photo', label: 'Portrait', help: 'Upright.', group: 'Pictures' },
      { name: 'place' },
    )
    expect(describedSlots(document).map(({ name }) => name)).toEqual([
      ...['photo', 'place', 'headline', 'firstName', 'accent', 'lines'],
    ])
    expect(describedSlots(document)[0]).toEqual({
      ...{ name: 'photo', kind: 'image', default: 'builtin:sea', required: false, maxLength: null, sample: null },
      ...{ label: 'Portrait', help: 'Upright.', group: 'Pictures' },
    })
  })

  it('without a description have a label made of their name', () => {
    expect(describedSlots(described()).find(({ name }) => name === 'firstName')).toEqual({
      ...NONE,
      ...{ name: 'firstName', label: 'First name', kind: 'placeholder', default: null, required: true },
    })
  })

  it('are required if their description or their placeholder says so', () => {
    const document = described({ name: 'headline', required: true }, { name: 'firstName', required: false })
    const required = describedSlots(document).filter((slot) => slot.required)
    expect(required.map(({ name }) => name)).toEqual(['headline', 'firstName'])
  })
})

describe('a description', () => {
  it('of a slot in use is accepted with all its properties', () => {
    const full = {
      label: 'Headline',
      help: 'Short.',
      group: 'Texts',
      kind: 'text',
      required: true,
      maxLength: 20,
    } as const
    const document = described(
      { name: 'headline', ...full, sample: 'Summer sale' },
      { name: 'accent', sample: '#ff0000' },
      { name: 'lines', sample: [['a', 1]] },
      { name: 'photo', sample: 'builtin:sea' },
    )
    expect(issuesIn(document)).toEqual({})
  })

  it('must be of a slot that something uses, once, with its kind', () => {
    const document = described(
      { name: 'headlines' },
      { name: 'photo', kind: 'text' },
      { name: 'photo' },
      { name: 'place', kind: 'text' },
    )
    expect(issuesIn(document)).toEqual({
      '/document/slots/0/name':
        'unknown slot `headlines`; did you mean `headline`?; available: `headline`, `firstName`, `place`, `photo`, `accent` or `lines`',
      '/document/slots/1/kind': 'must be "image", the type of its first element; received "text"',
      '/document/slots/2/name': 'duplicate slot "photo"',
      '/document/slots/3/kind':
        'must be "placeholder", since only runs or placeholders have this name; received "text"',
    })
    expect(issuesIn(described({ name: 'photo', kind: 'picture' as never }))['/document/slots/0/kind']).toMatch(
      /^must be one of "text", "image".*; received "picture"; did you mean "image"\?$/,
    )
  })

  it('has a sample that could fill the slot, and is as short as the description says', () => {
    const document = described(
      { name: 'headline', maxLength: 3, sample: 'Sale' },
      { name: 'photo', maxLength: 3 },
      { name: 'accent', sample: 'red' },
      { name: 'lines', sample: 'rows' },
      { name: 'place', maxLength: 3, sample: 1234 },
    )
    expect(issuesIn(document)).toEqual({
      '/document/slots/0/sample': 'must be at most 3 characters; received 4 characters',
      '/document/slots/1/maxLength': 'is only available for texts, codes and placeholders; the slot is of kind "image"',
      '/document/slots/2/sample': 'must be a color: "#rgb", "#rrggbb", "#rrggbbaa" or "brand:<name>"; received "red"',
      '/document/slots/3/sample':
        'must be a list of rows, an object with properties of the table, or null to hide it; received "rows"',
      '/document/slots/4/sample': 'must be at most 3 characters; received 4 characters',
    })
  })
})

it('the sample of a list has entries that could be sent', () => {
  const dish = [element('text', { id: 'n', slot: 'name' }), element('text', { id: 'c', text: '{{price}}' })]
  const list = element('repeat', { slot: 'dishes', max: 2, elements: dish })
  const sampled = (sample: unknown[]): object => ({ ...documentOf(list), slots: [{ name: 'dishes', sample }] })
  expect(issuesIn(sampled([{ name: 'Soup', price: 8 }]))).toEqual({})
  expect(issuesIn(sampled([{ nam: 'Soup', price: 8 }, { name: true }, 'Trout']))).toEqual({
    '/document/slots/0/sample': 'must have at most 2 entries; received 3',
    '/document/slots/0/sample/0/nam': 'unknown field; available fields: "name", "price"',
    '/document/slots/0/sample/1/name': expect.stringContaining('received true'),
    '/document/slots/0/sample/1/price': expect.stringContaining('is required'),
    '/document/slots/0/sample/2': 'must be an object with values by name; received "Trout"',
  })
})

it('a sample has no properties of elements', () => {
  for (const sample of [null, { text: 'Sale' }]) {
    expect(issuesIn(described({ name: 'headline', sample: sample as never }))).toEqual({
      '/document/slots/0/sample': expect.stringMatching(
        /^must be a string of at most 20000 characters, or a number, or an array; received (null|an object)$/,
      ),
    })
  }
})

describe('the fields of a list', () => {
  const inner = element('repeat', { id: 'in', slot: 'notes', elements: [element('text', { id: 't', slot: 'note' })] })
  const dish = [element('text', { id: 'n', slot: 'name' }), element('image', { id: 'i', slot: 'photo' }), inner]
  const list = element('repeat', { slot: 'dishes', elements: dish })
  const withFields = (fields: unknown[], more: object = {}) => ({
    ...documentOf(list),
    slots: [{ name: 'dishes', fields, ...more }],
  })

  it('are described in the order of their descriptions, also within a list in the list', () => {
    const document = withFields([
      { name: 'notes', fields: [{ name: 'note', label: 'Remark', maxLength: 9 }] },
      { name: 'name', label: 'Dish', help: 'As on the menu.' },
    ])
    const [dishes] = describedSlots(parsed(document))
    expect(dishes?.fields).toMatchObject([
      { name: 'notes', label: 'Notes', fields: [{ name: 'note', label: 'Remark', maxLength: 9 }] },
      { name: 'name', label: 'Dish', help: 'As on the menu.' },
      { name: 'photo', label: 'Photo', help: null },
    ])
  })

  it('must be in use, each once, and only texts have a length', () => {
    const document = withFields([
      { name: 'nam' },
      { name: 'photo', maxLength: 3 },
      { name: 'photo' },
      { name: 'name', fields: [{ name: 'note' }] },
    ])
    expect(issuesIn(document)).toEqual({
      '/document/slots/0/fields/0/name':
        'unknown field `nam`; did you mean `name`?; available: `name`, `photo` or `notes`',
      '/document/slots/0/fields/1/maxLength':
        'is only available for texts, codes and placeholders; the field is of kind "image"',
      '/document/slots/0/fields/2/name': 'duplicate field "photo"',
      '/document/slots/0/fields/3/fields': 'is only available for repeats; the field is of kind "text"',
    })
    expect(issuesIn(described({ name: 'photo', fields: [{ name: 'x' }] }))).toEqual({
      '/document/slots/0/fields': 'is only available for repeats; the slot is of kind "image"',
    })
  })

  it('limit the values of entries', () => {
    const document = withFields([
      { name: 'name', maxLength: 4 },
      { name: 'notes', fields: [{ name: 'note', maxLength: 2 }] },
    ])
    const data = { dishes: [{ name: 'Soup' }, { name: 'Trout', notes: [{ note: 'hot' }] }] }
    expect(issuesOf(() => fillDocument(parsed(document), data))).toEqual({
      '/data/dishes/1/name': 'must be at most 4 characters; received 5 characters',
      '/data/dishes/1/notes/0/note': 'must be at most 2 characters; received 3 characters',
    })
  })

  it('lose the descriptions of elements that are gone', () => {
    const fields = [{ name: 'name' }, { name: 'notes', fields: [{ name: 'note' }] }, { name: 'photo' }]
    const without = element('repeat', { slot: 'dishes', elements: [dish[0], { ...inner, elements: [] }] as never })
    const document = parsed({ ...documentOf(list), slots: [{ name: 'dishes', label: 'Dishes', fields }] })
    const edited = { ...document, pages: parsed(documentOf(without)).pages }
    expect(withoutUnusedDescriptions(edited).slots).toEqual([
      { name: 'dishes', label: 'Dishes', fields: [{ name: 'name' }, { name: 'notes' }] },
    ])
    expect(withoutUnusedDescriptions(document)).toBe(document)
  })
})

describe('data', () => {
  it('must have a value for each required slot', () => {
    const document = described(
      { name: 'headline', label: 'Headline', required: true },
      { name: 'firstName', required: true },
    )
    expect(issuesOf(() => fillDocument(document, {}))).toEqual({
      '/data/headline': 'is required by the document (Headline); expected a value, or null to leave it out',
      '/data/firstName':
        'is required: the placeholder "{{firstName}}" has no default; expected a string, a number or null',
    })
    expect(fillDocument(document, { headline: null, firstName: 'Ada' }).pages[0]?.elements[0]?.visible).toBe(false)
    expect(fillDocument(document, {}, 'keep').slots).toEqual(document.slots)
  })

  it('must not be longer than the description allows, however a text is given', () => {
    const document = described({ name: 'headline', maxLength: 4 }, { name: 'firstName', maxLength: 4 })
    const longer = (headline: unknown) => issuesOf(() => fillDocument(document, { headline, firstName: '🎉🎉🎉🎉🎉' }))
    const firstName = { '/data/firstName': 'must be at most 4 characters; received 5 characters' }
    expect(longer('Sales')).toEqual({
      '/data/headline': 'must be at most 4 characters; received 5 characters',
      ...firstName,
    })
    expect(longer({ text: 'Summer' })).toEqual({
      '/data/headline/text': 'must be at most 4 characters; received 6 characters',
      ...firstName,
    })
    expect(longer({ runs: [{ text: 'Sum' }, { text: 'mer' }] })).toEqual({
      '/data/headline/runs': 'must be at most 4 characters; received 6 characters',
      ...firstName,
    })
    expect(longer('🎉🎉🎉🎉')).toEqual(firstName)
  })

  it('that replaces a placeholder removes its description, so that the result is valid', () => {
    const document = described({ name: 'headline' }, { name: 'firstName' }, { name: 'place' })
    const filled = fillDocument(document, { firstName: 'Ada' }, 'leave')
    expect(filled.slots).toEqual([{ name: 'headline' }, { name: 'place' }])
    expect(parseDocument(filled)).toEqual({ document: filled })
    expect(
      fillDocument({ ...documentOf(ELEMENTS[1]), slots: [{ name: 'firstName' }] }, { firstName: 'A' }),
    ).not.toHaveProperty('slots')
  })
})
