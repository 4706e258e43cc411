import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Issue } from '../failure.ts'
import { parseDocument } from './parse-document.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { byPointer, documentOf, element } from './testing/build.ts'
import { cpuMs } from './testing/cpu-ms.ts'

function issuesOf(value: unknown): Issue[] {
  const parsed = parseDocument(value)
  return 'issues' in parsed ? parsed.issues : []
}

function issuesByPointer(value: unknown): Record<string, string> {
  return byPointer(issuesOf(value))
}

/** Expects one issue; its pointer is relative to the element. */
function issueOf(type: string, properties: Record<string, unknown>): string {
  const issues = issuesOf(documentOf(element(type, properties)))
  expect(issues).toHaveLength(1)
  return `${issues[0]?.pointer.replace('/document/pages/0/elements/0', '') ?? ''} ${issues[0]?.detail ?? ''}`
}

function nested(depth: number): unknown {
  let inner: unknown = element('rect')
  for (let level = 0; level < depth; level += 1) inner = element('group', { id: `g${level}`, elements: [inner] })
  return inner
}

describe('a valid document', () => {
  it('is returned unchanged', () => {
    const document = documentOf(element('text', { text: 'Hello' }), element('group', { elements: [element('rect')] }))
    expect(parseDocument(document)).toEqual({ document })
  })

  it('is accepted with any elements, paints and properties', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(parseDocument(document)).toEqual({ document })
      }),
    )
  })
})

describe('an invalid document', () => {
  it.each([null, undefined, 5, 'text', [], true, () => 1, 5n, Symbol('s'), new Date(0), new Map()])(
    'is rejected: %s',
    (value) => {
      expect(issuesOf(value).length).toBeGreaterThan(0)
    },
  )

  it('lists the missing properties', () => {
    expect(issuesByPointer({})).toEqual({
      '/document/version': 'is required; expected 1',
      '/document/pages': 'is required; expected an array of 1 to 200 items, each an object with `id` and `elements`',
    })
  })

  it('lists all its issues with their pointers', () => {
    const document = documentOf(
      element('rect', { id: 'a', width: -1, fil: '#fff', color: '#fff' }),
      element('ellipse', { id: 'a', fill: 'red' }),
    )
    expect(issuesByPointer({ ...document, extra: 1 })).toEqual({
      '/document/extra':
        'unknown property `extra`; expected `version`, `title`, `language`, `direction`, `mirroring`, `brand`, `fonts`, `bleed`, `safeArea`, `guides`, `slots` or `pages`',
      '/document/pages/0/elements/0/width': 'must be a number from 0 to 1000000; received -1',
      '/document/pages/0/elements/0/fil': 'unknown property `fil`; did you mean `fill`?',
      '/document/pages/0/elements/0/color': 'unknown property `color`; did you mean `fill`?',
      '/document/pages/0/elements/1/fill':
        'must be a color: "#rgb", "#rrggbb", "#rrggbbaa" or "brand:<name>"; received "red"',
      '/document/pages/0/elements/1/id': 'duplicate element ID "a"',
    })
  })

  it('has pointers that begin with the pointer of the value', () => {
    expect(parseDocument(5, '/body')).toEqual({
      issues: [{ pointer: '/body', detail: 'must be an object with `version` and `pages`; received 5' }],
    })
  })

  it('lists fifty issues and says that there are more', () => {
    const issues = issuesOf(documentOf(...Array.from({ length: 100 }, () => 5)))
    expect(issues).toHaveLength(51)
    expect(issues.at(-1)).toEqual({
      pointer: '/document',
      detail: 'has more than 50 issues; only the first 50 are listed',
    })
  })

  it('has escaped and shortened keys in pointers', () => {
    const issues = issuesOf({ ...documentOf(), 'a/b~c': 1, ['k'.repeat(1_000_000)]: 1 })
    expect(issues[0]?.pointer).toBe('/document/a~1b~0c')
    expect(issues[1]?.pointer.length).toBeLessThan(200)
  })

  it('does not become valid through properties of its prototype', () => {
    const parsed: unknown = JSON.parse('{"version":1,"pages":[{"id":"p","elements":[],"__proto__":{"name":1}}]}')
    expect(issuesByPointer(parsed)).toHaveProperty(['/document/pages/0/__proto__'])
    expect(issuesOf(Object.create(documentOf()) as unknown)).toHaveLength(2)
  })

  it('of a later version is rejected for its version and its other issues', () => {
    expect(issuesByPointer({ version: 2, pages: 'new' })).toEqual({
      '/document/version': 'must be at most 1, the latest version that this server supports; received 2',
      '/document/pages': 'must be an array of 1 to 200 items, each an object with `id` and `elements`; received "new"',
    })
  })
})

