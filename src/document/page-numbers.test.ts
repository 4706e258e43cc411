import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document } from './document.ts'
import { drawnDocument } from './drawn-document.ts'
import { fillDefaults, fillDocument } from './fill-document.ts'
import { createNumbering } from './flow/page-numbering.ts'
import { listSlots } from './list-slots.ts'
import { hasPageNumbers } from './page-numbers.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { element } from './testing/build.ts'

const FOOTER = element('text', { id: 'footer', text: '{{|page}} of {{ | pages }}' })
const ROWS = Array.from({ length: 12 }, (_, index) => [`Row ${index + 1}`])
const LIST = element('table', {
  id: 'list',
  height: 120,
  overflow: 'pages',
  rowHeight: 40,
  columns: [{ title: 'Page {{|page}}' }],
  rows: ROWS,
})

function pagesWith(...elements: Document['pages'][number]['elements'][]): Document {
  return { version: 1, pages: elements.map((each, index) => ({ id: `p${index + 1}`, elements: each })) }
}

const footersOf = (document: Document): unknown[] =>
  drawnDocument(document).pages.map(({ elements }) => elements.find(({ id }) => id.startsWith('footer')))

describe('page numbers', () => {
  it('count the pages as they are drawn, with those that a table adds', () => {
    const document = pagesWith([], [LIST, FOOTER], [{ ...FOOTER, id: 'footer-3' }])
    const drawn = drawnDocument(document)
    const last = drawn.pages.length
    expect(last).toBeGreaterThan(4)
    expect(footersOf(document).slice(1)).toMatchObject(
      Array.from({ length: last - 1 }, (_, index) => ({ text: `${index + 2} of ${last}` })),
    )
    expect(drawn.pages[2]?.elements[0]).toMatchObject({ columns: [{ title: 'Page 3' }] })
  })

  it('are drawn in runs, groups and cells, in their own style', () => {
    const runs = element('text', { id: 'runs', runs: [{ text: 'Page ' }, { text: '{{|page}}', fontWeight: 700 }] })
    const table = element('table', { id: 't', columns: [{}], rows: [['{{|page}}'], [{ text: '/{{|pages}}' }], [7]] })
    const [page] = drawnDocument(pagesWith([element('group', { id: 'g', elements: [runs] }), table])).pages
    expect(page?.elements).toMatchObject([
      { elements: [{ runs: [{ text: 'Page ' }, { text: '1', fontWeight: 700 }] }] },
      { rows: [['1'], [{ text: '/1' }], [7]] },
    ])
  })

  it('are drawn in the entries of a repeat', () => {
    const repeat = element('repeat', {
      id: 'r',
      layout: { direction: 'column' },
      entries: [{ name: 'Ada' }],
      elements: [element('text', { id: 'line', text: '{{name}} {{|page}}' })],
    })
    expect(JSON.stringify(drawnDocument(fillDefaults(pagesWith([repeat]))))).toContain('Ada 1')
  })

  it('leave slots named page alone, which data fill as before', () => {
    const document = pagesWith([element('text', { id: 'footer', text: '{{page}} {{pages|9}} {{|page}}' })])
    expect(listSlots(document).map(({ name }) => name)).toEqual(['page', 'pages'])
    expect(footersOf(fillDocument(document, { page: 'vii' }))).toMatchObject([{ text: 'vii 9 1' }])
  })

  it('are no slots', () => {
    const document = pagesWith([FOOTER])
    expect(listSlots(document)).toEqual([])
    expect(() => fillDocument(document, { page: '1' })).toThrow()
    expect(fillDocument(document, {})).toEqual(document)
  })

  it('of any document are those of its drawn pages, and nothing else changes', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const footers = document.pages.map((page, index) => ({ ...FOOTER, id: `footer of ${index} ${page.id}` }))
        const numbered = {
          ...document,
          pages: document.pages.map((page, index) => ({
            ...page,
            elements: [...page.elements, ...footers.slice(index, index + 1)],
          })),
        }
        const { pages } = drawnDocument(fillDefaults(numbered))
        const plain = drawnDocument(fillDefaults(document)).pages
        for (const [index, { elements }] of pages.entries()) {
          expect(elements.at(-1)).toMatchObject({ text: `${index + 1} of ${pages.length}` })
          expect(elements.slice(0, -1)).toEqual(plain[index]?.elements)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('of a page that is drawn alone are those of the whole document', () => {
    const document = pagesWith([], [LIST], [FOOTER])
    const whole = drawnDocument(document).pages
    const numberingOf = createNumbering()
    const [, , page] = document.pages
    if (!page) throw new Error('There are three pages.')
    const alone = drawnDocument({ ...document, pages: [page] }, () => numberingOf(document, page))
    expect(alone.pages[0]?.elements).toEqual(whole.at(-1)?.elements)
    // The page is the same after a change of another.
    const shorter = pagesWith([], [], [])
    expect(numberingOf({ ...document, pages: [...shorter.pages.slice(0, 2), page] }, page)).toEqual({
      page: 3,
      pages: 3,
    })
  })

  it('keep the elements that show none', () => {
    const plain = element('text', { id: 'plain', text: '{{page}} | {page}' })
    const document = pagesWith([plain])
    expect(hasPageNumbers({ elements: [plain] })).toBe(false)
    expect(drawnDocument(document).pages[0]?.elements[0]).toBe(plain)
  })
})
