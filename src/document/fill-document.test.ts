import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Document } from './document.ts'
import { type Element } from './elements/element.ts'
import { fillDefaults, fillDocument } from './fill-document.ts'
import { listSlots } from './list-slots.ts'
import { parseDocument } from './parse-document.ts'
import { isFailure } from '../failure.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { documentOf, element, faultsOf } from './testing/build.ts'
import { cpuMs } from './testing/cpu-ms.ts'

/** The first element of a document of `elements`, filled. */
function filled(data: unknown, ...elements: Element[]): unknown {
  return fillDocument(documentOf(...elements), data).pages[0]?.elements[0]
}

const gradient = {
  type: 'linear',
  stops: [
    { offset: 0, color: '#fff' },
    { offset: 1, color: '#000' },
  ],
}

describe('a string', () => {
  it.each<[[string, object, unknown, object]]>([
    [['text', { text: 'old', fontSize: 20 }, 'new', { text: 'new', fontSize: 20 }]],
    [['text', {}, 'new', { text: 'new' }]],
    [['text', { text: 'old' }, 5, { text: '5' }]],
    [['image', { fit: 'contain' }, 'asset:ast_1', { src: 'asset:ast_1', fit: 'contain' }]],
    [['rect', { fill: '#fff' }, '#123', { fill: '#123' }]],
    [['rect', { fill: gradient }, '#123', { fill: '#123' }]],
    [['ellipse', {}, '#123', { fill: '#123' }]],
    [['path', { stroke: { paint: '#fff' } }, '#123', { fill: '#123', stroke: { paint: '#fff' } }]],
    [['line', { stroke: { paint: '#fff', width: 9 } }, '#123', { stroke: { paint: '#123', width: 9 } }]],
    [['line', {}, '#123', { stroke: { paint: '#123' } }]],
  ])('fills what an element is about (%#)', ([type, own, value, expected]) => {
    const before = element(type, { ...own, slot: 's' })
    expect(filled({ s: value }, before)).toEqual({ ...before, ...expected })
  })

  it('takes the style of the first of several runs', () => {
    const runs = [
      { text: 'a', fill: '#f00', fontWeight: 700 },
      { text: 'b', fill: '#0f0' },
    ]
    const text = element('text', { slot: 's', fill: '#00f', fontSize: 9, runs })
    const { id, type, x, y, width, height } = text
    expect(filled({ s: 'new' }, text)).toEqual({
      id,
      type,
      x,
      y,
      width,
      height,
      slot: 's',
      text: 'new',
      fill: '#f00',
      fontWeight: 700,
      fontSize: 9,
    })
  })

  it.each([
    [
      'text',
      true,
      "must be a string, a number, an object of the text's properties, or null, which hides it; received true",
    ],
    ['text', 'x'.repeat(20_001), 'must be a string of at most 20000 characters; received 20001 characters'],
    ['text', 'a\0', 'must not contain the character U+0000; received one at position 1'],
    ['text', Infinity, expect.stringContaining('received a number too large to be kept')],
    ['text', undefined, expect.stringContaining('received nothing')],
    [
      'image',
      'https://a.example/b.png',
      expect.stringContaining('https addresses are not supported by this version yet'),
    ],
    ['image', 5, expect.stringContaining("must be a string, an object of the image's properties")],
    ['rect', 'red', 'must be a colour: "#rgb", "#rrggbb" or "#rrggbbaa"; received "red"'],
    ['line', ['#fff'], expect.stringContaining('received a list of 1')],
    ['group', 'text', 'must be an object of the group\'s properties, or null, which hides it; received "text"'],
  ])('that does not fit a %s is told why (%#)', (type, value, message) => {
    expect(faultsOf(() => filled({ s: value }, element(type, { slot: 's' })))).toEqual({ '/data/s': message })
  })
})

