import { describe, expect, test } from 'vitest'
import type { Element } from '../../document/elements/element.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { excalidrawElements } from './excalidraw-elements.ts'
import { svgShapes } from './svg-shapes.ts'
import { markupOf } from './testing/markup-of.ts'

const svg = (content: string, attributes = '') =>
  svgShapes(markupOf(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`))

function isValid(element: Element): boolean {
  return 'document' in parseDocument({ version: 1, pages: [{ id: 'p', elements: [element] }] })
}

describe('a simple SVG', () => {
  test('becomes shapes in a group, in the pixels of its size', () => {
    const shapes = svg(
      '<title>Logo</title><rect x="10" y="10" width="30" height="20" rx="4" fill="#ff0000"/><g fill="none" stroke="blue" stroke-width="2"><circle cx="50" cy="50" r="10"/></g>',
      'viewBox="0 0 100 100" width="200" height="200"',
    )
    expect(shapes).toMatchObject({
      type: 'group',
      name: 'Logo',
      ...{ x: 20, y: 20, width: 100, height: 100 },
      elements: [
        { type: 'rect', x: 0, y: 0, width: 60, height: 40, cornerRadius: 8, fill: '#ff0000' },
        { type: 'ellipse', x: 60, y: 60, width: 40, height: 40, fill: null, stroke: { paint: '#0000ff', width: 4 } },
      ],
    })
    expect(shapes && isValid(shapes)).toBe(true)
  })

  test('of one path becomes a path in the units of its data', () => {
    const path = svg('<path d="M10 10h20v20z" fill="teal" fill-rule="evenodd" transform="translate(5 5)"/>')
    expect(path).toMatchObject({
      type: 'path',
      ...{ x: 15, y: 15, width: 20, height: 20, viewBox: [15, 15, 20, 20] },
      ...{ fill: '#008080', fillRule: 'evenodd' },
    })
    expect(path && isValid(path)).toBe(true)
  })

  test('keeps turned shapes as paths', () => {
    expect(svg('<rect width="10" height="10" transform="rotate(45)"/>')).toMatchObject({ type: 'path' })
    expect(svg('<line x1="0" y1="5" x2="10" y2="5" stroke="red"/>')).toMatchObject({ type: 'path', height: 0 })
  })

  test('has texts that can be edited', () => {
    expect(svg('<text x="10" y="40" font-size="20" font-weight="bold" text-anchor="middle">Hi</text>')).toMatchObject({
      ...{ type: 'text', text: 'Hi', fontSize: 20, fontWeight: 700, align: 'center', fill: '#000000' },
    })
  })

  test.each([
    ['gradients', '<rect width="1" height="1" fill="url(#a)"/>'],
    ['masks', '<rect width="1" height="1" mask="url(#a)"/>'],
    ['pictures', '<image href="a.png"/>'],
    ['styles by class', '<rect width="1" height="1" class="a"/>'],
    ['style sheets', '<style>rect { fill: red }</style><rect width="1" height="1"/>'],
    ['lengths in percent', '<rect width="100%" height="1"/>'],
    ['groups with an opacity', '<g opacity="0.5"><rect width="1" height="1"/></g>'],
    ['broken paths', '<path d="M 0 0 Q"/>'],
  ])('is none with %s', (_, content) => {
    expect(svg(content)).toBeUndefined()
  })

  test('ignores what is not drawn', () => {
    expect(svg('<path fill="none" d="M0 0h24v24H0z"/><path d="M1 1h2v2z"/>')).toMatchObject({ type: 'path', x: 1 })
  })
})

describe('what Excalidraw copies', () => {
  const base = { x: 10, y: 20, width: 100, height: 50, angle: 0, opacity: 100, groupIds: [], strokeColor: '#1e1e1e' }
  const read = (...elements: object[]) => excalidrawElements({ type: 'excalidraw/clipboard', elements })

  test('becomes shapes, arrows and texts', () => {
    const sketch = read(
      { ...base, type: 'rectangle', backgroundColor: '#ffc9c9', roundness: { type: 3 }, strokeWidth: 2 },
      { ...base, type: 'diamond', angle: Math.PI / 2, strokeStyle: 'dashed' },
      {
        ...base,
        type: 'arrow',
        points: [
          [0, 0],
          [100, 50],
        ],
        endArrowhead: 'arrow',
        startArrowhead: null,
      },
      { ...base, type: 'text', text: 'Hello', fontSize: 28, textAlign: 'center' },
      { ...base, type: 'image' },
      { ...base, type: 'ellipse', isDeleted: true },
    )
    expect(sketch?.omitted).toBe(1)
    expect(sketch?.elements).toMatchObject([
      { type: 'rect', fill: '#ffc9c9', cornerRadius: 12.5, stroke: { paint: '#1e1e1e', width: 2 } },
      { type: 'path', rotation: 90, stroke: { dash: [8, 9] } },
      {
        type: 'line',
        endCap: 'arrow',
        points: [
          { x: 0, y: 0 },
          { x: 100, y: 50 },
        ],
      },
      { type: 'text', text: 'Hello', align: 'center' },
    ])
    expect(sketch?.elements.every(isValid)).toBe(true)
  })

  test('keeps its groups, and lines that go to the left', () => {
    const sketch = read(
      { ...base, type: 'rectangle', groupIds: ['inner', 'outer'] },
      {
        ...base,
        type: 'line',
        points: [
          [0, 0],
          [-40, 10],
        ],
        groupIds: ['outer'],
      },
    )
    expect(sketch?.elements).toMatchObject([
      {
        type: 'group',
        x: -30,
        y: 20,
        elements: [
          { type: 'rect', x: 40 },
          {
            type: 'line',
            x: 0,
            points: [
              { x: 40, y: 0 },
              { x: 0, y: 10 },
            ],
          },
        ],
      },
    ])
  })

  test('is nothing else', () => {
    expect(excalidrawElements({ type: 'other', elements: [] })).toBeUndefined()
  })
})
