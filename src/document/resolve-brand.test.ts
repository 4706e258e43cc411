import { describe, expect, it } from 'vitest'
import type { Document } from './document.ts'
import { fillDocument } from './fill-document.ts'
import { parseDocument } from './parse-document.ts'
import { resolveBrand, resolvePaint } from './resolve-brand.ts'
import { byPointer, documentOf, element, issuesOf } from './testing/build.ts'

const brand = { colors: { primary: '#123456', paper: '#fffdf5' }, fonts: { heading: 'Playfair Display' } }
const PRIMARY = 'brand:primary'

function branded(...elements: readonly unknown[]): Document {
  return { ...documentOf(...elements), brand }
}

function issuesIn(document: object): Record<string, string> {
  const parsed = parseDocument(document)
  return 'issues' in parsed ? byPointer(parsed.issues) : {}
}

const stops = [
  { offset: 0, color: PRIMARY },
  { offset: 1, color: '#ffffff' },
]
const gradient = { type: 'linear', stops }

/** Each with its references at places of its own. */
const REFERRING = [
  element('rect', { fill: PRIMARY, stroke: { paint: gradient }, shadows: [{ color: PRIMARY }] }),
  element('text', {
    runs: [{ text: 'a', fill: gradient, fontFamily: 'brand:heading', background: { paint: PRIMARY } }],
    fontFamily: 'brand:heading',
    stroke: { paint: PRIMARY },
  }),
  element('image', {
    filters: { tint: { color: PRIMARY }, duotone: { dark: PRIMARY, light: 'brand:paper' } },
    mask: { type: 'gradient', gradient },
  }),
  element('line', { stroke: { paint: PRIMARY } }),
  element('svg', { src: 'builtin:sea', colors: { '*': PRIMARY } }),
  element('code', { foreground: PRIMARY, background: 'brand:paper', fontFamily: 'brand:heading' }),
  element('chart', {
    colors: [PRIMARY, '#ffffff'],
    series: [{ values: [1], color: PRIMARY }],
    textColor: PRIMARY,
    lineColor: PRIMARY,
    fontFamily: 'brand:heading',
  }),
  element('table', {
    columns: [{ fill: PRIMARY }],
    rows: [[{ text: 'a', background: PRIMARY }], ['brand:primary']],
    stripe: PRIMARY,
    headerStyle: { fill: PRIMARY, fontFamily: 'brand:heading' },
    border: { horizontal: { color: PRIMARY } },
  }),
]