describe('an object', () => {
  it('overrides any property, whole', () => {
    const rect = element('rect', { slot: 's', fill: null, stroke: { paint: '#fff', width: 5 } })
    const value = { fill: gradient, stroke: { paint: gradient }, x: 7, visible: false }
    expect(filled({ s: value }, rect)).toEqual({ ...rect, ...value })
  })

  it('with a text puts it in the place of runs, and the other way round', () => {
    const runs = element('text', { slot: 's', runs: [{ text: 'a', fill: '#f00' }] })
    expect(filled({ s: { text: 'new', fontSize: 30 } }, runs)).toMatchObject({
      text: 'new',
      fill: '#f00',
      fontSize: 30,
    })
    expect(filled({ s: { text: 'new' } }, runs)).not.toHaveProperty('runs')
    expect(filled({ s: { runs: [{ text: 'b' }] } }, element('text', { slot: 's', text: 'a' }))).not.toHaveProperty(
      'text',
    )
  })

  it('is checked as an element is, with pointers into the data', () => {
    const value = { id: 'x', type: 'ellipse', x: '1', colour: 1, fill: { ...gradient, stops: [] }, stroke: {} }
    expect(faultsOf(() => filled({ 'a/b': value }, element('rect', { slot: 'a/b' })))).toEqual({
      '/data/a~1b/id': 'must not be there: data sets any property of the rect but its id and type; received "x"',
      '/data/a~1b/type':
        'must not be there: data sets any property of the rect but its id and type; received "ellipse"',
      '/data/a~1b/x': 'must be a number from -1000000 to 1000000; received "1"',
      '/data/a~1b/colour': expect.stringContaining('is not a property known here'),
      '/data/a~1b/fill/stops': 'must be a list of 2 to 32 items; received a list of 0',
      '/data/a~1b/stroke/paint': expect.stringContaining('is missing'),
    })
    expect(faultsOf(() => filled({ s: { text: 'a', runs: [] } }, element('text', { slot: 's' })))).toEqual({
      '/data/s/runs': expect.stringContaining('must not stand beside "text"'),
    })
  })

  it('with a misspelt property hears the nearest name, of those that data may set', () => {
    const faults = faultsOf(() => filled({ title: { fontsize: 3 } }, element('text', { slot: 'title' })))
    expect(faults['/data/title/fontsize']).toMatch(
      /^is not a property known here; did you mean "fontSize"\? Allowed are/,
    )
    expect(faults['/data/title/fontsize']).not.toMatch(/\b(id|type)\b|gradient/)
    expect(Object.keys(faults)).toEqual(['/data/title/fontsize'])
  })

  it('that is a gradient itself hears where a gradient stands', () => {
    const faults = faultsOf(() => filled({ s: { type: 'linear' } }, element('rect', { slot: 's' })))
    expect(faults['/data/s/type']).toContain('{ "fill": { "type": "linear", … } }')
  })

  it('may give a group other elements, which may take the ids of those they replace', () => {
    const group = element('group', { slot: 's', elements: [element('rect', { id: 'a' })] })
    const elements = [element('ellipse', { id: 'a' })]
    expect(filled({ s: { elements } }, group)).toEqual({ ...group, elements })
  })

  it('may not give a group elements that break the document', () => {
    const group = element('group', { id: 'g', slot: 's' })
    const others = [element('rect', { id: 'other' }), element('group', { id: 'g2', slot: 's' })]
    const elements = [element('rect', { id: 'new' }), element('rect', { id: 'other' }), element('chart')]
    const faults = faultsOf(() => filled({ s: { elements } }, group, ...others))
    expect(faults['/data/s/elements/1/id']).toContain('must be unique in the document; received "other"')
    expect(faults['/data/s/elements/2/type']).toContain('elements of type chart are not supported')
    // Both groups have the slot, so that the elements would be there twice.
    expect(faults['/data/s/elements/0/id']).toContain('must be unique in the document; received "new"')

    const alone = documentOf(group, element('rect', { id: 'other' }))
    expect(faultsOf(() => fillDocument(alone, { s: { elements: [element('rect', { id: 'other' })] } }))).toEqual({
      '/data/s/elements/0/id': expect.stringContaining('must be unique in the document; received "other"'),
    })

    const deep = { elements: [element('group', { id: 'deep', elements: [] })] }
    let inner: Element = element('group', { id: 'g31', slot: 's' })
    for (let level = 30; level >= 0; level -= 1) inner = element('group', { id: `g${level}`, elements: [inner] })
    expect(faultsOf(() => filled({ s: deep }, inner))).toHaveProperty(['/data/s/elements/0/elements'])

    const many = { elements: Array.from({ length: 5_000 }, (_, index) => element('rect', { id: `r${index}` })) }
    expect(faultsOf(() => filled({ s: many }, group))).toEqual({
      '/data/s/elements/4999': 'must not be there: a page has at most 5000 elements, those in groups included',
    })
  })

  it('that contains itself is refused', () => {
    const group = element('group') as { elements: unknown[] }
    group.elements = [group]
    expect(faultsOf(() => filled({ s: group }, element('group', { id: 'g', slot: 's' })))).toHaveProperty([
      '/data/s/id',
    ])
  })
})

describe('null', () => {
  it('hides the element', () => {
    expect(filled({ s: null }, element('rect', { slot: 's' }))).toMatchObject({ visible: false })
  })

  it('leaves a placeholder out', () => {
    expect(filled({ name: null }, element('text', { text: 'a {{name|b}} c' }))).toMatchObject({ text: 'a  c' })
  })
})

