import fc from 'fast-check'
import { color, unit, base, box, type Draft } from './arbitrary-values.ts'

export const code: fc.Arbitrary<Draft> = fc.oneof(
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

export const chart: fc.Arbitrary<Draft> = fc.record(
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

const column = fc.record(
  { title: fc.constantFrom('', 'Title', '{{title}}'), width: fc.constantFrom('auto' as const, 0, 120) },
  { requiredKeys: [] },
)

/** Without columns, a table has as many as its rows need; otherwise, rows have no more cells than columns. */
export const table: fc.Arbitrary<Draft> = fc.boolean().chain((hasColumns) =>
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
