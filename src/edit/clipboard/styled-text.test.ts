import { describe, expect, test } from 'vitest'
import { runsOfStyled, textOfStyled } from './text-of-styled.ts'
import { plainOf, styledText } from './styled-text.ts'
import { markupOf } from './testing/markup-of.ts'

const read = (html: string) => styledText(markupOf(`<body>${html}</body>`))
const runs = (html: string) => runsOfStyled(read(html))
const BASE = { id: 'text', type: 'text', x: 0, y: 0, width: 0, height: 0, fontSize: 20 } as const

describe('styled text', () => {
  test('keeps bold, italic, underline, strikethrough and colors', () => {
    expect(runs('<p>a <b>b</b><i>c</i><u>d</u><s>e</s><span style="color: rgb(200, 0, 0)">f</span></p>')).toEqual([
      { text: 'a ' },
      { text: 'b', fontWeight: 700 },
      { text: 'c', fontStyle: 'italic' },
      { text: 'd', underline: true },
      { text: 'e', strikethrough: true },
      { text: 'f', fill: '#c80000' },
    ])
  })

  test('does not keep the black of ordinary text', () => {
    expect(runs('<p style="color: #222">a</p>')).toEqual([{ text: 'a' }])
  })

  test('of Google Docs is not bold, since its wrapping is of normal weight', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;text-decoration:none">Plain </span><span style="font-weight:700">bold</span></p></b>'
    expect(runs(html)).toEqual([
      { text: 'Plain ', fontWeight: 400, fontStyle: 'normal' },
      { text: 'bold', fontWeight: 700 },
    ])
  })

  test('has a line for each paragraph and break, and collapses white space', () => {
    expect(plainOf(read('<h1>Title</h1>\n<p>one\n  two<br/>three</p><div><div>four</div></div>'))).toBe(
      'Title\none two\nthree\nfour',
    )
  })

  test('keeps empty lines between paragraphs, and white space of code', () => {
    expect(plainOf(read('<p>a</p><p><br/></p><p>b</p><pre>c\n  d</pre>'))).toBe('a\n\nb\nc\n  d')
  })

  test('of one list becomes a list', () => {
    const text = textOfStyled(read('<ol><li>one</li><li>two<br/>more</li></ol>'), BASE)
    expect(text).toMatchObject({ list: 'number', text: 'one\ntwo\u2028more' })
  })

  test('of Word has lists, without their written numbers', () => {
    const item = (mark: string, text: string) =>
      `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${mark}<span>   </span></span>${text}</p>`
    expect(textOfStyled(read(item('1.', 'one') + item('2.', 'two')), BASE)).toMatchObject({
      list: 'number',
      text: 'one\ntwo',
    })
    expect(textOfStyled(read(item('·', 'one')), BASE)).toMatchObject({ list: 'bullet', text: 'one' })
  })

  test('with lists among paragraphs has written bullets and numbers', () => {
    expect(plainOfRuns('<p>Buy</p><ul><li>milk</li></ul><ol><li>a</li><li>b</li></ol>')).toBe(
      'Buy\n•\u00a0milk\n1.\u00a0a\n2.\u00a0b',
    )
  })

  test('of one link leads there; other links are underlined', () => {
    expect(textOfStyled(read('<a href="https://example.com">Go</a>'), BASE)).toMatchObject({
      link: 'https://example.com',
    })
    const mixed = textOfStyled(read('<p>See <a href="https://example.com">this</a></p>'), BASE)
    expect(mixed).not.toHaveProperty('link')
    expect(mixed.runs).toEqual([{ text: 'See ' }, { text: 'this', underline: true }])
    expect(textOfStyled(read('<a href="javascript:alert(1)">Go</a>'), BASE)).not.toHaveProperty('link')
  })

  test('has larger headings', () => {
    expect(textOfStyled(read('<h1>Title</h1><p>text</p>'), BASE).runs).toEqual([
      { text: 'Title', fontWeight: 700, fontSize: 40 },
      { text: '\ntext' },
    ])
  })

  test('is cut at the limit of texts', () => {
    const text = textOfStyled(read(`<p>${'a'.repeat(25_000)}</p>`), BASE)
    expect(text.text).toHaveLength(20_000)
  })
})

function plainOfRuns(html: string): string {
  return runs(html)
    .map(({ text }) => text)
    .join('')
}
