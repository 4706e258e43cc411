import fc from 'fast-check'
import type { Document } from '../document.ts'
import type { Element } from '../elements/element.ts'
import type { Paint, Stroke } from '../paint.ts'

const color = fc.constantFrom('#fff', '#0a1B2c', '#11223344', 'brand:accent')
const unit = fc.double({ min: 0, max: 1, noNaN: true })
const coordinate = fc.oneof(
  fc.integer({ min: -2_000, max: 2_000 }),
  fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }),
)
const length = fc.oneof(fc.constantFrom(0, 1080, 1920), fc.double({ min: 0, max: 1_000_000, noNaN: true }))
const slot = fc.constantFrom('title', 'photo', 'brand', 'a~b/c')
const stops = fc.array(fc.record({ offset: unit, color }), { minLength: 2, maxLength: 4 })

const paint: fc.Arbitrary<Paint> = fc.oneof(
  color,
  fc.record({ type: fc.constant('linear' as const), stops }),
  fc.record({ type: fc.constant('radial' as const), stops }),
  fc.record({ type: fc.constant('image' as const), src: fc.constantFrom('builtin:sea', 'asset:ast_1') }),
  fc.record({
    type: fc.constant('pattern' as const),
    src: fc.constantFrom('builtin:sea', 'asset:ast_1'),
    scale: fc.double({ min: 0.001, max: 1_000, noNaN: true }),
    gap: fc.integer({ min: 0, max: 10_000 }),
  }),
)

const stroke: fc.Arbitrary<Stroke> = fc.record(
  {
    paint,
    width: fc.integer({ min: 0, max: 1_000 }),
    dash: fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 4 }),
  },
  { requiredKeys: ['paint'] },
)

const mask = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constant('alpha' as const), src: fc.constantFrom('builtin:sea', 'asset:ast_1') }),
  fc.record({
    type: fc.constant('gradient' as const),
    gradient: fc.record({ type: fc.constant('linear' as const), stops }),
  }),
)

const words = fc
  .array(fc.constantFrom('Hello', ' ', '{{title}}', '{{name|there}}', '{{ city }}', '{{', '}}', '🎉', 'é'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

const cornerRadius = fc.oneof(length, fc.tuple(length, length, length, length))
const style = { fontSize: fc.integer({ min: 1, max: 2_000 }), fill: paint, stroke: fc.oneof(stroke, fc.constant(null)) }
const base = {
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  rotation: fc.constantFrom(0, 45, 90, 360),
  opacity: unit,
  visible: fc.boolean(),
  shadows: fc.array(fc.record({ x: coordinate, blur: fc.integer({ min: 0, max: 500 }) }), { maxLength: 2 }),
  blur: fc.integer({ min: 0, max: 500 }),
  backdropBlur: fc.integer({ min: 0, max: 500 }),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  placement: fc.constantFrom('flow', 'cover', 'free'),
  slot,
}
const box = ['x', 'y', 'width', 'height'] as const

type Draft = Record<string, unknown>

const code: fc.Arbitrary<Draft> = fc.oneof(
  fc.record(
    {
      type: fc.constant('code'),
      ...base,
      symbology: fc.constantFrom('qrcode', 'datamatrix', 'aztec', 'pdf417', 'microqrcode'),
      data: fc.constantFrom('Hello', '12345', '{{title}}', '{{name|there}}', 'x-{{ city }}'),
      quietZone: fc.boolean(),
      background: fc.constantFrom('#fff', null),
      errorCorrection: fc.constantFrom('low', 'medium', 'quartile'),
    },
    { requiredKeys: ['type', 'symbology', 'data', ...box] },
  ),
  fc.record(
    {
      type: fc.constant('code'),
      ...base,
      symbology: fc.constant('code128'),
      data: fc.constantFrom('Platen-128', '{{title}}', '{{ city }}'),
      showText: fc.boolean(),
    },
    { requiredKeys: ['type', 'symbology', 'data', ...box] },
  ),
)

const chart: fc.Arbitrary<Draft> = fc.record(
  {
    type: fc.constant('chart'),
    ...base,
    kind: fc.constantFrom('bar', 'stacked', 'line', 'area'),
    direction: fc.constantFrom('vertical', 'horizontal'),
    categories: fc.array(fc.constantFrom('', 'Jan', 'A long category name', '🎉'), { maxLength: 20 }),
    series: fc.array(
      fc.record(
        {
          values: fc.array(
            fc.oneof(
              fc.constant(null),
              fc.integer({ min: -10, max: 10 }),
              fc.double({ min: -1e15, max: 1e15, noNaN: true }),
            ),
            {
              maxLength: 20,
            },
          ),
          name: fc.constantFrom('Sales', ''),
          color,
        },
        { requiredKeys: ['values'] },
      ),
      { maxLength: 4 },
    ),
    valueLabels: fc.constantFrom('none', 'value', 'share'),
    legend: fc.constantFrom('auto', 'top', 'bottom', 'right', 'none'),
    fontSize: fc.integer({ min: 1, max: 2_000 }),
    cornerRadius: fc.integer({ min: 0, max: 1_000 }),
    curve: unit,
  },
  { requiredKeys: ['type', 'kind', 'series', ...box] },
)

const plainCell = fc.constantFrom('', 'Cell', '{{title}}', '{{name|there}}', 7, null)

const cell = fc.oneof(
  plainCell,
  fc.record(
    {
      text: fc.constantFrom('Wide', '{{ city }}'),
      colSpan: fc.integer({ min: 1, max: 4 }),
      rowSpan: fc.integer({ min: 1, max: 4 }),
      background: color,
    },
    { requiredKeys: ['text'] },
  ),
)

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

const column = fc.record(
  { title: fc.constantFrom('', 'Title', '{{title}}'), width: fc.constantFrom('auto' as const, 0, 120) },
  { requiredKeys: [] },
)

/** Without columns, a table has as many as its rows need; otherwise, rows have no more cells than columns. */
const table: fc.Arbitrary<Draft> = fc.boolean().chain((hasColumns) =>
  fc.record(
    {
      type: fc.constant('table'),
      ...base,
      columns: hasColumns ? fc.array(column, { minLength: 4, maxLength: 5 }) : fc.constant([]),
      rows: fc.array(fc.array(hasColumns ? plainCell : cell, { maxLength: 4 }), { maxLength: 6 }),
      rowHeight: fc.integer({ min: 0, max: 10_000 }),
      padding: fc.integer({ min: 0, max: 10_000 }),
      fontSize: fc.integer({ min: 1, max: 2_000 }),
      overflow: fc.constantFrom('visible', 'cut', 'pages'),
    },
    { requiredKeys: ['type', 'columns', ...box] },
  ),
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