describe('placeholders', () => {
  it.each([
    ['{{name}}', 'Ada'],
    ['Dear {{ name }},', 'Dear Ada,'],
    ['{{name}}{{name}} {{count}}', 'AdaAda 5'],
    ['{{other|there}}', 'there'],
    ['{{other | over there }}!', 'over there!'],
    ['{{other|}}!', '!'],
    ['{{{name}}}', '{Ada}'],
    ['{{}} {{ }} {{|a}} {{name', '{{}} {{ }} {{|a}} {{name'],
    ['{{na\nme|x}}', 'x'],
    ['no placeholder', 'no placeholder'],
  ])('%j becomes %j', (text, expected) => {
    const uses = element('text', { id: 'u', text: '{{name}} {{count}}' })
    expect(filled({ name: 'Ada', count: 5 }, element('text', { text }), uses)).toMatchObject({ text: expected })
  })

  it('with a name longer than any slot’s are text', () => {
    const text = `{{${'n'.repeat(256)}|x}}`
    expect(filled({}, element('text', { text }))).toMatchObject({ text })
  })

  it('are replaced in runs, which keep their styles', () => {
    const text = element('text', { runs: [{ text: 'a' }, { text: '{{name}}', fill: '#f00' }] })
    expect(filled({ name: 'Ada' }, text)).toMatchObject({ runs: [{ text: 'a' }, { text: 'Ada', fill: '#f00' }] })
  })

  it('in what data brings are text', () => {
    const text = element('text', { slot: 's', text: '{{name}}' })
    expect(filled({ s: '{{name}} {{nope}}', name: 'Ada' }, text)).toMatchObject({ text: '{{name}} {{nope}}' })
  })

  it('are replaced in a text whose slot overrides something else', () => {
    const text = element('text', { slot: 's', text: '{{name}}' })
    expect(filled({ s: { fontSize: 5 }, name: 'Ada' }, text)).toMatchObject({ text: 'Ada', fontSize: 5 })
  })

  it('without a default have to be in the data, and each is told once', () => {
    const texts = ['a', 'b'].map((id) => element('text', { id, text: '{{name}} {{x|y}}' }))
    expect(faultsOf(() => filled({}, ...texts))).toEqual({
      '/data/name': 'is missing: "{{name}}" stands in a text without a default; it must be a string, a number or null',
    })
  })

  it('need no data where their text is hidden or replaced', () => {
    const text = element('text', { slot: 's', text: '{{name}}' })
    expect(filled({ s: 'new' }, text)).toMatchObject({ text: 'new' })
    expect(filled({ s: null }, text)).toMatchObject({ text: '{{name}}', visible: false })
    expect(filled({ g: null }, element('group', { slot: 'g', elements: [text] }))).toMatchObject({ visible: false })
    expect(filled({ g: { elements: [] } }, element('group', { slot: 'g', elements: [text] }))).toMatchObject({
      elements: [],
    })
  })

  it('that are also an element’s slot take what suits both', () => {
    const both = [element('rect', { slot: 'brand' }), element('text', { text: 'In {{brand}}' })]
    expect(fillDocument(documentOf(...both), { brand: '#123' }).pages[0]?.elements).toMatchObject([
      { fill: '#123' },
      { text: 'In #123' },
    ])
    expect(faultsOf(() => filled({ brand: { fill: '#123' } }, ...both))).toEqual({
      '/data/brand':
        'must be a string or a number, which stands inside a text, or null, which leaves it out; received an object',
    })
  })

  it('become their defaults where a document is painted without data', () => {
    const text = element('text', { slot: 's', text: 'Hello {{name|there}}, {{city}}' })
    const image = element('image')
    const document = documentOf(text, image)
    expect(fillDefaults(document).pages[0]?.elements).toEqual([{ ...text, text: 'Hello there, {{city}}' }, image])
  })
})

