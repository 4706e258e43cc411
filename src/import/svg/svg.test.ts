import { expect, test } from 'vitest'
import { importDrawing, importText } from '../testing/import-text.ts'

const elementsOf = (content: string) => importDrawing(content).document.pages[0]?.elements

test('shapes of a drawing become shapes, with their transforms', () => {
  expect(
    elementsOf('<g transform="translate(10 20)"><rect width="40" height="30" rx="5" fill="#f00"/></g>'),
  ).toMatchObject([{ type: 'rect', x: 10, y: 20, width: 40, height: 30, cornerRadius: 5, fill: '#ff0000' }])
  expect(elementsOf('<rect width="40" height="30" transform="rotate(90 20 15)"/>')).toMatchObject([
    { type: 'rect', x: 0, y: 0, width: 40, height: 30, rotation: 90 },
  ])
  expect(elementsOf('<circle cx="50" cy="50" r="10" transform="scale(2 1)"/>')).toMatchObject([
    { type: 'ellipse', x: 80, y: 40, width: 40, height: 20 },
  ])
})

test('style sheets, classes and inherited properties set the colors', () => {
  const sheet = '<style>.a { fill: teal } #b { stroke: #00f; stroke-width: 3 }</style>'
  expect(elementsOf(`${sheet}<g fill-opacity="0.5"><path id="b" class="a" d="M0 0h10v10z"/></g>`)).toMatchObject([
    { type: 'path', fill: '#00808080', stroke: { paint: '#0000ff', width: 3 } },
  ])
})

test('a linear gradient is exact also if it is turned and begins outside of its shape', () => {
  const gradient =
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="-100" y1="0" x2="100" y2="0"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>'
  expect(elementsOf(`<defs>${gradient}</defs><rect width="100" height="50" fill="url(#g)"/>`)).toMatchObject([
    {
      fill: {
        type: 'linear',
        angle: 90,
        stops: [
          { offset: 0, color: '#808080' },
          { offset: 1, color: '#ffffff' },
        ],
      },
    },
  ])
})

test('lines of text below each other are one text that can be edited', () => {
  const [text] =
    elementsOf(
      '<text x="20" y="40" font-size="20" font-family="Inter">One<tspan x="20" dy="30">Two <tspan font-weight="bold">bold</tspan></tspan></text>',
    ) ?? []
  expect(text).toMatchObject({ type: 'text', x: 20, fontSize: 20, lineHeight: 1.5, fontFamily: 'Inter' })
  expect(text).toMatchObject({
    runs: [{ text: 'One' }, { text: '\n' }, { text: 'Two ' }, { text: 'bold', fontWeight: 700 }],
  })
})

test('faces of an exported SVG are those of the design, without a note', () => {
  const { document, report } = importDrawing(
    `<text y="20" font-family="'Platen Lora 400 Italic','Platen Inter 400'">One<tspan font-family="'Platen Open Sans 700'">two</tspan></text>`,
  )
  expect(document.pages[0]?.elements).toMatchObject([
    {
      fontFamily: 'Lora',
      fontWeight: 400,
      fontStyle: 'italic',
      runs: [{ text: 'One' }, { text: 'two', fontFamily: 'Open Sans', fontWeight: 700, fontStyle: 'normal' }],
    },
  ])
  expect(report).toEqual([])
})

test('a clip path becomes a group that clips', () => {
  expect(
    elementsOf(
      '<clipPath id="c"><circle cx="50" cy="50" r="20"/></clipPath><rect width="90" height="90" clip-path="url(#c)"/>',
    ),
  ).toMatchObject([
    {
      type: 'group',
      clip: true,
      x: 30,
      y: 30,
      width: 40,
      height: 40,
      mask: { type: 'path' },
      elements: [{ type: 'rect', x: -30 }],
    },
  ])
})

test('what a design cannot express is a drawing of only that part, and is reported', () => {
  const { document, files, report } = importDrawing(
    '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle r="1"/></pattern><rect x="10" y="10" width="50" height="50" fill="url(#p)"/><rect width="5" height="5"/>',
  )
  expect(document.pages[0]?.elements).toMatchObject([
    { type: 'svg', x: 9, y: 9, width: 52, height: 52, src: 'asset:ast_import1' },
    { type: 'rect' },
  ])
  expect(new TextDecoder().decode(files[0]?.bytes)).toContain('<pattern id="p"')
  expect(report).toMatchObject([{ what: 'Pattern', how: 'The part is kept as an SVG drawing.', count: 1, pages: [1] }])
})

test('uses, symbols and nested drawings are placed', () => {
  const symbol = '<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>'
  expect(elementsOf(`${symbol}<use href="#s" x="20" y="30" width="40" height="40"/>`)).toMatchObject([
    { type: 'rect', x: 20, y: 30, width: 40, height: 40 },
  ])
})