describe('values', () => {
  it.each([
    ['rect', { x: Infinity }, '/x must be a number from -1000000 to 1000000; received a number that is too large'],
    ['rect', { x: NaN }, '/x must be a number from -1000000 to 1000000; received NaN'],
    ['rect', { x: '5' }, '/x must be a number from -1000000 to 1000000; received "5"; did you mean 5?'],
    ['rect', { x: undefined }, '/x must be a number from -1000000 to 1000000; received nothing'],
    ['rect', { visible: 1 }, '/visible must be true or false; received 1'],
    [
      'rect',
      { cornerRadius: [1, 2] },
      '/cornerRadius must be an array of 4 items, each a number from 0 to 1000000; received an array of 2 items',
    ],
    ['rect', { cornerRadius: [1, 2, 3, -1] }, '/cornerRadius/3 must be a number from 0 to 1000000; received -1'],
    [
      'rect',
      { fill: 5 },
      '/fill must be a color: "#rgb", "#rrggbb", "#rrggbbaa" or "brand:<name>", or an object of type "linear", "radial", "conic", "image" or "pattern", or null; received 5',
    ],
    [
      'rect',
      { fill: { type: 'mesh' } },
      '/fill/type must be one of "linear", "radial", "conic", "image", "pattern"; received "mesh"',
    ],
    [
      'rect',
      { fill: {} },
      '/fill/type must be one of "linear", "radial", "conic", "image", "pattern"; received nothing',
    ],
    [
      'rect',
      { fill: { type: 'linear', stops: [] } },
      '/fill/stops must be an array of 2 to 32 items, each an object with `offset` and `color`; received an empty array',
    ],
    [
      'rect',
      { stroke: { paint: { type: 'image', src: 'x' } } },
      '/stroke/paint/src must be "asset:ast_…" (an uploaded image), an https URL, or "builtin:<name>"; received "x"',
    ],
    ['rect', { blendMode: 'add' }, expect.stringMatching(/^\/blendMode must be one of "normal", .*; received "add"$/)],
    ['rect', { name: 'x'.repeat(256) }, '/name must be a string of at most 255 characters; received 256 characters'],
    ['rect', { shadows: [{ blur: 5_000 }] }, '/shadows/0/blur must be a number from 0 to 500; received 5000'],
    [
      'rect',
      { link: 'javascript:alert(1)' },
      '/link must be an http, https or mailto URL without spaces; received "javascript:alert(1)"',
    ],
    ['text', { fontWeight: 450 }, '/fontWeight must be a multiple of 100 from 100 to 900; received 450'],
    [
      'text',
      { text: 'a', runs: [] },
      '/runs cannot be combined with `text`; use `text`, or `runs` for text with several styles',
    ],
    [
      'text',
      { runs: [{ text: 'x'.repeat(15_000) }, { text: 'x'.repeat(5_001) }] },
      '/runs must have at most 20000 characters in total; received 20001',
    ],
    ['text', { fontFeatures: { liga: 1 } }, '/fontFeatures/liga must be true or false; received 1'],
    [
      'text',
      { fontFeatures: { ligature: true } },
      expect.stringMatching(
        /^\/fontFeatures\/ligature the name must be an OpenType tag of four characters, or one of .*; received "ligature"$/u,
      ),
    ],
    [
      'rect',
      { type: 'circle' },
      expect.stringMatching(/^\/type must be one of .*"circle"; did you mean "ellipse"\?$/u),
    ],
    ['rect', { stroke: '#000000' }, '/stroke must be an object with `paint`, or null; received "#000000"'],
    [
      'svg',
      { src: 'asset:ast_sun', colors: { red: '#1d3557' } },
      '/colors/red the name must be a color of the file as "#rgb" or "#rrggbb", "currentColor", or "*" for all others; received "red"',
    ],
    [
      'image',
      { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } },
      '/crop/width must end within the image: x + width must be at most 1; received 1.1',
    ],
    ['image', { mask: { type: 'path', d: 'L0 0' } }, expect.stringContaining('/mask/d must be SVG path data')],
    [
      'line',
      { points: [{ x: 0, y: 0 }] },
      '/points must be an array of 2 to 1000 items, each an object with `x` and `y`; received an array of 1 item',
    ],
    [
      'path',
      { d: 'M1e999 0' },
      expect.stringContaining('/d must be SVG path data; expected a number from -1000000 to 1000000 at position 1'),
    ],
    ['path', { viewBox: [0, 0, 0, 1] }, '/viewBox/2 must be a number from 0.001 to 1000000; received 0'],
  ])(
    'an invalid value in a %s is reported with what is allowed and what was received (%#)',
    (type, properties, message) => {
      expect(issueOf(type, properties)).toEqual(message)
    },
  )

  it('1e999 in JSON, which is parsed as Infinity, is rejected', () => {
    const json = JSON.stringify(documentOf(element('rect', { x: 7_777 }))).replace('7777', '1e999')
    expect(issuesByPointer(JSON.parse(json))).toHaveProperty(['/document/pages/0/elements/0/x'])
  })

  it('a surrogate pair counts as one character', () => {
    expect(issuesOf(documentOf(element('text', { text: '🎉'.repeat(20_000) })))).toEqual([])
    expect(issueOf('text', { text: '🎉'.repeat(20_001) })).toBe(
      '/text must be a string of at most 20000 characters; received 20001 characters',
    )
  })

  it.each(['id', 'name', 'slot', 'link', 'text', 'fontFamily'])(
    'NUL and an unpaired surrogate are rejected in %s',
    (key) => {
      expect(issueOf('text', { [key]: 'https://a\0' })).toBe(`/${key} must not contain U+0000; found at position 9`)
      expect(issueOf('text', { [key]: 'a\ud800b' })).toBe(
        String.raw`/${key} must be well-formed Unicode; received an unpaired surrogate in "a\ud800b"`,
      )
    },
  )

  it('a long value is shortened', () => {
    const issue = issueOf('rect', { fill: `#${'f'.repeat(10_000)}` })
    expect(issue).toContain('(10001 characters)')
    expect(issue.length).toBeLessThan(200)
  })
})

