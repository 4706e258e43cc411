import { expect, it } from 'vitest'
import { complete, type Element, type ElementOf } from '../../document/elements/element.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import { chartParts } from './chart-parts.ts'
import { crossesBox } from './cross-box.ts'

/** Every character is half an em wide. Lines break at spaces. */
const layoutText: LayoutText = ({ text = '', fontSize, width }) => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && (last.length + word.length + 1) * fontSize * 0.5 <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const placed = lines.map((line) => ({
    baselinePx: 0,
    topPx: 0,
    heightPx: 0,
    widthPx: line.length * fontSize * 0.5,
    startPx: 0,
    base: 'ltr' as const,
    runs: [],
    source: { start: 0, end: 0 },
  }))
  return { lines: placed, heightPx: 0, widthPx: 0, scale: 1, warnings: [], hidden: null }
}

function partsOf(own: Partial<ElementOf<'chart'>>): Element[] {
  const chart = {
    id: 'c',
    type: 'chart' as const,
    x: 0,
    y: 0,
    width: 400,
    height: 300,
    kind: 'bar' as const,
    series: [],
    fontSize: 10,
    ...own,
  }
  return chartParts(complete<'chart'>(chart), layoutText)
}

function textsOf(own: Partial<ElementOf<'chart'>>): string[] {
  return partsOf(own).flatMap((part) => (part.type === 'text' ? [part.text ?? ''] : []))
}

const ten = Array.from({ length: 10 }, (_, index) => `Category ${index}`)
const values = ten.map((_, index) => index)

it('the axis has round values around the data, and includes 0', () => {
  expect(textsOf({ series: [{ values: [3, 47] }] })).toEqual(['0', '10', '20', '30', '40', '50'])
  expect(textsOf({ series: [{ values: [-30, 47] }] })).toEqual(['−30', '−20', '−10', '0', '10', '20', '30', '40', '50'])
})

it('lines far from 0 do not start there, unless the design says so', () => {
  const line: Partial<ElementOf<'chart'>> = { kind: 'line', series: [{ values: [104, 118] }] }
  expect(textsOf(line)[0]).not.toBe('0')
  expect(textsOf({ ...line, valueMin: 0 })[0]).toBe('0')
})

it('a gap divides a line, and a point between two gaps is marked', () => {
  const parts = partsOf({ kind: 'line', series: [{ values: [1, 2, null, 4, null, 6, 7] }] })
  const paths = parts.flatMap((part) => (part.type === 'path' ? [part] : []))
  expect(paths.find(({ id }) => id === 'line-0')?.d.match(/M/g)).toHaveLength(2)
  expect(paths.find(({ id }) => id === 'markers-0')?.d.match(/M/g)).toHaveLength(1)
})

it('category names are wrapped, tilted or left out', () => {
  const wide = { width: 800, categories: ten, series: [{ values }], valueAxis: false }
  const named = (parts: Element[]) => parts.filter((part) => part.type === 'text')
  expect(named(partsOf(wide))).toHaveLength(10)
  expect(named(partsOf({ ...wide, width: 500 }))[0]).toMatchObject({ maxLines: 2, rotation: 0 })
  expect(named(partsOf({ ...wide, width: 300 }))[0]).toMatchObject({ rotation: -45 })
  expect(named(partsOf({ ...wide, width: 300, kind: 'line' })).length).toBeLessThan(6)
  expect(named(partsOf({ ...wide, width: 100 })).length).toBeLessThan(4)
})

it('value labels never overlap each other or other bars', () => {
  const series = Array.from({ length: 6 }, (_, index) => ({ values: values.map((value) => value * 1000 + index) }))
  for (const kind of ['bar', 'stacked', 'line', 'area'] as const) {
    const labels = partsOf({ kind, series, valueLabels: 'value', valueAxis: false }).filter(
      (part) => part.type === 'text',
    )
    for (const [index, a] of labels.entries()) {
      for (const b of labels.slice(index + 1)) {
        const overlaps = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
        expect(overlaps, `${kind}: ${a.text} and ${b.text}`).toBe(false)
      }
    }
  }
})

it('a legend that does not fit ends with the number of the others', () => {
  const series = Array.from({ length: 24 }, (_, index) => ({ name: `A long name of a series ${index}`, values: [1] }))
  expect(textsOf({ series, height: 100 }).at(-1)).toMatch(/^\+\d+$/)
  expect(textsOf({ series, legend: 'right' }).filter((text) => text.startsWith('A long'))).toHaveLength(17)
})

