import { expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import { withoutSources } from './without-sources.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const paint = { type: 'image', src: 'asset:gone' } as const

test('everything that uses a source is left out: elements, backgrounds, paints of runs and strokes, and masks', () => {
  const document: Document = {
    version: 1,
    pages: [
      {
        id: 'page',
        background: paint,
        elements: [
          { id: 'gone', type: 'image', ...box, src: 'asset:gone' },
          {
            ...{ id: 'group', type: 'group', ...box },
            elements: [
              { id: 'masked', type: 'image', ...box, src: 'asset:kept', mask: { type: 'alpha', src: 'asset:gone' } },
              { id: 'rect', type: 'rect', ...box, fill: '#ff0000', stroke: { paint, width: 2 } },
              { id: 'text', type: 'text', ...box, runs: [{ text: 'A', fill: paint }, { text: 'B' }] },
            ],
          },
        ],
      },
    ],
  }
  expect(withoutSources(document, new Set(['asset:gone'])).pages).toEqual([
    {
      id: 'page',
      elements: [
        {
          ...{ id: 'group', type: 'group', ...box },
          elements: [
            { id: 'masked', type: 'image', ...box, src: 'asset:kept' },
            { id: 'rect', type: 'rect', ...box, fill: '#ff0000' },
            { id: 'text', type: 'text', ...box, runs: [{ text: 'A' }, { text: 'B' }] },
          ],
        },
      ],
    },
  ])
})
