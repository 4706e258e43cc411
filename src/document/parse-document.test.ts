import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Issue } from '../failure.ts'
import { parseDocument } from './parse-document.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { byPointer, documentOf, element } from './testing/build.ts'
import { cpuMs } from './testing/cpu-ms.ts'

function issuesOf(value: unknown): Issue[] {
  const parsed = parseDocument(value)
  return 'issues' in parsed ? parsed.issues : []
}

function faults(value: unknown): Record<string, string> {
  return byPointer(issuesOf(value))
}

/** The one fault of a document with this one element, its pointer relative to the element. */
function faultOf(type: string, properties: Record<string, unknown>): string {
  const issues = issuesOf(documentOf(element(type, properties)))
  expect(issues).toHaveLength(1)
  return `${issues[0]?.pointer.replace('/document/pages/0/elements/0', '') ?? ''} ${issues[0]?.detail ?? ''}`
}

function nested(depth: number): unknown {
  let inner: unknown = element('rect')
  for (let level = 0; level < depth; level += 1) inner = element('group', { id: `g${level}`, elements: [inner] })
  return inner
}

describe('a document that is sound', () => {
  it('is handed back as it is', () => {
    const document = documentOf(element('text', { text: 'Hello' }), element('group', { elements: [element('rect')] }))
    expect(parseDocument(document)).toEqual({ document })
  })

  it('may use every kind, paint and property', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(parseDocument(document)).toEqual({ document })
      }),
    )
  })
})

describe('a document that is not', () => {
  it.each([null, undefined, 5, 'text', [], true, () => 1, 5n, Symbol('s'), new Date(0), new Map()])(
    'is refused whatever it is: %s',
    (value) => {
      expect(issuesOf(value).length).toBeGreaterThan(0)
    },
  )

  it('is told what is missing', () => {
    expect(faults({})).toEqual({
      '/document/version': 'is missing; it must be 1',
      '/document/pages': 'is missing; it must be a list of 1 to 200 items',
    })
  })

  it('is told all its faults together, each with its pointer', () => {
    const document = documentOf(
      element('rect', { id: 'a', width: -1, colour: '#fff' }),
      element('ellipse', { id: 'a', fill: 'red' }),
    )
    expect(faults({ ...document, extra: 1 })).toEqual({
      '/document/extra': 'is not a property known here; allowed are version, pages',
      '/document/pages/0/elements/0/width': 'must be a number from 0 to 1000000; received -1',
      '/document/pages/0/elements/0/colour': expect.stringContaining('not a property known here; allowed are id, name'),
      '/document/pages/0/elements/1/fill': 'must be a colour: "#rgb", "#rrggbb" or "#rrggbbaa"; received "red"',
      '/document/pages/0/elements/1/id': 'must be unique in the document; received "a", which an earlier element has',
    })
  })

  it('has pointers that begin where the caller says', () => {
    expect(parseDocument(5, '/body')).toEqual({
      issues: [{ pointer: '/body', detail: 'must be an object; received 5' }],
    })
  })

  it('is told fifty faults and that there are more', () => {
    const issues = issuesOf(documentOf(...Array.from({ length: 100 }, () => 5)))
    expect(issues).toHaveLength(51)
    expect(issues.at(-1)).toEqual({ pointer: '/document', detail: 'has more faults; these are the first 50' })
  })

  it('has keys escaped and cut in pointers', () => {
    const issues = issuesOf({ ...documentOf(), 'a/b~c': 1, ['k'.repeat(1_000_000)]: 1 })
    expect(issues[0]?.pointer).toBe('/document/a~1b~0c')
    expect(issues[1]?.pointer.length).toBeLessThan(200)
  })

  it('is not taken for sound by a property that only its prototype has', () => {
    const parsed: unknown = JSON.parse('{"version":1,"pages":[{"id":"p","elements":[],"__proto__":{"name":1}}]}')
    expect(faults(parsed)).toHaveProperty(['/document/pages/0/__proto__'])
    expect(issuesOf(Object.create(documentOf()) as unknown)).toHaveLength(2)
  })

  it('of a later version says so', () => {
    expect(faults({ version: 2, pages: 'new' })).toEqual({
      '/document/version': 'must be at most 1, the version this service knows; received 2',
    })
  })
})

