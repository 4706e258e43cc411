import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const box = { x: 15, y: 8, width: 120, height: 80 }
const outline: ElementJson = { type: 'rect', fill: null, stroke: { paint: '#8d99ae', dash: [3, 3] } }

/** Three blocks of different sizes. */
function blocks(): ElementJson[] {
  return [
    { width: 30, height: 16, fill: RED },
    { width: 18, height: 28, fill: AMBER },
    { width: 24, height: 20, fill: TEAL },
  ].map((block) => ({ type: 'rect', x: 0, y: 0, ...block }))
}

function laidOut(layout: ElementJson, elements = blocks()): ElementJson {
  const frame = { ...outline, x: 0, y: 0, width: 1, height: 1, placement: 'cover' }
  return { type: 'group', ...box, layout, elements: [frame, ...elements] }
}

const row = { direction: 'row', gap: 6 }

function label(text: string, own: ElementJson = {}): ElementJson {
  return { type: 'text', x: 0, y: 0, width: 20, height: 20, fit: 'hug', text, fontSize: 12, fill: NAVY, ...own }
}

function pill(text: string): ElementJson {
  const shape = { type: 'rect', x: 0, y: 0, width: 1, height: 1, placement: 'cover', fill: SKY, cornerRadius: 20 }
  const layout = { direction: 'row', padding: [3, 8, 3, 8], hug: 'both' }
  return { type: 'group', x: 0, y: 0, width: 20, height: 20, layout, elements: [shape, label(text)] }
}

function repeat(own: ElementJson): readonly ElementJson[] {
  const elements = [pill('{{tag}}')]
  const layout = { direction: 'row', wrap: true, gap: 6, hug: 'height' }
  return [{ type: 'repeat', ...box, elements, layout, entries: ['Vegan', 'New', 'Spicy'], ...own }]
}

/** A box with room for two entries. */
function overflowing(overflow: string): readonly ElementJson[] {
  const row = { type: 'text', x: 0, y: 0, width: 60, height: 20, text: '{{dish}}', fontSize: 11, fill: NAVY }
  const page = (x: number, entries: readonly string[]): readonly ElementJson[] => {
    const part = { x, y: 20, width: 62, height: 44 }
    return [
      { ...outline, ...part },
      { type: 'repeat', ...part, elements: [row], entries, overflow: 'cut' },
    ]
  }
  const [first, rest] = [['Soup', 'Trout'], ['Pears']]
  return overflow === 'pages' ? [...page(8, first), ...page(80, rest)] : page(44, first)
}

export const LAYOUTS: Examples = {
  'group.layout': values([null, { direction: 'row', gap: 6 }, { gap: 4 }], (layout: ElementJson | null) => ({
    ...laidOut(layout ?? {}),
    layout,
  })),
  'GroupLayout.direction': values(['row', 'row-reverse', 'column'], (direction) => laidOut({ ...row, direction })),
  'GroupLayout.gap': values([0, 12, [6, 20]], (gap) =>
    laidOut({ direction: 'row', wrap: true, gap }, [...blocks(), ...blocks()]),
  ),
  'GroupLayout.align': values(['start', 'center', 'end', 'stretch'], (align) => laidOut({ ...row, align })),
  'GroupLayout.justify': values(['start', 'center', 'end', 'space-between'], (justify) => laidOut({ ...row, justify })),
  'GroupLayout.wrap': values([false, true], (wrap) =>
    laidOut({ ...row, gap: 2, wrap }, [...blocks(), ...blocks().slice(0, 2)]),
  ),
  'GroupLayout.padding': values([0, 12, [4, 4, 4, 30]], (padding) => laidOut({ ...row, padding })),
  'GroupLayout.hug': values(['none', 'width', 'height', 'both'], (hug) => laidOut({ ...row, padding: 6, hug })),
  'GroupLayout.minWidth': values([0, 110], (minWidth) => laidOut({ ...row, padding: 6, hug: 'both', minWidth })),
  'GroupLayout.minHeight': values([0, 60], (minHeight) => laidOut({ ...row, padding: 6, hug: 'both', minHeight })),
  'element.placement': values(['flow', 'cover', 'free'], (placement) => {
    const [first, ...others] = blocks()
    return laidOut({ ...row, padding: 6, align: 'center', justify: 'end', hug: 'height' }, [
      { ...first, x: -8, y: -4, placement },
      ...others,
    ])
  }),
  'text.minWidth': values([0, 90], (minWidth) => hugging('Buy', { minWidth })),
  'text.maxWidth': values([60, 90], (maxWidth) => hugging('A text that wraps', { maxWidth })),
  'repeat.elements': values(['a label'], () => repeat({})),
  'repeat.entries': values(
    [
      ['Vegan', 'New'],
      ['Vegan', 'New', 'Spicy', 'Organic'],
    ],
    (entries) => repeat({ entries }),
  ),
  'repeat.layout': values([{ gap: 4 }, { direction: 'row', wrap: true, gap: 6 }], (layout: ElementJson) =>
    repeat({ layout: { ...layout, hug: 'height' } }),
  ),
  'repeat.overflow': values(['cut', 'pages'], overflowing),
}

function hugging(text: string, own: ElementJson): ElementJson {
  const frame = { ...outline, x: 0, y: 0, width: 1, height: 1, placement: 'cover' }
  return { type: 'group', ...box, layout: { hug: 'both' }, elements: [frame, label(text, { padding: 4, ...own })] }
}
