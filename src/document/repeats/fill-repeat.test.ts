import { describe, expect, it } from 'vitest'
import type { Element } from '../elements/element.ts'
import { fillDefaults, fillDocument } from '../fill-document.ts'
import { flowDocument } from '../flow/flow-document.ts'
import { listSlots } from '../list-slots.ts'
import { parseDocument } from '../parse-document.ts'
import { cpuMs } from '../testing/cpu-ms.ts'
import { byPointer, documentOf, element, issuesOf } from '../testing/build.ts'

const dish = [
  element('text', { id: 'name', slot: 'name', text: 'Dish', x: 0, y: 0, width: 200, height: 20 }),
  element('text', { id: 'price', text: '{{price}} of {{day|today}}', x: 0, y: 20, width: 200, height: 20 }),
]

/** Five entries of 40 px fit the box. */
function menu(own: object = {}): Element {
  return element('repeat', { id: 'menu', slot: 'dishes', width: 200, height: 200, elements: dish, ...own })
}

function drawn(data: object, ...elements: readonly Element[]): readonly Element[][] {
  return flowDocument(fillDocument(documentOf(...elements), data)).pages.map((page) => page.elements)
}

function childrenOf(element: Element | undefined): Element[] {
  return element?.type === 'group' ? element.elements : []
}

function textsOf(element: Element | undefined): (string | undefined)[] {
  return childrenOf(element).flatMap((child) => (child.type === 'text' ? [child.text] : textsOf(child)))
}

describe('a list', () => {
  it('draws the elements once for each entry, with its own values', () => {
    const [[group] = []] = drawn(
      {
        dishes: [
          { name: 'Soup', price: 8 },
          { name: 'Trout', price: '24', day: 'Friday' },
        ],
      },
      menu(),
    )
    expect(group).toMatchObject({ id: 'menu', type: 'group', width: 200, height: 200 })
    expect(textsOf(group)).toEqual(['Soup', '8 of today', 'Trout', '24 of Friday'])
  })

  it('gives copies IDs that follow the position of the entry, and no slots', () => {
    const [[group] = []] = drawn({ dishes: [{ price: 1 }, { price: 2 }] }, menu(), element('rect', { id: 'name#2' }))
    expect(childrenOf(group).map((entry) => [entry.id, childrenOf(entry).map(({ id }) => id)])).toEqual([
      ['menu#1', ['name#1', 'price#1']],
      ['menu#2', ['name#2#', 'price#2']],
    ])
    expect(JSON.stringify(group)).not.toContain('"slot":"name"')
  })

  it('stays in a filled document, which can be filled again', () => {
    const filled = fillDocument(documentOf(menu()), { dishes: [{ name: 'Soup', price: 8 }] })
    expect(parseDocument(filled)).toEqual({ document: filled })
    expect(filled.pages[0]?.elements[0]).toMatchObject({ elements: dish, entries: [{ name: 'Soup', price: 8 }] })
    expect(fillDocument(filled, { dishes: [] }).pages[0]?.elements[0]).toMatchObject({ entries: [] })
  })

  it('may have plain values if there is one field', () => {
    const layout = { hug: 'height' }
    const tags = element('repeat', { slot: 'tags', layout, elements: [element('text', { text: '{{tag}}' })] })
    const [[group] = []] = drawn({ tags: ['Vegan', 7, { tag: 'New' }] }, tags)
    expect(textsOf(group)).toEqual(['Vegan', '7', 'New'])
    expect(issuesOf(() => drawn({ dishes: ['Soup'] }, menu()))).toEqual({
      '/data/dishes/0': 'must be an object with values by name; received "Soup"',
    })
  })

  it('may have lists of its own', () => {
    const inner = element('repeat', {
      id: 'tags',
      slot: 'tags',
      elements: [element('text', { id: 'tag', text: '{{tag}}' })],
    })
    const outer = menu({ elements: [{ ...inner, layout: { hug: 'height' } }], layout: { hug: 'height' } })
    const [[group] = []] = drawn({ dishes: [{ tags: ['a', 'b'] }, { tags: [] }, { tags: ['c'] }] }, outer)
    expect(textsOf(group)).toEqual(['a', 'b', 'c'])
    expect(JSON.stringify(group)).toContain('"id":"tag#1#2"')
    expect(issuesOf(() => drawn({ dishes: [{ tags: [{ tga: 'a' }] }] }, outer))).toEqual({
      '/data/dishes/0/tags/0/tga': 'unknown field; available fields: "tag"',
      '/data/dishes/0/tags/0/tag': expect.stringContaining('is required'),
    })
  })
})

describe('without data', () => {
  it('the entries of the document are drawn', () => {
    const document = fillDefaults(documentOf(menu({ entries: [{ name: 'Soup', price: 8 }, {}] })))
    expect(textsOf(flowDocument(document).pages[0]?.elements[0])).toEqual([
      'Soup',
      '8 of today',
      'Dish',
      '{{price}} of today',
    ])
  })

  it('a flowed document does not change again', () => {
    const flowed = flowDocument(
      documentOf(menu({ overflow: 'pages', entries: Array.from({ length: 7 }, () => ({ price: 1 })) })),
    )
    expect(flowed.pages).toHaveLength(2)
    expect(flowDocument(flowed)).toBe(flowed)
  })
})

