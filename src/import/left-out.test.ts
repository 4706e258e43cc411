import { describe, expect, test } from 'vitest'
import type { Imported } from './imported.ts'
import { importSlide, textBox } from './testing/import-slide.ts'
import { importDrawing, importJson } from './testing/import-text.ts'

const whatOf = ({ report }: Imported) => report.map(({ what }) => what)
const box = { id: 'a', x: 0, y: 0, width: 100, height: 50 }
const polotno = (children: object[], page: object = {}, store: object = {}) =>
  importJson({ width: 400, height: 300, pages: [{ id: 'p', children, ...page }], ...store })
const many = (count: number, part: string) => Array.from({ length: count }, () => part).join('')

describe('the report of a drawing names', () => {
  test.each([
    [
      'links that are refused',
      '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>',
      /^Link to “javascript/,
    ],
    ['links of words', '<text y="9">A <a href="https://example.com">b</a></text>', 'Link of words'],
    [
      'dashes beyond the limit',
      `<path d="M0 0h99" stroke="red" stroke-dasharray="${many(20, '1 ')}"/>`,
      '20 lengths of dashes',
    ],
    [
      'colors beyond the limit',
      `<linearGradient id="g">${many(40, '<stop offset="0.5" stop-color="red"/>')}</linearGradient><rect width="9" height="9" fill="url(#g)"/>`,
      '40 colors of a gradient',
    ],
    ['unknown colors', '<rect width="9" height="9" fill="color(xyz 1 1 1)" stroke="red"/>', /^Color “color\(xyz/],
    ['hidden parts', '<rect width="9" height="9" visibility="hidden"/>', 'Hidden part'],
    ['copies of nothing', '<use href="#absent"/>', 'Copy of a part that is not in the file'],
    ['fonts', '<style>@font-face { font-family: A; src: url(a.woff) }</style>', 'Font in the file'],
    ['style sheets elsewhere', '<style>@import url(a.css);</style>', 'Style sheet at a URL'],
    ['scripts', '<script>alert(1)</script>', 'Script'],
  ])('%s', (_, content, what) => {
    expect(whatOf(importDrawing(content))).toContainEqual(typeof what === 'string' ? what : expect.stringMatching(what))
  })
})

describe('the report of a Polotno design names', () => {
  const text = { ...box, type: 'text', fontFamily: 'Roboto' }
  test.each([
    ['links that are refused', [{ ...text, text: 'A', href: '#page-2' }], 'Link to “#page-2”'],
    ['links of words', [{ ...text, text: '<p>A <a href="https://example.com">b</a></p>' }], 'Links of words'],
    ['long texts', [{ ...text, text: 'a'.repeat(20_001) }], 'Text of 20001 characters'],
    ['many styles', [{ ...text, text: many(1_001, '<b>a</b><i>b</i>') }], '2002 parts of a text in different styles'],
    ['paints', [{ ...box, type: 'figure', fill: 'radial-gradient(red, blue)' }], 'Paint “radial-gradient(red, blue)”'],
    ['dashes', [{ ...box, type: 'line', dash: Array.from({ length: 20 }, () => 1) }], '20 lengths of dashes'],
    [
      'rows beyond the limit',
      [{ ...box, type: 'table', cols: 1, cells: Array.from({ length: 2_001 }, () => ({})) }],
      '2001 rows of a table',
    ],
    [
      'data of applications',
      [{ ...text, text: 'A', custom: { sku: 5 } }],
      'Data of an application in the element (“custom”)',
    ],
    ['animated groups', [{ ...box, type: 'group', children: [text], animations: [{ name: 'fade' }] }], 'Animation'],
    [
      'variables of other properties',
      [{ ...text, text: 'A', bindings: { visible: 'b' } }],
      'Variable of the property “visible”',
    ],
  ])('%s', (_, children, what) => {
    expect(whatOf(polotno(children))).toContain(what)
  })

  test('different bleeds', () => {
    const { document, report } = polotno([], { bleed: 10, bleedTop: 20 })
    expect(document.bleed).toBe(20)
    expect(report).toMatchObject([{ what: 'Different bleeds' }])
  })
})

describe('the report of a presentation names', () => {
  const run = (text: string, properties = '') => `<a:r><a:rPr${properties}</a:rPr><a:t>${text}</a:t></a:r>`
  const linked = (id: string) => '><a:hlinkClick r:id="' + id + '"/>'
  test('links of words, and those that are refused', () => {
    const relationships =
      '<Relationship Id="w" Type="hyperlink" Target="https://example.com" TargetMode="External"/><Relationship Id="f" Type="hyperlink" Target="file:///C:/a.txt" TargetMode="External"/>'
    const shapes = [
      textBox(`<a:p>${run('A', '>')}${run('b', linked('w'))}</a:p>`),
      textBox(`<a:p>${run('c', linked('f'))}</a:p>`),
      textBox(`<a:p>${run('d', linked('absent'))}</a:p>`),
      textBox(`<a:p>${run('e', linked('w'))}</a:p>`),
    ]
    const imported = importSlide(shapes.join(''), { relationships })
    expect(whatOf(imported)).toEqual(
      expect.arrayContaining(['Links of words', 'Link to “file:///C:/a.txt”', 'Link to a slide or action']),
    )
    expect(imported.document.pages[0]?.elements.at(-1)).toMatchObject({
      runs: [{ text: 'e' }],
      link: 'https://example.com',
    })
  })

  test('runs, columns and characters beyond the limits', () => {
    const runs = Array.from({ length: 1_001 }, (_, index) => run('a', ` b="${index % 2}">`)).join('')
    expect(whatOf(importSlide(textBox(`<a:p>${runs}</a:p>`)))).toContain('1001 parts of a text in different styles')
    expect(whatOf(importSlide(textBox(`<a:p>${run('a'.repeat(20_001), '>')}</a:p>`)))).toContain(
      'Text of 20001 characters',
    )
    const table = `<p:graphicFrame><p:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></p:xfrm><a:graphic><a:graphicData><a:tbl><a:tblGrid>${many(51, '<a:gridCol w="9525"/>')}</a:tblGrid><a:tr h="9525">${many(51, '<a:tc/>')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
    expect(whatOf(importSlide(table))).toContain('51 columns of a table')
  })

  test('speaker notes, comments, animations and shapes that are not known', () => {
    const relationships =
      '<Relationship Id="n" Type="notesSlide" Target="../notes.xml"/><Relationship Id="c" Type="comments" Target="../comments.xml"/>'
    expect(whatOf(importSlide('<p:newShape/>', { relationships, after: '<p:timing/>' })).toSorted()).toEqual([
      'Animation or transition',
      'Comments',
      'Shape of the type “newShape”',
      'Speaker notes',
    ])
  })
})