describe('values', () => {
  it.each([
    ['rect', { x: Infinity }, '/x must be a number from -1000000 to 1000000; received a number too large to be kept'],
    ['rect', { x: NaN }, '/x must be a number from -1000000 to 1000000; received NaN'],
    ['rect', { x: '5' }, '/x must be a number from -1000000 to 1000000; received "5"'],
    ['rect', { x: undefined }, '/x must be a number from -1000000 to 1000000; received nothing'],
    ['rect', { visible: 1 }, '/visible must be true or false; received 1'],
    [
      'rect',
      { cornerRadius: [1, 2] },
      '/cornerRadius must be a list of 4, each a number from 0 to 1000000; received a list of 2',
    ],
    ['rect', { cornerRadius: [1, 2, 3, -1] }, '/cornerRadius/3 must be a number from 0 to 1000000; received -1'],
    [
      'rect',
      { fill: 5 },
      '/fill must be a colour: "#rgb", "#rrggbb" or "#rrggbbaa", or an object with the "type" one of "linear", "radial", "conic", "image", or null; received 5',
    ],
    [
      'rect',
      { fill: { type: 'mesh' } },
      '/fill/type must be one of "linear", "radial", "conic", "image"; received "mesh"',
    ],
    ['rect', { fill: {} }, '/fill/type must be one of "linear", "radial", "conic", "image"; received nothing'],
    [
      'rect',
      { fill: { type: 'linear', stops: [] } },
      '/fill/stops must be a list of 2 to 32 items; received a list of 0',
    ],
    [
      'rect',
      { stroke: { paint: { type: 'image', src: 'x' } } },
      '/stroke/paint/src must be "asset:ast_…" (an uploaded image) or "builtin:<name>"; received "x"',
    ],
    ['rect', { blendMode: 'add' }, expect.stringMatching(/^\/blendMode must be one of "normal", .*; received "add"$/)],
    ['rect', { name: 'x'.repeat(256) }, '/name must be a string of at most 255 characters; received 256 characters'],
    ['rect', { shadows: [{ blur: 5_000 }] }, '/shadows/0/blur must be a number from 0 to 500; received 5000'],
    [
      'rect',
      { link: 'javascript:alert(1)' },
      '/link must be an http, https or mailto address without spaces; received "javascript:alert(1)"',
    ],
    ['text', { fontWeight: 450 }, '/fontWeight must be a whole number from 100 to 900 in steps of 100; received 450'],
    [
      'text',
      { text: 'a', runs: [] },
      '/runs must not stand beside "text": a text has "text", or "runs" where styles differ; received both',
    ],
    [
      'text',
      { runs: [{ text: 'x'.repeat(15_000) }, { text: 'x'.repeat(5_001) }] },
      '/runs must have at most 20000 characters together; received 20001',
    ],
    ['text', { fontFeatures: { liga: 1 } }, '/fontFeatures/liga must be true or false; received 1'],
    [
      'text',
      { fontFeatures: { ligature: true } },
      expect.stringContaining('/fontFeatures/ligature is a name that is not allowed here'),
    ],
    [
      'image',
      { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } },
      '/crop/width must end within the picture: x and width together are at most 1; received 1.1',
    ],
    ['image', { mask: { type: 'path', d: 'L0 0' } }, expect.stringContaining('/mask/d must be SVG path data')],
    ['line', { points: [{ x: 0, y: 0 }] }, '/points must be a list of 2 to 1000 items; received a list of 1'],
    [
      'path',
      { d: 'M1e999 0' },
      expect.stringContaining(
        '/d must be SVG path data, which must have numbers from -1000000 to 1000000 at position 1',
      ),
    ],
    ['path', { viewBox: [0, 0, 0, 1] }, '/viewBox/2 must be a number from 0.001 to 1000000; received 0'],
  ])('a wrong value in a %s is told with what is allowed and what came (%#)', (type, properties, message) => {
    expect(faultOf(type, properties)).toEqual(message)
  })

  it('1e999 in JSON, which is read as infinite, is refused', () => {
    const json = JSON.stringify(documentOf(element('rect', { x: 7_777 }))).replace('7777', '1e999')
    expect(faults(JSON.parse(json))).toHaveProperty(['/document/pages/0/elements/0/x'])
  })

  it('a text of 20,000 characters may be of surrogate pairs', () => {
    expect(issuesOf(documentOf(element('text', { text: '🎉'.repeat(20_000) })))).toEqual([])
    expect(faultOf('text', { text: '🎉'.repeat(20_001) })).toBe(
      '/text must be a string of at most 20000 characters; received 20001 characters',
    )
  })

  it.each(['id', 'name', 'slot', 'link', 'text', 'fontFamily'])(
    'NUL and half a surrogate pair are refused in %s',
    (key) => {
      expect(faultOf('text', { [key]: 'https://a\0' })).toBe(
        `/${key} must not contain the character U+0000; received one at position 9`,
      )
      expect(faultOf('text', { [key]: 'a\ud800b' })).toBe(
        String.raw`/${key} must be well-formed Unicode; received half a surrogate pair in "a\ud800b"`,
      )
    },
  )

  it('what was received is shortened', () => {
    const fault = faultOf('rect', { fill: `#${'f'.repeat(10_000)}` })
    expect(fault).toContain('(10001 characters)')
    expect(fault.length).toBeLessThan(200)
  })
})

describe('kinds of element', () => {
  it.each(['polygon', 'star', 'svg', 'code', 'table', 'chart'])(
    '%s is refused by name until it can be drawn',
    (kind) => {
      expect(faultOf(kind, {})).toBe(
        `/type elements of type ${kind} are not supported by this version yet; supported are "text", "image", "rect", "ellipse", "line", "path", "group"`,
      )
    },
  )

  it.each(['toString', '__proto__', 'blob', 5, null])('%s is none', (kind) => {
    expect(faultOf('rect', { type: kind })).toMatch(/^\/type must be one of "text", /)
  })
})