describe('a reference to the brand', () => {
  it.each(REFERRING.map((own) => [own.type, own]))('is accepted and resolved wherever a %s has one', (_, own) => {
    const document = branded(own, element('group', { elements: [{ ...own, id: 'inner' }] }))
    expect(issuesIn(document)).toEqual({})
    const resolved = JSON.stringify(resolveBrand(document).pages)
    // A cell of a table is a text.
    expect(resolved.replaceAll('["brand:primary"]', '')).not.toContain('brand:')
    expect(resolved).toContain('#123456')
  })

  it('is accepted and resolved in the background of a page', () => {
    const [page] = documentOf().pages
    const document = { version: 1, brand, pages: [{ ...page, background: gradient }] }
    expect(issuesIn(document)).toEqual({})
    expect(JSON.stringify(resolveBrand(document as Document).pages)).toContain('#123456')
    expect(resolvePaint(PRIMARY, brand)).toBe('#123456')
  })

  it('is none in a text, a name or a link', () => {
    const text = element('text', { text: 'brand:primary', name: 'brand:primary', slot: 'brand:primary' })
    expect(resolveBrand(branded(text)).pages[0]?.elements).toEqual([text])
  })

  it('to an unknown name is an issue that suggests the nearest and lists all names', () => {
    const document = branded(
      element('rect', {
        fill: 'brand:primary2',
        stroke: { paint: { ...gradient, stops: [{ offset: 0, color: 'brand:x' }, stops[1]] } },
      }),
    )
    expect(issuesIn(document)).toEqual({
      '/document/pages/0/elements/0/fill':
        'unknown brand color `primary2`; did you mean `primary`?; available: `primary` or `paper`',
      '/document/pages/0/elements/0/stroke/paint/stops/0/color':
        'unknown brand color `x`; available: `primary` or `paper`',
    })
    expect(issuesIn(documentOf(element('text', { text: 'a', fontFamily: 'brand:heading' })))).toEqual({
      '/document/pages/0/elements/0/fontFamily': 'unknown brand font `heading`; this document has no brand fonts',
    })
    const [page] = documentOf().pages
    expect(issuesIn({ version: 1, pages: [{ ...page, background: PRIMARY }] })).toEqual({
      '/document/pages/0/background': 'unknown brand color `primary`; this document has no brand colors',
    })
  })

  it('to a name of an inherited property is unknown', () => {
    expect(issuesIn(branded(element('rect', { fill: 'brand:constructor' })))).toHaveProperty([
      '/document/pages/0/elements/0/fill',
    ])
  })

  it('leaves elements without references as they are, for cached layouts', () => {
    const plain = element('text', { text: 'a', fill: '#123456' })
    expect(resolveBrand(branded(plain)).pages[0]?.elements[0]).toBe(plain)
    const document = documentOf(plain)
    expect(resolveBrand(document)).toBe(document)
  })

  it('in a code must contrast with the background', () => {
    expect(issuesIn(branded(element('code', { foreground: 'brand:paper' })))).toEqual({
      '/document/pages/0/elements/0/foreground':
        'must be much darker than the background, since scanners read dark codes on light; received brand:paper (#fffdf5) on #ffffff',
    })
  })
})

describe('the brand', () => {
  it('has colors and families, which are not references themselves', () => {
    const document = {
      ...documentOf(),
      brand: { colors: { a: 'brand:b', 'a b': '#fff' }, fonts: { a: 'brand:b' }, logo: 1 },
    }
    expect(Object.keys(issuesIn(document))).toEqual([
      '/document/brand/colors/a',
      '/document/brand/colors/a b',
      '/document/brand/fonts/a',
      '/document/brand/logo',
    ])
  })
})

describe('data', () => {
  const document = branded(
    element('rect', { id: 'r', slot: 'r' }),
    element('text', { id: 't', slot: 't', text: 'a' }),
    element('group', { id: 'g', slot: 'g' }),
    element('code', { id: 'c', slot: 'c' }),
  )

  it('can refer to the brand where the document can', () => {
    const filled = fillDocument(document, {
      r: PRIMARY,
      t: { fill: PRIMARY, fontFamily: 'brand:heading' },
      g: { elements: [element('rect', { id: 'new', fill: 'brand:paper' })] },
    })
    expect(JSON.stringify(resolveBrand(filled).pages)).not.toContain('brand:')
    expect(fillDocument(document, { t: PRIMARY }).pages[0]?.elements[1]).toMatchObject({ text: PRIMARY })
  })

  it('that refers to an unknown name is rejected with the names there are', () => {
    const rejected = issuesOf(() =>
      fillDocument(document, {
        r: 'brand:x',
        t: { fill: { type: 'linear', stops: [{ offset: 0, color: 'brand:y' }, stops[1]] } },
        g: { elements: [element('rect', { id: 'new', fill: 'brand:z' })] },
      }),
    )
    expect(Object.keys(rejected)).toEqual(['/data/r', '/data/t/fill/stops/0/color', '/data/g/elements/0/fill'])
    expect(rejected['/data/r']).toBe('unknown brand color `x`; available: `primary` or `paper`')
  })

  it('cannot make a code of the brand unreadable', () => {
    const light = { c: { foreground: 'brand:paper' } }
    expect(issuesOf(() => fillDocument(document, light))).toHaveProperty(['/data/c/foreground'])
  })
})
