import { expect, it } from 'vitest'
import type { Element } from '../elements/element.ts'
import { fillDocument } from '../fill-document.ts'
import { flowDocument } from '../flow/flow-document.ts'
import { parseDocument } from '../parse-document.ts'
import { byPointer, documentOf, element, issuesOf } from '../testing/build.ts'

const label = element('text', { id: 'label', slot: 'label', text: 'Label' })

function repeatOf(elements: readonly unknown[], own: object = {}): Element {
  return element('repeat', { layout: { hug: 'height' }, entries: [{}], elements, ...own })
}

function parsedIssues(...elements: readonly unknown[]): Record<string, string> {
  const parsed = parseDocument(documentOf(...elements))
  return 'issues' in parsed ? byPointer(parsed.issues) : {}
}

it('repeats that are nested as deep as allowed take no longer', () => {
  let root: Element = label
  for (let depth = 0; depth < 32; depth += 1) root = repeatOf([root], { id: `r${depth}` })
  const parsed = parseDocument(documentOf(root))
  if ('issues' in parsed) throw new Error('the document is invalid')
  const drawn = JSON.stringify(flowDocument(parsed.document))
  expect(drawn).toContain(`"label${'#1'.repeat(32)}"`)
})

it('groups in the elements that an entry gives a group count as nested in the repeat', () => {
  let entry = {}
  for (let depth = 0; depth < 20; depth += 1) {
    const group = element('group', { id: `g${depth}`, slot: 'inner' })
    entry = { inner: { elements: [repeatOf([group], { id: `r${depth}`, entries: [entry] })] } }
  }
  const issues = parsedIssues(repeatOf([element('group', { id: 'g', slot: 'inner' })], { entries: [entry] }))
  expect(Object.values(issues)).toEqual(['too many nested groups: groups can be nested at most 32 deep'])
})

it('entries in the elements that data gives a group are checked', () => {
  const group = element('group', { slot: 'inner' })
  const given = (entries: readonly unknown[]): object => ({ inner: { elements: [repeatOf([label], { entries })] } })
  expect(issuesOf(() => fillDocument(documentOf(group), given([{ nope: 1 }, { label: { fontSize: 'x' } }])))).toEqual({
    '/data/inner/elements/0/entries/0/nope': 'unknown field; available fields: "label"',
    '/data/inner/elements/0/entries/1/label/fontSize': 'must be a number from 1 to 2000; received "x"',
  })
  const rects = ['a', 'b', 'c'].map((id) => element('rect', { id }))
  const many = repeatOf(rects, { entries: Array.from({ length: 2_000 }, () => ({})) })
  expect(issuesOf(() => fillDocument(documentOf(group), { inner: { elements: [many] } }))).toEqual({
    '/data/inner/elements/0/entries':
      'too many elements: a page can have at most 5000, including the copies for entries',
  })
})

it('properties of a repeat in data do not count its entries twice', () => {
  const entries = Array.from({ length: 1_500 }, () => ({}))
  const dots = repeatOf([element('rect', { id: 'dot' })], { slot: 'dots', entries })
  expect(fillDocument(documentOf(dots), { dots: { opacity: 0.5 } }).pages[0]?.elements).toMatchObject([
    { opacity: 0.5 },
  ])
  expect(issuesOf(() => fillDocument(documentOf(dots), { dots: { max: 1_000 } }))).toEqual({
    '/data/dots': 'must have at most 1000 entries; received 1500',
  })
})

it('entries count with the elements of the brand that they name', () => {
  const dots = Array.from({ length: 10 }, (_, index) => element('rect', { id: `d${index}`, fill: 'brand:ink' }))
  const entries = Array.from({ length: 600 }, () => ({ inner: { elements: dots } }))
  const document = documentOf(repeatOf([element('group', { slot: 'inner' })], { entries }))
  const parsed = parseDocument({ ...document, brand: { colors: { ink: '#111111' } } })
  expect('issues' in parsed && byPointer(parsed.issues)).toEqual({
    '/document/pages/0/elements/0/entries':
      'too many elements: a page can have at most 5000, including the copies for entries',
  })
})

it('placeholders in the entries of a hidden repeat require no data', () => {
  const hidden = repeatOf([element('text', { text: '{{a}} {{b}}' })], { slot: 'list', visible: false })
  expect(() => fillDocument(documentOf(hidden), { list: [{ a: 'x' }] })).not.toThrow()
  const shown = { list: { visible: true, entries: [{ a: 'x' }] } }
  expect(Object.keys(issuesOf(() => fillDocument(documentOf(hidden), shown)))).toEqual(['/data/list/entries/0/b'])
})
