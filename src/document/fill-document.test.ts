import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document } from './document.ts'
import type { Element } from './elements/element.ts'
import { fillDefaults, fillDocument } from './fill-document.ts'
import { listSlots } from './list-slots.ts'
import { parseDocument } from './parse-document.ts'
import { isFailure } from '../failure.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { documentOf, element, issuesOf } from './testing/build.ts'
import { cpuMs } from './testing/cpu-ms.ts'

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
    [['polygon', { sides: 3 }, '#123', { fill: '#123', sides: 3 }]],
    [['star', { points: 7 }, '#123', { fill: '#123', points: 7 }]],
    [['path', { stroke: { paint: '#fff' } }, '#123', { fill: '#123', stroke: { paint: '#fff' } }]],
    [['line', { stroke: { paint: '#fff', width: 9 } }, '#123', { stroke: { paint: '#123', width: 9 } }]],
    [['line', {}, '#123', { stroke: { paint: '#123' } }]],
  ])('sets the main content of an element (%#)', ([type, own, value, expected]) => {
    const before = element(type, { ...own, slot: 's' })
    expect(filled({ s: value }, before)).toEqual({ ...before, ...expected })
  })

  it('fills the run that its slot marks, and keeps the others', () => {
    const runs = [{ text: 'Awarded to ' }, { text: 'Ada', fill: '#f00', slot: 's' }, { text: ', {{year|2026}}' }]
    const text = element('text', { slot: 's', runs })
    expect(filled({ s: 'Grace' }, text)).toMatchObject({
      runs: [{ text: 'Awarded to ' }, { text: 'Grace', fill: '#f00' }, { text: ', 2026' }],
    })
    expect(filled({ s: null }, text)).toMatchObject({ visible: false })
    expect(filled({ s: { fontSize: 9 } }, text)).toMatchObject({ fontSize: 9, runs: [{}, { text: 'Ada' }, {}] })
  })

  it('fills runs with slots of their own', () => {
    const runs = [{ text: 'From ', slot: 'word' }, { text: 'Ada', slot: 'name' }, { text: ' to {{other|you}}' }]
    const text = element('text', { runs })
    expect(filled({ name: 'Grace', word: null }, text)).toMatchObject({
      runs: [{ text: '' }, { text: 'Grace' }, { text: ' to you' }],
    })
    expect(issuesOf(() => filled({ name: { fontSize: 9 } }, text))).toEqual({
      '/data/name': expect.stringContaining('a string, a number, or null to leave it out'),
    })
  })

  it('takes the style of the first run', () => {
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
      'must be a string, a number, an object with properties of the text, or null to hide it; received true',
    ],
    ['text', 'x'.repeat(20_001), 'must be a string of at most 20000 characters; received 20001 characters'],
    ['text', 'a\0', 'must not contain U+0000; found at position 1'],
    ['text', Infinity, expect.stringContaining('received a number that is too large')],
    ['text', undefined, expect.stringContaining('received nothing')],
    ['image', 'http://a.example/b.png', expect.stringContaining('an https URL')],
    ['image', 5, expect.stringContaining('must be a string, an object with properties of the image')],
    ['rect', 'red', 'must be a color: "#rgb", "#rrggbb", "#rrggbbaa" or "brand:<name>"; received "red"'],
    ['line', ['#fff'], expect.stringContaining('received an array of 1 item')],
    ['group', 'text', 'must be an object with properties of the group, or null to hide it; received "text"'],
  ])('or another value that is invalid for a %s is reported (%#)', (type, value, message) => {
    expect(issuesOf(() => filled({ s: value }, element(type, { slot: 's' })))).toEqual({ '/data/s': message })
  })
})

