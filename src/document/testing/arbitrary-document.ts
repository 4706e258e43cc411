import fc from 'fast-check'
import type { Document } from '../document.ts'
import type { Element } from '../elements/element.ts'
import {
  unit,
  coordinate,
  length,
  paint,
  stroke,
  mask,
  words,
  cornerRadius,
  style,
  base,
  box,
  type Draft,
} from './arbitrary-values.ts'
import { code, chart, table } from './arbitrary-data-elements.ts'

const layout = fc.record(
  {
    direction: fc.constantFrom('row', 'row-reverse', 'column'),
    gap: fc.constantFrom(0, 8, [4, 12]),
    align: fc.constantFrom('start', 'center', 'end', 'stretch'),
    justify: fc.constantFrom('start', 'center', 'end', 'space-between'),
    wrap: fc.boolean(),
    padding: fc.constantFrom(0, 8, [1, 2, 3, 4]),
    hug: fc.constantFrom('none', 'width', 'height', 'both'),
    minWidth: fc.integer({ min: 0, max: 10_000 }),
  },
  { requiredKeys: [] },
)

/** IDs are assigned once the number of elements is known. */
const { element } = fc.letrec<{ element: Draft }>((tie) => ({
  element: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record(
      { type: fc.constant('rect'), ...base, fill: fc.oneof(paint, fc.constant(null)), stroke, cornerRadius },
      { requiredKeys: ['type', ...box] },
    ),
    fc.record(
      { type: fc.constant('ellipse'), ...base, fill: paint, innerRadius: unit },
      { requiredKeys: ['type', ...box] },
    ),
    fc.record(
      { type: fc.constant('polygon'), ...base, fill: paint, stroke, sides: fc.integer({ min: 3, max: 100 }) },
      { requiredKeys: ['type', ...box] },
    ),
    fc.record(
      { type: fc.constant('star'), ...base, fill: paint, innerRatio: unit, cornerRadius: length },
      { requiredKeys: ['type', ...box] },
    ),
    fc.record(
      { type: fc.constant('text'), ...base, ...style, text: words, padding: fc.integer({ min: 0, max: 10_000 }) },
      { requiredKeys: ['type', ...box] },
    ),
    fc.record(
      {
        type: fc.constant('text'),
        ...base,
        runs: fc.array(fc.record({ text: words, ...style }, { requiredKeys: ['text'] }), { maxLength: 3 }),
      },
      { requiredKeys: ['type', ...box] },
    ),
    fc.record(
      {
        type: fc.constant('image'),
        ...base,
        src: fc.constantFrom('builtin:sea', 'asset:ast_1'),
        cornerRadius,
        mask,
        stroke,
      },
      { requiredKeys: ['type', 'src', ...box] },
    ),
    fc.record(
      {
        type: fc.constant('line'),
        ...base,
        stroke,
        points: fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 4 }),
      },
      { requiredKeys: ['type', 'points', ...box] },
    ),
    fc.record(
      {
        type: fc.constant('path'),
        ...base,
        stroke,
        d: fc.constantFrom('M0 0h1v1z', 'm.5-.5 1 1'),
        viewBox: fc.constant([0, 0, 24, 24]),
      },
      { requiredKeys: ['type', 'd', ...box] },
    ),
    code,
    chart,
    table,
    fc.record(
      {
        type: fc.constant('group'),
        ...base,
        clip: fc.boolean(),
        mask,
        layout,
        elements: fc.array(tie('element'), { maxLength: 3 }),
      },
      { requiredKeys: ['type', 'elements', ...box] },
    ),
    fc.record(
      {
        type: fc.constant('repeat'),
        ...base,
        elements: fc.array(tie('element'), { maxLength: 2 }),
        // Empty entries are valid for any elements.
        entries: fc.array(fc.constant({}), { maxLength: 3 }),
        layout,
        overflow: fc.constantFrom('pages', 'cut'),
      },
      { requiredKeys: ['type', 'elements', ...box] },
    ),
  ),
}))

export const arbitraryDocument: fc.Arbitrary<Document> = fc
  .array(fc.array(element, { maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .map((pages) => {
    let count = 0
    const withIds = (drafts: readonly Draft[]): Element[] =>
      drafts.map((draft) => {
        count += 1
        const id = `e${count}`
        const children = Array.isArray(draft['elements']) ? { elements: withIds(draft['elements'] as Draft[]) } : {}
        return { ...draft, id, ...children } as unknown as Element
      })
    const brand = { colors: { accent: '#c2410c' } }
    return { version: 1, brand, pages: pages.map((drafts, index) => ({ id: `p${index}`, elements: withIds(drafts) })) }
  })