describe('issues', () => {
  it('name the entry and its field', () => {
    const dishes = [{ nam: 'Soup', price: 1 }, { name: { fontSize: 'big' }, price: true }, {}]
    expect(issuesOf(() => drawn({ dishes }, menu()))).toEqual({
      '/data/dishes/0/nam': 'unknown field; available fields: "name", "price", "day"',
      '/data/dishes/1/name/fontSize': 'must be a number from 1 to 2000; received "big"',
      '/data/dishes/1/price': 'must be a string, a number, or null to leave it out; received true',
      '/data/dishes/2/price': expect.stringContaining('is required'),
    })
  })

  it('report entries of the document too', () => {
    const parsed = parseDocument(documentOf(element('group', { elements: [menu({ entries: [{ nam: 'Soup' }] })] })))
    expect('issues' in parsed && byPointer(parsed.issues)).toEqual({
      '/document/pages/0/elements/0/elements/0/entries/0/nam':
        'unknown field; available fields: "name", "price", "day"',
    })
  })

  it('reject other values, and elements in data', () => {
    expect(issuesOf(() => drawn({ dishes: 'Soup' }, menu()))['/data/dishes']).toContain('must be a list of entries')
    expect(issuesOf(() => drawn({ dishes: { elements: [] } }, menu()))).toHaveProperty(['/data/dishes/elements'])
    expect(issuesOf(() => drawn({ dishes: { entries: [{ nam: 1, price: 1 }] } }, menu()))).toHaveProperty([
      '/data/dishes/entries/0/nam',
    ])
  })

  it('limit the entries and the elements of a page', () => {
    const entries = (count: number) => Array.from({ length: count }, () => ({ price: 1 }))
    expect(issuesOf(() => drawn({ dishes: entries(4) }, menu({ max: 3 })))).toEqual({
      '/data/dishes': 'must have at most 3 entries; received 4',
    })
    expect(issuesOf(() => drawn({ dishes: entries(6) }, menu({ overflow: 'error' })))).toEqual({
      '/data/dishes': 'must have at most 5 entries, for which the box has room; received 6',
    })
    const growing = menu({ layout: { hug: 'height' } })
    expect(issuesOf(() => drawn({ dishes: entries(1_700) }, growing))).toEqual({
      '/data/dishes': 'too many elements: a page can have at most 5000, including the copies for entries',
    })
    expect(drawn({ dishes: entries(1_600) }, growing)).toHaveLength(1)
    expect(issuesOf(() => drawn({ dishes: entries(2_001) }, menu()))).toHaveProperty(['/data/dishes'])
  })
})

describe('entries without room', () => {
  const entries = Array.from({ length: 12 }, (_, index) => ({ name: `Dish ${index}`, price: index }))

  it('continue on copies of the page', () => {
    const pages = drawn({ dishes: entries }, menu({ overflow: 'pages' }), element('rect'))
    expect(pages.map(([group, rect]) => [childrenOf(group).length, rect?.id])).toEqual([
      [5, 'rect'],
      [5, 'rect~2'],
      [2, 'rect~3'],
    ])
    expect(childrenOf(pages[1]?.[0]).map(({ id }) => id)).toContain('menu~2#1')
  })

  it('are left out and counted', () => {
    const [[group] = []] = drawn({ dishes: entries }, menu())
    expect(group).toMatchObject({ repeated: { omitted: 7 } })
    expect(childrenOf(group)).toHaveLength(5)
  })

  it.each([
    ['a column', { gap: 10 }, 4],
    ['padding', { padding: [20, 0, 21, 0] }, 3],
    ['a row', { direction: 'row' }, 1],
    ['rows that wrap', { direction: 'row', wrap: true, gap: [0, 40] }, 3],
    ['a box that grows', { hug: 'height' }, 12],
  ] as const)('depend on the room of %s', (_name, layout, count) => {
    const [[group] = []] = drawn({ dishes: entries }, menu({ layout }))
    expect(childrenOf(group)).toHaveLength(count)
  })
})