describe('limits', () => {
  it('groups are nested 32 deep and no deeper', () => {
    expect(issuesOf(documentOf(nested(32)))).toEqual([])
    const pointer = `/document/pages/0/elements/0${'/elements/0'.repeat(32)}/elements`
    expect(faults(documentOf(nested(33)))).toEqual({
      [pointer]: 'must not be there: groups are nested at most 32 deep',
    })
    expect(issuesOf(documentOf(nested(5_000)))).toHaveLength(1)
  })

  it('a page has 5,000 elements, counting those in groups, and no more', () => {
    const rects = Array.from({ length: 4_999 }, (_, index) => element('rect', { id: `r${index}` }))
    expect(issuesOf(documentOf(element('group', { elements: rects })))).toEqual([])
    const group = element('group', { elements: [...rects, element('rect', { id: 'x' })] })
    expect(faults(documentOf(group, element('rect', { id: 'y' })))).toEqual({
      '/document/pages/0/elements/0/elements/4999':
        'must not be there: a page has at most 5000 elements, those in groups included',
    })
    const pages = [0, 1].map((page) => ({
      id: `p${page}`,
      elements: rects.map((rect, index) => ({ ...rect, id: `${page}-${index}` })),
    }))
    expect(issuesOf({ version: 1, pages })).toEqual([])
  })

  it('ids are unique over the pages, and pages have their own', () => {
    const page = { id: 'p', elements: [element('rect', { id: 'p' })] }
    expect(issuesOf({ version: 1, pages: [page] })).toEqual([])
    expect(faults({ version: 1, pages: [page, page] })).toEqual({
      '/document/pages/1/id': 'must be unique among the pages; received "p", which an earlier page has',
      '/document/pages/1/elements/0/id': 'must be unique in the document; received "p", which an earlier element has',
    })
  })

  it('a document takes at most 2 MiB of JSON', () => {
    const texts = Array.from({ length: 105 }, (_, index) =>
      element('text', { id: `t${index}`, text: 'é'.repeat(10_000) }),
    )
    expect(faults(documentOf(...texts))).toEqual({
      '/document': expect.stringMatching(/^must be at most 2097152 bytes of JSON; received 2\d{6}$/),
    })
    expect(issuesOf(documentOf(...texts.slice(0, 104)))).toEqual([])
  })
})

describe('a value made to harm', () => {
  it('that contains itself is refused', () => {
    const group = element('group') as { elements: unknown[] }
    group.elements = [group, group]
    expect(issuesOf(documentOf(group)).length).toBeGreaterThan(0)
  })

  it('with lists of a thousand million is refused at once', () => {
    const long = new Array<unknown>(1e9)
    const values = [
      documentOf(...[element('group', { elements: long })]),
      { version: 1, pages: long },
      { version: 1, pages: [{ id: 'p', elements: long }] },
      documentOf(element('line', { points: long }), element('text', { runs: long })),
    ]
    const ms = cpuMs(() => {
      for (const value of values) expect(issuesOf(value).length).toBeGreaterThan(0)
    })
    expect(ms).toBeLessThan(500)
  })

  it('never makes the parser throw', () => {
    const anyJson = fc.oneof(
      fc.jsonValue({ maxDepth: 5 }),
      fc.jsonValue().map((part) => documentOf(part)),
      fc.record({ version: fc.constant(1), pages: fc.jsonValue() }),
      fc
        .tuple(fc.constantFrom('text', 'image', 'rect', 'line', 'path', 'group'), fc.string(), fc.jsonValue())
        .map(([type, key, value]) =>
          documentOf(element(type, { [key]: value, elements: value, runs: value, fill: value, crop: value })),
        ),
    )
    fc.assert(
      fc.property(anyJson, (value) => {
        const parsed = parseDocument(value)
        expect('document' in parsed || parsed.issues.length > 0).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('speed', () => {
  it('a document of 2 MiB with 5,000 elements is read in well under 100 ms', () => {
    const elements = Array.from({ length: 5_000 }, (_, index) =>
      element('text', {
        id: `text-${index}`,
        text: 'The quick brown fox jumps over the lazy dog. '.repeat(3),
        fill: {
          type: 'linear',
          angle: 90,
          stops: [
            { offset: 0, color: '#ff0000' },
            { offset: 1, color: '#00ff00' },
          ],
        },
        shadows: [{ x: 1, y: 1, blur: 4 }],
      }),
    )
    const document = documentOf(...elements)
    expect(JSON.stringify(document).length).toBeGreaterThan(1_700_000)
    const read = () => expect(parseDocument(document)).toHaveProperty('document')
    // 10 ms once compiled, 40 the first time.
    expect(Math.min(...Array.from({ length: 5 }, () => cpuMs(read)))).toBeLessThan(100)
  })

  it('path data of 100,000 characters takes time by its length', () => {
    const d = `M${'1 1 '.repeat(24_999)}`
    const paths = Array.from({ length: 20 }, (_, index) => element('path', { id: `p${index}`, d }))
    const ms = cpuMs(() => expect(parseDocument(documentOf(...paths))).toHaveProperty('document'))
    expect(ms).toBeLessThan(1_000)
  })
})
