import { expect, it } from 'vitest'
import type { Size } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { resizeDocument } from '../resize-document.ts'
import { documentOf, element } from '../testing/build.ts'

const SQUARE: Size = { width: 1000, height: 1000 }
const STORY: Size = { width: 1000, height: 2000 }
const BANNER: Size = { width: 2000, height: 500 }

function resized(to: Size, elements: readonly Element[]): Readonly<Record<string, Element | undefined>> {
  const [page] = resizeDocument(documentOf(...elements), SQUARE, to).pages
  return Object.fromEntries((page?.elements ?? []).map((each) => [each.id, each]))
}

const at = (...[x, y, width, height]: readonly [number, number, number, number]): object => ({ x, y, width, height })
const title = element('text', { id: 'title', text: 'Words', ...at(80, 80, 500, 100) })

it('flowers stay on stems that bleed off the page, at its edge', () => {
  const stem = element('ellipse', { id: 'stem', ...at(600, 800, 20, 300) })
  const flower = element('ellipse', { id: 'flower', ...at(560, 720, 100, 100) })
  const drawn = resized(STORY, [stem, flower, title])
  const scale = (drawn['stem']?.height ?? 0) / 300
  expect((drawn['stem']?.y ?? 0) - (drawn['flower']?.y ?? 0)).toBeCloseTo(80 * scale, 1)
  expect(drawn['stem']?.y).toBeCloseTo(2000 - 200 * scale, 1)
})

it('columns that bleed off the page stay behind the table on them', () => {
  const columns = [0, 1, 2].map((index) =>
    element('ellipse', { id: `c${index}`, ...at(100 + 270 * index, 300, 260, 800) }),
  )
  const table = element('table', { id: 'table', ...at(100, 400, 800, 500), columns: [{}], rows: [['Monday']] })
  const drawn = resized(STORY, [title, ...columns, table])
  const scale = (drawn['table']?.height ?? 0) / 500
  expect((drawn['table']?.y ?? 0) - (drawn['c0']?.y ?? 0)).toBeCloseTo(100 * scale, 1)
})

it('texts make room for a drawing with words on it', () => {
  const number = element('text', { id: 'number', text: '5', ...at(150, 100, 100, 100) })
  const lion = element('group', {
    ...{ id: 'lion', ...at(300, 600, 400, 500) },
    elements: [element('ellipse', { id: 'head', ...at(0, 0, 400, 500) }), number],
  })
  const drawn = resized(BANNER, [element('text', { id: 'text', text: 'Words', ...at(200, 400, 600, 100) }), lion])
  const [text, animal] = [drawn['text'], drawn['lion']]
  const isAbove = (text?.y ?? 0) + (text?.height ?? 0) <= (animal?.y ?? 0) + 0.5
  const isBefore = (text?.x ?? 0) + (text?.width ?? 0) <= (animal?.x ?? 0) + 0.5
  expect(isAbove || isBefore).toBe(true)
})

it('a drawing in a box as large as the page keeps its shape, if it is round or a part of the page', () => {
  const page = { ...at(0, 0, 1000, 1000), viewBox: [0, 0, 1000, 1000] }
  const wreath = 'M100 500A400 400 0 0 1 500 100A400 400 0 0 1 900 500A400 400 0 0 1 500 900A400 400 0 0 1 100 500Z'
  const frame = 'M0 0H1000V1000H0ZM50 50V950H950V50Z'
  const drawn = resized(STORY, [
    element('path', { id: 'wreath', ...page, d: wreath }),
    element('path', { id: 'leaf', ...page, d: 'M400 400C500 300 600 400 500 500z' }),
    element('path', { id: 'frame', ...page, d: frame }),
  ])
  expect(drawn['wreath']).toMatchObject({ width: 1000, height: 1000 })
  expect(drawn['leaf']).toMatchObject({ width: 1000, height: 1000 })
  expect(drawn['frame']).toMatchObject({ width: 1000, height: 2000 })
})

it('a title in a column of its own becomes larger than the rest', () => {
  const list = element('rect', { id: 'list', fill: '#000', ...at(80, 260, 500, 660) })
  const drawn = resized(BANNER, [title, list])
  const scaleOf = (id: string, before: number): number => (drawn[id]?.height ?? 0) / before
  expect(scaleOf('title', 100)).toBeGreaterThan(1.3 * scaleOf('list', 660))
})

it('tiles that touch still do if nothing can take the room', () => {
  const tiles = [0, 1].map((index) => element('star', { id: `t${index}`, ...at(500 * index, 0, 500, 1000) }))
  const drawn = resized({ width: 2000, height: 1000 }, tiles)
  expect(drawn['t0']).toMatchObject({ x: 500, width: 500 })
  expect(drawn['t1']).toMatchObject({ x: 1000, width: 500 })
})