describe('data', () => {
  it('for a slot nobody has lists those there are', () => {
    const document = documentOf(element('rect', { slot: 'brand' }), element('text', { text: '{{name|x}}' }))
    expect(faultsOf(() => fillDocument(document, { nope: 1, __proto: 2 }))).toEqual({
      '/data/nope': 'is no slot of this document; it has "brand", "name"',
      '/data/__proto': 'is no slot of this document; it has "brand", "name"',
    })
    expect(faultsOf(() => fillDocument(documentOf(), { nope: 1 }))).toEqual({
      '/data/nope': 'is no slot of this document; it has none',
    })
    expect(faultsOf(() => fillDocument(document, JSON.parse('{"__proto__":1,"constructor":2}')))).toHaveProperty([
      '/data/__proto__',
    ])
  })

  it('for the slots of thousands of elements lists but some', () => {
    const rects = Array.from({ length: 200 }, (_, index) => element('rect', { id: `r${index}`, slot: `s${index}` }))
    expect(faultsOf(() => filled({ nope: 1 }, ...rects))['/data/nope']).toMatch(/"s49" and 150 more$/)
  })

  it('with a hundred thousand names nobody has is refused in time by its size', () => {
    const rects = Array.from({ length: 5_000 }, (_, index) => element('rect', { id: `r${index}`, slot: `s${index}` }))
    const data = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`n${index}`, 1]))
    let faults = {}
    expect(cpuMs(() => (faults = faultsOf(() => filled(data, ...rects))))).toBeLessThan(500)
    expect(Object.keys(faults)).toHaveLength(51)
  })

  it.each([null, undefined, 5, 'a', [], [1]])('%j is refused, since it is no object', (data) => {
    expect(faultsOf(() => fillDocument(documentOf(), data))).toEqual({
      '/data': expect.stringContaining('must be an object with a value for each slot to fill; received'),
    })
  })

  it('fills every element with its slot', () => {
    const rects = ['a', 'b'].map((id) => element('rect', { id, slot: 'brand' }))
    const document = fillDocument(
      documentOf(...rects, element('group', { elements: [element('ellipse', { slot: 'brand' })] })),
      { brand: '#123' },
    )
    expect(document.pages[0]?.elements).toMatchObject([
      { fill: '#123' },
      { fill: '#123' },
      { elements: [{ fill: '#123' }] },
    ])
  })

  it('leaves the document given as it was, and shares what did not change', () => {
    const document = documentOf(
      element('group', { elements: [element('text', { slot: 's', text: '{{name}}' })] }),
      element('rect'),
    )
    const before = structuredClone(document)
    const after = fillDocument(document, { name: 'Ada', s: { fontSize: 5 } })
    expect(document).toEqual(before)
    expect(after).not.toEqual(before)
    expect(after.pages[0]?.elements[1]).toBe(document.pages[0]?.elements[1])
    expect(fillDocument(documentOf(element('rect')), {}).pages[0]?.elements).toHaveLength(1)
  })
})

describe('a bomb', () => {
  function measured(work: () => unknown): { faults: Record<string, string>; ms: number; grownMb: number } {
    const before = process.memoryUsage().heapUsed
    let faults: Record<string, string> = {}
    const ms = cpuMs(() => (faults = faultsOf(work)))
    return { faults, ms, grownMb: (process.memoryUsage().heapUsed - before) / 1e6 }
  }

  it('of one short placeholder many times in a text ends at the text’s limit', () => {
    const document = documentOf(element('text', { text: '{{a}}'.repeat(4_000) }))
    const { faults, ms, grownMb } = measured(() => fillDocument(document, { a: 'x'.repeat(20_000) }))
    expect(faults).toEqual({
      '/data/a': 'must leave the text of the element "text" within 20000 characters; it gets longer',
    })
    expect(ms).toBeLessThan(500)
    expect(grownMb).toBeLessThan(100)
  })

  it('of a longer value than any text ends before anything is built', () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => element('text', { id: `t${index}`, text: '{{a}}{{a}}' }))
    const { faults, ms } = measured(() => fillDocument(documentOf(...texts), { a: 'x'.repeat(2_000_000) }))
    expect(faults).toEqual({ '/data/a': 'must be a string of at most 20000 characters; received 2000000 characters' })
    expect(ms).toBeLessThan(500)
  })

  it.each([
    ['placeholders', { text: '{{a}}' }, { a: 'x'.repeat(20_000) }],
    ['texts', { slot: 'a' }, { a: 'x'.repeat(20_000) }],
    ['overrides', { slot: 'a' }, { a: { runs: Array.from({ length: 1_000 }, () => ({ text: 'x'.repeat(20) })) } }],
    ['many runs', { runs: Array.from({ length: 20 }, () => ({ text: '{{a}}' })) }, { a: 'x'.repeat(1_000) }],
  ])('of 5,000 elements with %s ends at the document’s limit', (_, own, data) => {
    const texts = Array.from({ length: 5_000 }, (_, index) => element('text', { id: `t${index}`, ...own }))
    const { faults, ms, grownMb } = measured(() => fillDocument(documentOf(...texts), data))
    expect(faults).toEqual({
      '/data': 'must leave the filled document within 2097152 bytes of JSON; it takes more',
    })
    expect(ms).toBeLessThan(1_000)
    expect(grownMb).toBeLessThan(200)
  })

  it('of as many texts as 2 MiB hold ends before more is built than a string can be', () => {
    const page = (id: string) => ({
      id,
      elements: Array.from({ length: 4_600 }, (_, index) =>
        element('text', { id: `${id}${index}`, x: 0, y: 0, width: 1, height: 1, slot: 'a' }),
      ),
    })
    const document: Document = { version: 1, pages: ['a', 'b', 'c', 'd', 'e', 'f'].map(page) }
    expect(parseDocument(document)).toHaveProperty('document')
    // 552 MB, more than the longest string.
    expect(faultsOf(() => fillDocument(document, { a: 'x'.repeat(20_000) }))).toHaveProperty(['/data'])
  })

  it('of spaces and braces takes no longer than its length', () => {
    const text = `${'{{'.repeat(5_000)}${' '.repeat(5_000)}|${'{{ '.repeat(1_000)}`
    const ms = cpuMs(() => expect(filled({}, element('text', { text }))).toMatchObject({ text }))
    expect(ms).toBeLessThan(200)
  })

  it('of 5,000 slots with a value each is filled in time by its size', () => {
    const shapes = Array.from({ length: 5_000 }, (_, index) => element('rect', { id: `r${index}`, slot: `s${index}` }))
    const data = Object.fromEntries(shapes.map((_, index) => [`s${index}`, { fill: gradient }]))
    const ms = cpuMs(() => expect(parseDocument(fillDocument(documentOf(...shapes), data))).toHaveProperty('document'))
    expect(ms).toBeLessThan(1_000)
  })
})