it('slices add up to a circle, and shares to 100 percent', () => {
  const parts = partsOf({ kind: 'donut', series: [{ values: [50, 25, 0, 25] }], valueLabels: 'share' })
  const slices = parts.flatMap((part) => (part.type === 'ellipse' ? [part] : []))
  expect(slices).toHaveLength(3)
  expect(slices[0]?.startAngle).toBeCloseTo(-90, 0)
  expect(slices.at(-1)?.endAngle).toBeCloseTo(270, 0)
  expect(parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))).toEqual(['50%', '25%', '25%'])
})

it('charts without data, room or sum draw what they can', () => {
  expect(textsOf({ series: [] })).toEqual(['0'])
  expect(partsOf({ width: 0, series: [{ values }] })).toEqual([])
  expect(partsOf({ kind: 'pie', series: [{ values: [0, 0] }] })).toMatchObject([{ type: 'ellipse', fill: '#e2e8f0' }])
  for (const kind of ['bar', 'stacked', 'line', 'area', 'pie', 'donut'] as const) {
    expect(() =>
      partsOf({ kind, width: 3, height: 3, series: [{ name: 'x', values }], categories: ten, valueLabels: 'value' }),
    ).not.toThrow()
  }
})

it('titles are next to the axes, also if bars are horizontal', () => {
  const titled = { series: [{ values }], categories: ten, valueTitle: 'Revenue', categoryTitle: 'Month' }
  const titlesOf = (own: Partial<ElementOf<'chart'>>) =>
    partsOf({ ...titled, ...own }).flatMap((part) =>
      part.type === 'text' && part.fontWeight === 600 ? [[part.text, part.rotation]] : [],
    )
  expect(titlesOf({})).toEqual([
    ['Revenue', -90],
    ['Month', 0],
  ])
  expect(titlesOf({ direction: 'horizontal' })).toEqual([
    ['Month', -90],
    ['Revenue', 0],
  ])
  expect(titlesOf({ kind: 'pie' })).toEqual([])
})

it('labels that do not fit into a slice are next to it, if the design asks for them', () => {
  const pie: Partial<ElementOf<'chart'>> = { kind: 'pie', series: [{ values: [96, 1, 1, 1, 1] }], valueLabels: 'share' }
  expect(textsOf(pie)).toEqual(['96%'])
  const parts = partsOf({ ...pie, outsideLabels: true })
  expect(textsOf({ ...pie, outsideLabels: true }).toSorted()).toEqual(['1%', '1%', '1%', '1%', '96%'])
  const [slice] = parts.flatMap((part) => (part.type === 'ellipse' ? [part] : []))
  const radius = (slice?.width ?? 0) / 2
  expect(parts.filter(({ id }) => id.startsWith('leader-'))).toHaveLength(4)
  for (const label of parts) {
    if (label.type !== 'text' || label.text === '96%') continue
    const [dx, dy] = [200, 150].map((middle, axis) => {
      const [start, size] = axis === 0 ? [label.x, label.width] : [label.y, label.height]
      return Math.max(0, start - middle, middle - start - size)
    })
    expect(Math.hypot(dx ?? 0, dy ?? 0), label.text).toBeGreaterThan(radius)
    expect(
      Math.min(label.x, label.y, 400 - label.x - label.width, 300 - label.y - label.height),
    ).toBeGreaterThanOrEqual(0)
  }
})

it('areas with negative values are not stacked, since they would cover each other', () => {
  const areasOf = (value: number) =>
    partsOf({ kind: 'area', series: [{ values: [1, value, 3] }, { values: [2, 2, 2] }] }).filter(({ id }) =>
      id.startsWith('area-'),
    )
  expect(areasOf(2)[0]).toMatchObject({ fill: '#efb118' })
  expect(areasOf(-2)[0]).toMatchObject({ fill: '#efb11840' })
})

it('no line crosses a label', () => {
  const zigzag = Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? 10 + index : 90 - index))
  const parts = partsOf({
    kind: 'line',
    series: [{ values: zigzag }, { values: zigzag.toReversed() }],
    valueLabels: 'value',
    valueAxis: false,
  })
  const labels = parts.flatMap((part) => (part.type === 'text' ? [part] : []))
  expect(labels.length).toBeGreaterThan(5)
  for (const part of parts) {
    if (part.type !== 'path' || !part.id.startsWith('line-')) continue
    const points = Array.from(part.d.matchAll(/[ML]([\d.]+) ([\d.]+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }))
    for (const { x, y, width, height, text } of labels) {
      const digits = { x, y: y + height * 0.2, width, height: height * 0.6 }
      const isCrossed = points.some((point, index) => {
        const next = points[index + 1]
        return next !== undefined && crossesBox(point, next, digits)
      })
      expect(isCrossed, text).toBe(false)
    }
  }
})