describe('entries of different sizes', () => {
  const photo = element('rect', { id: 'photo', slot: 'photo', x: 0, y: 0, width: 200, height: 40 })
  const list = (own: object = {}): Element => menu({ elements: [photo], ...own })
  const ofHeight = (height: number): object => ({ photo: { height } })
  const heightsOn = (page: readonly Element[] | undefined): number[] =>
    childrenOf(page?.[0]).map(({ height }) => height)

  it('take their own room on a page', () => {
    const dishes = [60, 120, 30, 150, 40, 300, 10].map(ofHeight)
    const pages = drawn({ dishes }, list({ overflow: 'pages' }))
    expect(pages.map(heightsOn)).toEqual([[60, 120], [30, 150], [40], [300], [10]])
    expect(heightsOn(drawn({ dishes }, list())[0])).toEqual([60, 120])
    expect(issuesOf(() => drawn({ dishes }, list({ overflow: 'error' })))).toEqual({
      '/data/dishes': 'must have at most 2 entries, for which the box has room; received 7',
    })
  })

  it('keep the place of an element that they hide', () => {
    expect(heightsOn(drawn({ dishes: [{ photo: null }, {}] }, list())[0])).toEqual([40, 40])
  })

  it('wrap into lines that are as high as their highest entry', () => {
    const layout = { direction: 'row', wrap: true, gap: [10, 20] }
    const dishes = [60, 20, 90, 30, 25].map((height) => ({ photo: { height, width: 90 } }))
    expect(drawn({ dishes }, list({ layout, overflow: 'pages' })).map(heightsOn)).toEqual([[60, 20, 90, 30], [25]])
  })

  it('that grow with their text take the room of their estimated lines', () => {
    const note = element('text', {
      id: 'note',
      slot: 'note',
      text: '',
      fit: 'grow',
      x: 0,
      y: 0,
      width: 200,
      height: 20,
    })
    const texts = ['One line', 'Several lines of text '.repeat(12), 'Two lines\nof text', 'x']
    const notes = element('repeat', { ...menu({ elements: [note], overflow: 'pages' }), layout: { gap: 4 } })
    const pages = drawn({ dishes: texts }, notes)
    expect(pages.map(([group]) => textsOf(group))).toEqual([[texts[0]], [texts[1]], texts.slice(2)])
    // A single text is an entry itself, which the painter measures.
    expect(childrenOf(pages[0]?.[0])[0]).toMatchObject({ type: 'text', fit: 'grow', placement: 'flow' })
  })

  it('with several elements grow with their text, but are never smaller than their boxes', () => {
    const note = element('text', {
      id: 'note',
      slot: 'note',
      text: '',
      fit: 'grow',
      x: 0,
      y: 20,
      width: 200,
      height: 20,
    })
    const two = list({ elements: [photo, note] })
    const [long] = childrenOf(drawn({ dishes: [{ note: 'Several lines of text '.repeat(6) }] }, two)[0]?.[0])
    expect(long?.height).toBeGreaterThan(80)
    expect(heightsOn(drawn({ dishes: [{ note: 'short' }] }, two)[0])).toEqual([40])
  })

  it('that hug their words fill the lines of a box, without hug in the layout of the repeat', () => {
    const label = element('text', { id: 'label', slot: 'tag', text: '', fit: 'hug', fontSize: 16 })
    const chip = element('group', {
      ...{ id: 'chip', width: 150, height: 30, elements: [label] },
      layout: { direction: 'row', padding: [4, 10, 4, 10], hug: 'both' },
    })
    const layout = { direction: 'row', wrap: true, gap: 8 }
    const tags = ['a', 'be', 'sea', 'dee', 'e', 'eff', 'a very long tag', 'h']
    const [[group] = []] = drawn({ dishes: tags }, menu({ elements: [chip], layout }))
    expect(group).toMatchObject({ repeated: { omitted: 0 } })
    expect(childrenOf(group)[0]).toMatchObject({ id: 'chip#1', placement: 'flow', layout: { hug: 'both' } })
  })

  it('are divided in a moment, also by the thousand', () => {
    const note = element('text', {
      id: 'note',
      slot: 'note',
      text: '',
      fit: 'grow',
      x: 0,
      y: 0,
      width: 200,
      height: 20,
    })
    const inner = element('repeat', {
      ...{ id: 'inner', layout: { hug: 'height' }, elements: [note] },
      entries: Array.from({ length: 2 }, () => ({ note: 'Several lines of text' })),
    })
    const dishes = Array.from({ length: 1_000 }, (_, index) => ({ name: `Dish ${index}` }))
    const group = element('group', { elements: [...dish.slice(0, 1), inner], layout: { hug: 'height' } })
    const document = documentOf(menu({ elements: [group], overflow: 'pages', height: 20_000 }))
    expect(cpuMs(() => fillDocument(document, { dishes }))).toBeLessThan(2_000)
  })
})

it('the slot of a repeat lists the fields of its entries', () => {
  expect(listSlots(documentOf(menu()))).toEqual([
    {
      ...{ name: 'dishes', kind: 'repeat', default: null, required: false },
      fields: [
        { name: 'name', kind: 'text', default: 'Dish', required: false },
        { name: 'price', kind: 'placeholder', default: null, required: true },
        { name: 'day', kind: 'placeholder', default: 'today', required: false },
      ],
    },
  ])
})

it('the background of an entry has its size, and a single element is in the flow wherever it is placed', () => {
  const background = element('rect', { id: 'background', placement: 'cover', width: 1, height: 1 })
  const [[group] = []] = drawn({ dishes: [{ price: 1 }] }, menu({ elements: [background, ...dish] }))
  expect(childrenOf(childrenOf(group)[0])[0]).toMatchObject({ x: 0, y: 0, width: 200, height: 40 })
  const free = element('text', { text: '{{a}}', placement: 'free' })
  const [[list] = []] = drawn({ dishes: ['x'] }, menu({ elements: [free], layout: { hug: 'height' } }))
  expect(childrenOf(list)).toMatchObject([{ text: 'x', placement: 'flow' }])
})