describe('element types', () => {
  it.each(['toString', '__proto__', 'blob', 5, null])('%s is unknown', (kind) => {
    expect(issueOf('rect', { type: kind })).toMatch(/^\/type must be one of "text", /)
  })
})

describe('limits', () => {
  it('groups can be nested at most 32 deep', () => {
    expect(issuesOf(documentOf(nested(32)))).toEqual([])
    const pointer = `/document/pages/0/elements/0${'/elements/0'.repeat(32)}/elements`
    expect(issuesByPointer(documentOf(nested(33)))).toEqual({
      [pointer]: 'too many nested groups: groups can be nested at most 32 deep',
    })
    expect(issuesOf(documentOf(nested(5_000)))).toHaveLength(1)
  })

  it('a page can have at most 5,000 elements, including those in groups', () => {
    const rects = Array.from({ length: 4_999 }, (_, index) => element('rect', { id: `r${index}` }))
    expect(issuesOf(documentOf(element('group', { elements: rects })))).toEqual([])
    const group = element('group', { elements: [...rects, element('rect', { id: 'x' })] })
    expect(issuesByPointer(documentOf(group, element('rect', { id: 'y' })))).toEqual({
      '/document/pages/0/elements/0/elements/4999':
        'too many elements: a page can have at most 5000, including those in groups',
    })
    const pages = [0, 1].map((page) => ({
      id: `p${page}`,
      elements: rects.map((rect, index) => ({ ...rect, id: `${page}-${index}` })),
    }))
    expect(issuesOf({ version: 1, pages })).toEqual([])
  })

  it('element IDs are unique in the document, and independent of page IDs', () => {
    const page = { id: 'p', elements: [element('rect', { id: 'p' })] }
    expect(issuesOf({ version: 1, pages: [page] })).toEqual([])
    expect(issuesByPointer({ version: 1, pages: [page, page] })).toEqual({
      '/document/pages/1/id': 'duplicate page ID "p"',
      '/document/pages/1/elements/0/id': 'duplicate element ID "p"',
    })
  })

  it('a document can have at most 2 MiB of JSON', () => {
    const texts = Array.from({ length: 105 }, (_, index) =>
      element('text', { id: `t${index}`, text: 'é'.repeat(10_000) }),
    )
    expect(issuesByPointer(documentOf(...texts))).toEqual({
      '/document': expect.stringMatching(/^must be at most 2097152 bytes of JSON; received 2\d{6}$/),
    })
    expect(issuesOf(documentOf(...texts.slice(0, 104)))).toEqual([])
  })
})

describe('a malicious value', () => {
  it('that contains itself is rejected', () => {
    const group = element('group') as { elements: unknown[] }
    group.elements = [group, group]
    expect(issuesOf(documentOf(group)).length).toBeGreaterThan(0)
  })

  it('with sparse arrays of billions of items is rejected immediately', () => {
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
  it('a document of 2 MB with 5,000 elements is parsed in less than 100 ms', () => {
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

  it('path data of 100,000 characters takes linear time', () => {
    const d = `M${'1 1 '.repeat(24_999)}`
    const paths = Array.from({ length: 20 }, (_, index) => element('path', { id: `p${index}`, d }))
    const ms = cpuMs(() => expect(parseDocument(documentOf(...paths))).toHaveProperty('document'))
    expect(ms).toBeLessThan(1_000)
  })
})