test('a drawing with too many parts stays one drawing', () => {
  const { document, report } = importDrawing('<rect width="1" height="1"/>'.repeat(4_100))
  expect(document.pages[0]?.elements).toMatchObject([{ type: 'svg', width: 200, height: 100 }])
  expect(report[0]?.how).toContain('kept as one SVG drawing')
})

test('sizes have units, and a view box without a size is the size', () => {
  expect(importText('<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="10mm"/>')).toMatchObject({
    width: 96,
    height: 38,
  })
  expect(importText('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 48"/>')).toMatchObject({
    width: 24,
    height: 48,
  })
})

test('entities that grow, wrong XML and endless uses are no danger', () => {
  const bomb =
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
  expect(() => importText(bomb)).toThrow(expect.objectContaining({ code: 'import_invalid' }))
  const file =
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>'
  expect(() => importText(file)).toThrow(expect.objectContaining({ code: 'import_invalid' }))
  expect(() => importText('<svg><rect></svg>')).toThrow(expect.objectContaining({ code: 'import_invalid' }))
  expect(() => importText(`<svg>${'<g>'.repeat(1_000)}${'</g>'.repeat(1_000)}</svg>`)).toThrow(
    expect.objectContaining({ code: 'import_invalid' }),
  )
  expect(elementsOf('<g id="a"><use href="#a"/><rect width="5" height="5"/></g>')).toBeDefined()
})

test('tags, comments and quotes that do not end take no longer than others', () => {
  for (const part of ['<a', '<!--', '<![CDATA[', '<a b="', "<a b='>"])
    expect(() => importText(`<svg>${part.repeat(300_000)}`)).toThrow(
      expect.objectContaining({ code: 'import_invalid' }),
    )
})

test('tags that only seem to end in a quote count as nested', () => {
  expect(() => importText(`<svg>${'<g id="/>">'.repeat(300)}${'</g>'.repeat(300)}</svg>`)).toThrow(
    expect.objectContaining({ details: { reason: 'the SVG nests more than 200 elements' } }),
  )
})

test('a simple entity is replaced until the file would be too long', () => {
  const withEntity = (content: string) =>
    `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(200)}">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`
  expect(importText(withEntity('<g id="&a;"/>'))).toMatchObject({ width: 9 })
  expect(() => importText(withEntity('&a;'.repeat(150_000)))).toThrow(
    expect.objectContaining({ details: { reason: 'the SVG has more than 20000000 characters' } }),
  )
})

test('style sheets and fonts that do not end take no longer than others', () => {
  for (const css of ['a', '/*', '@import ', 'a{', '{'])
    expect(elementsOf(`<style>${css.repeat(200_000)}</style><rect width="9" height="9"/>`)).toHaveLength(1)
  expect(elementsOf(`<text font="${'1'.repeat(10_000)}">A</text>`)).toHaveLength(1)
})

test('rules within others apply', () => {
  const sheet = '<style>@media screen { .a { fill: teal } } .b { fill: red }</style>'
  const rects = '<rect class="a" width="9" height="9"/><rect class="b" width="9" height="9"/>'
  expect(elementsOf(sheet + rects)).toMatchObject([{ fill: '#008080' }, { fill: '#ff0000' }])
})

test('elements with a prefix of the namespace of SVG are drawn', () => {
  const svg = `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" width="9" height="9"><ns0:rect width="5" height="5"/></ns0:svg>`
  expect(importText(svg).document.pages[0]?.elements).toMatchObject([{ type: 'rect', width: 5 }])
})

test('sizes that cannot be read are reported, and lengths with units are not', () => {
  const { width, height, report } = importText(
    '<svg xmlns="http://www.w3.org/2000/svg" width="abc" height="12 apples" viewBox="0 0 zero"><rect width="5 mm" height="1e1" rx="auto" x="10%"/><circle r="big"/></svg>',
  )
  expect([width, height]).toEqual([24, 12])
  expect(report.map(({ what, how }) => `${what} ${how}`).sort()).toEqual([
    'height of <svg>, such as “12 apples” Its unit is unknown, so its number was read as pixels.',
    'r of <circle>, such as “big” It is not a length, and was ignored.',
    'viewBox of <svg>, such as “0 0 zero” It is not four numbers, of which the last two are positive, and was ignored.',
    'width of <svg>, such as “abc” It is not a length, and was ignored.',
  ])
})

test('however many sizes cannot be read, what else was left out is reported', () => {
  const rects = Array.from({ length: 250 }, (_, index) => `<rect width="calc(${index}px)" height="9"/>`).join('')
  const { report } = importDrawing(`${rects}<foreignObject width="9" height="9"/>`)
  expect(report.map(({ what, count }) => [what, count])).toEqual([
    ['width of <rect>, such as “calc(0px)”', 250],
    [expect.stringContaining('foreignObject'), 1],
  ])
})
