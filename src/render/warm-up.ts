import type { Document } from '../document/document.ts'
import type { Element } from '../document/elements/element.ts'
import type { RenderDocument } from './render-document.ts'
import type { RenderTask } from './render-task.ts'

const SIZE = { width: 200, height: 200 }
const ROUNDS = 3

const TEXT =
  'An office draws what a typical design has, so that the first one of a user finds the code compiled and the fonts open.'

/** Renders PNGs and PDFs until they take no longer than later ones, in about 150 ms. */
export async function warmUp(render: RenderDocument): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const task = { document: typicalDocument(round), size: SIZE, images: {} } satisfies Partial<RenderTask>
    await render({ ...task, output: { format: 'png', scale: 1, transparent: false } })
    await render({ ...task, output: { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: { title: 'a' } } })
  }
}

/** Differs in each round, because layouts are cached. */
function typicalDocument(round: number): Document {
  const pages = [0, 1].map((number) => ({
    id: `page-${number}`,
    elements: [...shapes(), ...texts(round * 2 + number)].map((element, index) => ({
      ...element,
      id: `${number}-${index}`,
    })),
  }))
  return { version: 1, pages }
}

function shapes(): Element[] {
  const box = { id: '', x: 10, y: 10, width: 40, height: 20 }
  const gradient = {
    type: 'linear' as const,
    angle: 90,
    stops: [
      { offset: 0, color: '#ff0000' },
      { offset: 1, color: '#0000ff' },
    ],
  }
  return [
    { ...box, type: 'rect', fill: '#336699', cornerRadius: 4, shadows: [{ x: 0, y: 2, blur: 4 }] },
    { ...box, type: 'ellipse', fill: gradient, stroke: { paint: '#000000', width: 1 } },
    { ...box, type: 'path', d: 'M0 0L100 100H0Z', opacity: 0.5 },
    {
      ...box,
      type: 'group',
      opacity: 0.5,
      elements: [{ ...box, id: 'inner', type: 'rect', fill: '#ffffff' }],
    },
    {
      ...box,
      type: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      stroke: { paint: '#000000', width: 1 },
    },
  ]
}

function texts(number: number): Element[] {
  return [400, 700].flatMap((fontWeight): Element[] =>
    [0, 1, 2].map((index) => ({
      id: '',
      type: 'text',
      x: 0,
      y: 30 + index * 50,
      width: 200,
      height: 50,
      text: `${TEXT} ${number} ${index}`,
      fontSize: 10 + number / 100,
      fontWeight,
      link: 'https://example.org',
    })),
  )
}