describe('filling', () => {
  const value = fc.oneof(
    fc.constantFrom('Ada', '#123', 'builtin:sea', '{{name}}', 'é🎉', null, 5),
    fc.record(
      { fill: fc.constant('#abc'), x: fc.integer(), opacity: fc.double({ noNaN: true }) },
      { requiredKeys: [] },
    ),
    fc.record({ elements: fc.constant([element('rect', { id: 'new' })]) }),
    fc.jsonValue(),
    fc.constant(undefined),
  )

  it('leaves a valid document valid, or says what does not fit', () => {
    let valid = 0
    fc.assert(
      fc.property(arbitraryDocument, fc.infiniteStream(value), (document, values) => {
        const names = listSlots(document).map((slot) => slot.name)
        const entries = names.map((name) => [name, values.next().value] as const)
        const data = Object.fromEntries(entries.filter(([, given]) => given !== undefined))
        const before = structuredClone(document)
        try {
          const after: Document = fillDocument(document, data)
          valid += 1
          expect(parseDocument(after)).toEqual({ document: after })
        } catch (error) {
          if (!isFailure(error, 'invalid_input')) throw error
          for (const { pointer } of error.details.issues) expect(pointer).toMatch(/^\/data/)
        }
        expect(document).toEqual(before)
      }),
      { numRuns: 500 },
    )
    // Some sixty to a hundred of them fit.
    expect(valid).toBeGreaterThan(20)
  })

  it('needs no more than what is listed as required', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const required = listSlots(document).filter((slot) => slot.required && slot.kind === 'placeholder')
        const data = Object.fromEntries(required.map((slot) => [slot.name, 'Ada']))
        const all = listSlots(document).filter((slot) => slot.required)
        if (all.length > required.length) return
        expect(parseDocument(fillDocument(document, data))).toHaveProperty('document')
      }),
    )
  })
})

it('keeps what is not filled yet as it is written, where it is asked to, and still refuses what does not fit', () => {
  const document = documentOf(element('text', { text: '{{first}} {{last}} {{title|Dr}}', slot: 'line' }))
  const kept = fillDocument(document, { first: 'Ada' }, 'keep')
  expect(kept.pages[0]?.elements[0]).toHaveProperty('text', 'Ada {{last}} Dr')
  expect(Object.keys(faultsOf(() => fillDocument(document, { first: 'Ada' })))).toEqual(['/data/last'])
  expect(Object.keys(faultsOf(() => fillDocument(document, { whom: 'Ada' }, 'keep')))).toEqual(['/data/whom'])
})

it('what is to be filled again keeps every placeholder that data does not name, those with a default too', () => {
  const document = documentOf(element('text', { text: '{{first}} {{ last | Lovelace }} of {{place|Ockham}}' }))
  const left = fillDocument(document, { first: 'Ada' }, 'leave')
  expect(left.pages[0]?.elements[0]).toMatchObject({ text: 'Ada {{ last | Lovelace }} of {{place|Ockham}}' })
  expect(listSlots(left).map((slot) => slot.name)).toEqual(['last', 'place'])
})