it('a tilted name does not leave the chart', () => {
  const categories = ['A very long name of a department', ...ten]
  const tilted = partsOf({ series: [{ values: [...values, 3] }], categories, valueAxis: false }).filter(
    (part) => part.type === 'text' && part.rotation === -45,
  )
  expect(tilted.length).toBeGreaterThan(5)
  for (const { x, width, height } of tilted) {
    expect(x + width / 2 - ((width + height) / 2) * Math.SQRT1_2).toBeGreaterThan(-height)
  }
})

it('an axis whose end excludes all values is labeled with different values', () => {
  expect(textsOf({ series: [{ values: [1, 10] }], valueMin: 1000 })).toEqual([
    '1,000',
    '1,020',
    '1,040',
    '1,060',
    '1,080',
    '1,100',
  ])
  expect(new Set(textsOf({ series: [{ values: [1, 10] }], valueMax: -5 })).size).toBeGreaterThan(2)
  expect(textsOf({ series: [{ values: [-3] }], valueMin: 0 })).toContain('1.0')
})

it('a label is not drawn over those of the axis', () => {
  const wide = 1_000_000_000_000
  const parts = partsOf({ series: [{ values: [wide, 1, 2, 3] }], valueLabels: 'value', categories: ['', '', '', ''] })
  const labels = parts.flatMap((part) => (part.type === 'text' && part.align === 'center' ? [part] : []))
  const axis = parts.flatMap((part) => (part.type === 'text' && part.align === 'end' ? [part.x + part.width] : []))
  expect(labels.map(({ text }) => text)).toEqual(['1', '2', '3'])
  for (const { x } of labels) expect(x).toBeGreaterThan(Math.max(...axis))
})

it('labels in right-to-left scripts are at the same side as others', () => {
  const named = { series: [{ name: 'מכירות', values: [1, 2] }], categories: ['אחת', 'Two'] }
  const alignOf = (own: Partial<ElementOf<'chart'>>, wanted: string) =>
    partsOf({ ...named, ...own }).flatMap((part) => (part.type === 'text' && part.text === wanted ? [part.align] : []))
  expect(alignOf({ direction: 'horizontal' }, 'Two')).toEqual(['end'])
  expect(alignOf({ direction: 'horizontal' }, 'אחת')).toEqual(['start'])
  expect(alignOf({ legend: 'right' }, 'מכירות')).toEqual(['end'])
})

it('names are left out rather than tilted if the chart is too low for them', () => {
  const categories = ten.slice(0, 3)
  const low = partsOf({ width: 120, height: 60, series: [{ values: [1, 2, 3] }], categories, valueAxis: false })
  const named = low.filter((part) => part.type === 'text')
  expect(named.length).toBeGreaterThan(0)
  for (const part of named) expect(part).toMatchObject({ rotation: 0 })
})

it.each([10, 24, 60])('the number of left out entries is next to the last of %i, in the middle with it', (letters) => {
  const categories = Array.from({ length: 24 }, (_, index) => `${index} ${'x'.repeat(letters)}`)
  const values = categories.map(() => 1)
  const parts = partsOf({ kind: 'pie', height: 120, legend: 'bottom', series: [{ values }], categories })
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part] : []))
  const more = texts.at(-1)
  const row = texts.filter(({ y }) => y === more?.y)
  expect(more?.text).toBe(`+${24 - (texts.length - 1)}`)
  const before = row.at(-2)
  expect(more?.x).toBeGreaterThan((before?.x ?? Infinity) + (before?.width ?? 0))
  expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(400)
  const swatches = parts.filter(({ id, y }) => id === 'swatch' && y > (more?.y ?? 0))
  const left = Math.min(...swatches.map(({ x }) => x))
  expect(left).toBeCloseTo(400 - (more?.x ?? 0) - (more?.width ?? 0), 3)
})

it('a segment of 0 does not show at the rounded corners of others', () => {
  const series = [{ values: [3] }, { values: [0] }]
  const ids = partsOf({ kind: 'stacked', series, cornerRadius: 8 }).map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('series-'))).toEqual(['series-0'])
})