describe('an object', () => {
  it('replaces whole properties', () => {
    const rect = element('rect', { slot: 's', fill: null, stroke: { paint: '#fff', width: 5 } })
    const value = { fill: gradient, stroke: { paint: gradient }, x: 7, visible: false }
    expect(filled({ s: value }, rect)).toEqual({ ...rect, ...value })
  })

  it('that sets `text` removes `runs`, and the reverse', () => {
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

  it('is checked like an element, with pointers into the data', () => {
    const value = { id: 'x', type: 'ellipse', x: '1', color: 1, fill: { ...gradient, stops: [] }, stroke: {} }
    expect(issuesOf(() => filled({ 'a/b': value }, element('rect', { slot: 'a/b' })))).toEqual({
      '/data/a~1b/id': 'cannot be set: data can set any property of the rect except `id` and `type`; received "x"',
      '/data/a~1b/type':
        'cannot be set: data can set any property of the rect except `id` and `type`; received "ellipse"',
      '/data/a~1b/x': 'must be a number from -1000000 to 1000000; received "1"; did you mean 1?',
      '/data/a~1b/color': 'unknown property `color`; did you mean `fill`?',
      '/data/a~1b/fill/stops':
        'must be an array of 2 to 32 items, each an object with `offset` and `color`; received an empty array',
      '/data/a~1b/stroke/paint': expect.stringContaining('is required'),
    })
    expect(issuesOf(() => filled({ s: { text: 'a', runs: [] } }, element('text', { slot: 's' })))).toEqual({
      '/data/s/runs': expect.stringContaining('cannot be combined with `text`'),
    })
  })

  it('with a misspelled property gets a suggestion', () => {
    const issues = issuesOf(() => filled({ title: { fontsize: 3 } }, element('text', { slot: 'title' })))
    expect(issues).toEqual({ '/data/title/fontsize': 'unknown property `fontsize`; did you mean `fontSize`?' })
  })

  it('that is itself a gradient gets a hint to set the fill', () => {
    const issues = issuesOf(() => filled({ s: { type: 'linear' } }, element('rect', { slot: 's' })))
    expect(issues['/data/s/type']).toContain('{ "fill": { "type": "linear", … } }')
  })

  it('can replace the elements of a group and reuse their IDs', () => {
    const group = element('group', { slot: 's', elements: [element('rect', { id: 'a' })] })
    const elements = [element('ellipse', { id: 'a' })]
    expect(filled({ s: { elements } }, group)).toEqual({ ...group, elements })
  })

  it('cannot give a group elements that make the document invalid', () => {
    const group = element('group', { id: 'g', slot: 's' })
    const others = [element('rect', { id: 'other' }), element('group', { id: 'g2', slot: 's' })]
    const elements = [
      element('rect', { id: 'new' }),
      element('rect', { id: 'other' }),
      { ...element('rect', { id: 'later' }), type: 'blob' },
    ]
    const issues = issuesOf(() => filled({ s: { elements } }, group, ...others))
    expect(issues['/data/s/elements/1/id']).toContain('duplicate element ID "other"')
    expect(issues['/data/s/elements/2/type']).toContain('must be one of "text"')
    // Both groups have the slot, so the elements would be duplicated.
    expect(issues['/data/s/elements/0/id']).toContain('duplicate element ID "new"')

    const alone = documentOf(group, element('rect', { id: 'other' }))
    expect(issuesOf(() => fillDocument(alone, { s: { elements: [element('rect', { id: 'other' })] } }))).toEqual({
      '/data/s/elements/0/id': expect.stringContaining('duplicate element ID "other"'),
    })

    const deep = { elements: [element('group', { id: 'deep', elements: [] })] }
    let inner: Element = element('group', { id: 'g31', slot: 's' })
    for (let level = 30; level >= 0; level -= 1) inner = element('group', { id: `g${level}`, elements: [inner] })
    expect(issuesOf(() => filled({ s: deep }, inner))).toHaveProperty(['/data/s/elements/0/elements'])

    const many = { elements: Array.from({ length: 5_000 }, (_, index) => element('rect', { id: `r${index}` })) }
    expect(issuesOf(() => filled({ s: many }, group))).toEqual({
      '/data/s/elements/4999': 'too many elements: a page can have at most 5000, including those in groups',
    })
  })

  it('that contains itself is rejected', () => {
    const group = element('group') as { elements: unknown[] }
    group.elements = [group]
    expect(issuesOf(() => filled({ s: group }, element('group', { id: 'g', slot: 's' })))).toHaveProperty([
      '/data/s/id',
    ])
  })
})

describe('null', () => {
  it('hides the element', () => {
    expect(filled({ s: null }, element('rect', { slot: 's' }))).toMatchObject({ visible: false })
  })

  it('removes a placeholder', () => {
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

  it('with a name longer than 255 characters are text', () => {
    const text = `{{${'n'.repeat(256)}|x}}`
    expect(filled({}, element('text', { text }))).toMatchObject({ text })
  })

  it('are replaced in runs, which keep their styles', () => {
    const text = element('text', { runs: [{ text: 'a' }, { text: '{{name}}', fill: '#f00' }] })
    expect(filled({ name: 'Ada' }, text)).toMatchObject({ runs: [{ text: 'a' }, { text: 'Ada', fill: '#f00' }] })
  })

  it('in data are text', () => {
    const text = element('text', { slot: 's', text: '{{name}}' })
    expect(filled({ s: '{{name}} {{nope}}', name: 'Ada' }, text)).toMatchObject({ text: '{{name}} {{nope}}' })
  })

  it('are replaced in a text whose slot overrides something else', () => {
    const text = element('text', { slot: 's', text: '{{name}}' })
    expect(filled({ s: { fontSize: 5 }, name: 'Ada' }, text)).toMatchObject({ text: 'Ada', fontSize: 5 })
  })

  it('without a default are required, and each is reported once', () => {
    const texts = ['a', 'b'].map((id) => element('text', { id, text: '{{name}} {{x|y}}' }))
    expect(issuesOf(() => filled({}, ...texts))).toEqual({
      '/data/name': 'is required: the placeholder "{{name}}" has no default; expected a string, a number or null',
    })
  })

  it('are not required if their text is hidden or replaced', () => {
    const text = element('text', { slot: 's', text: '{{name}}' })
    expect(filled({ s: 'new' }, text)).toMatchObject({ text: 'new' })
    expect(filled({ s: null }, text)).toMatchObject({ text: '{{name}}', visible: false })
    expect(filled({ g: null }, element('group', { slot: 'g', elements: [text] }))).toMatchObject({ visible: false })
    expect(filled({ g: { elements: [] } }, element('group', { slot: 'g', elements: [text] }))).toMatchObject({
      elements: [],
    })
  })

  it('that share a name with a slot accept values valid for both', () => {
    const both = [element('rect', { slot: 'brand' }), element('text', { text: 'In {{brand}}' })]
    expect(fillDocument(documentOf(...both), { brand: '#123' }).pages[0]?.elements).toMatchObject([
      { fill: '#123' },
      { text: 'In #123' },
    ])
    expect(issuesOf(() => filled({ brand: { fill: '#123' } }, ...both))).toEqual({
      '/data/brand': 'must be a string, a number, or null to leave it out; received an object',
    })
  })

  it('become their defaults without data', () => {
    const text = element('text', { slot: 's', text: 'Hello {{name|there}}, {{city}}' })
    const image = element('image')
    const document = documentOf(text, image)
    expect(fillDefaults(document).pages[0]?.elements).toEqual([{ ...text, text: 'Hello there, {{city}}' }, image])
  })
})

describe('data', () => {
  it('for an unknown slot is rejected with the available slots', () => {
    const document = documentOf(element('rect', { slot: 'brand' }), element('text', { text: '{{name|x}}' }))
    expect(issuesOf(() => fillDocument(document, { nope: 1, __proto: 2 }))).toEqual({
      '/data/nope': 'unknown slot; available slots: "brand", "name"',
      '/data/__proto': 'unknown slot; available slots: "brand", "name"',
    })
    expect(issuesOf(() => fillDocument(documentOf(), { nope: 1 }))).toEqual({
      '/data/nope': 'unknown slot; this document has no slots',
    })
    expect(issuesOf(() => fillDocument(document, JSON.parse('{"__proto__":1,"constructor":2}')))).toHaveProperty([
      '/data/__proto__',
    ])
  })

  it('for an unknown slot lists at most fifty available slots', () => {
    const rects = Array.from({ length: 200 }, (_, index) => element('rect', { id: `r${index}`, slot: `s${index}` }))
    expect(issuesOf(() => filled({ nope: 1 }, ...rects))['/data/nope']).toMatch(/"s49" and 150 more$/)
  })

  it('with a hundred thousand unknown names is rejected in linear time', () => {
    const rects = Array.from({ length: 5_000 }, (_, index) => element('rect', { id: `r${index}`, slot: `s${index}` }))
    const data = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`n${index}`, 1]))
    let issues = {}
    expect(cpuMs(() => (issues = issuesOf(() => filled(data, ...rects))))).toBeLessThan(500)
    expect(Object.keys(issues)).toHaveLength(51)
  })

  it.each([null, undefined, 5, 'a', [], [1]])('%j is rejected', (data) => {
    expect(issuesOf(() => fillDocument(documentOf(), data))).toEqual({
      '/data': expect.stringContaining('must be an object with a value for each slot to fill; received'),
    })
  })

  it('fills every element that shares the slot', () => {
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

  it('does not modify the given document, and shares the unchanged parts', () => {
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
  function measured(work: () => unknown): { issues: Record<string, string>; ms: number; grownMb: number } {
    const before = process.memoryUsage().heapUsed
    let issues: Record<string, string> = {}
    const ms = cpuMs(() => (issues = issuesOf(work)))
    return { issues, ms, grownMb: (process.memoryUsage().heapUsed - before) / 1e6 }
  }

  it('of one short placeholder many times in a text stops at the limit for texts', () => {
    const document = documentOf(element('text', { text: '{{a}}'.repeat(4_000) }))
    const { issues, ms, grownMb } = measured(() => fillDocument(document, { a: 'x'.repeat(20_000) }))
    expect(issues).toEqual({
      '/data/a': 'must keep the text of element "text" within 20000 characters',
    })
    expect(ms).toBeLessThan(500)
    expect(grownMb).toBeLessThan(100)
  })

  it('of a value longer than the limit for texts is rejected', () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => element('text', { id: `t${index}`, text: '{{a}}{{a}}' }))
    const { issues, ms } = measured(() => fillDocument(documentOf(...texts), { a: 'x'.repeat(2_000_000) }))
    expect(issues).toEqual({ '/data/a': 'must be a string of at most 20000 characters; received 2000000 characters' })
    expect(ms).toBeLessThan(500)
  })

  it.each([
    ['placeholders', { text: '{{a}}' }, { a: 'x'.repeat(20_000) }],
    ['texts', { slot: 'a' }, { a: 'x'.repeat(20_000) }],
    ['overrides', { slot: 'a' }, { a: { runs: Array.from({ length: 1_000 }, () => ({ text: 'x'.repeat(20) })) } }],
    ['many runs', { runs: Array.from({ length: 20 }, () => ({ text: '{{a}}' })) }, { a: 'x'.repeat(1_000) }],
  ])('of 5,000 elements with %s stops at the limit for documents', (_, own, data) => {
    const texts = Array.from({ length: 5_000 }, (_, index) => element('text', { id: `t${index}`, ...own }))
    const { issues, ms, grownMb } = measured(() => fillDocument(documentOf(...texts), data))
    expect(issues).toEqual({
      '/data': 'must keep the filled document within 2097152 bytes of JSON',
    })
    expect(ms).toBeLessThan(1_000)
    expect(grownMb).toBeLessThan(200)
  })

  it('that would fill more than the longest string is rejected', () => {
    const page = (id: string) => ({
      id,
      elements: Array.from({ length: 4_600 }, (_, index) =>
        element('text', { id: `${id}${index}`, x: 0, y: 0, width: 1, height: 1, slot: 'a' }),
      ),
    })
    const document: Document = { version: 1, pages: ['a', 'b', 'c', 'd', 'e', 'f'].map(page) }
    expect(parseDocument(document)).toHaveProperty('document')
    // 552 MB, more than the longest string.
    expect(issuesOf(() => fillDocument(document, { a: 'x'.repeat(20_000) }))).toHaveProperty(['/data'])
  })

  it('of spaces and braces takes linear time', () => {
    const text = `${'{{'.repeat(5_000)}${' '.repeat(5_000)}|${'{{ '.repeat(1_000)}`
    const ms = cpuMs(() => expect(filled({}, element('text', { text }))).toMatchObject({ text }))
    expect(ms).toBeLessThan(200)
  })

  it('of 5,000 slots with a value each takes linear time', () => {
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

  it('returns a valid document or reports issues', () => {
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
    expect(valid).toBeGreaterThan(20)
  })

  it('requires only the slots listed as required', () => {
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

it('does not give the data of the document to the slots of entries', () => {
  const inner = element('repeat', { id: 'inner', slot: 'title', elements: [] })
  const outer = element('repeat', { id: 'outer', elements: [inner] })
  const document = documentOf(outer, element('text', { text: '{{title}}' }))
  expect(fillDocument(document, { title: 'Ada' }).pages[0]?.elements[1]).toHaveProperty('text', 'Ada')
})

it('with `keep`, placeholders without data or a default remain as written, and unknown slots are rejected', () => {
  const document = documentOf(element('text', { text: '{{first}} {{last}} {{title|Dr}}', slot: 'line' }))
  const kept = fillDocument(document, { first: 'Ada' }, 'keep')
  expect(kept.pages[0]?.elements[0]).toHaveProperty('text', 'Ada {{last}} Dr')
  expect(Object.keys(issuesOf(() => fillDocument(document, { first: 'Ada' })))).toEqual(['/data/last'])
  expect(Object.keys(issuesOf(() => fillDocument(document, { whom: 'Ada' }, 'keep')))).toEqual(['/data/whom'])
})

it('with `leave`, all placeholders without data remain as written', () => {
  const document = documentOf(element('text', { text: '{{first}} {{ last | Lovelace }} of {{place|Ockham}}' }))
  const left = fillDocument(document, { first: 'Ada' }, 'leave')
  expect(left.pages[0]?.elements[0]).toMatchObject({ text: 'Ada {{ last | Lovelace }} of {{place|Ockham}}' })
  expect(listSlots(left).map((slot) => slot.name)).toEqual(['last', 'place'])
})
