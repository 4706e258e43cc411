import { isObject } from './check-schema.ts'
import { CHART_DEFAULTS } from './elements/chart.ts'
import type { CornerRadius, Shadow } from './elements/base.ts'
import type { Element, ElementOf } from './elements/element.ts'
import type { Layout } from './elements/layout.ts'
import { LINE_DEFAULTS } from './elements/line.ts'
import { TABLE_DEFAULTS, TABLE_LINE_DEFAULTS, type CellValue, type TableBorder } from './elements/table-element.ts'
import { STYLE_DEFAULTS, TEXT_DEFAULTS, type Run, type Text, type TextStyle } from './elements/text.ts'
import type { Sides } from './elements/text-parts.ts'
import type { Size } from './document.ts'
import { LIMITS } from './limits.ts'
import type { Paint, Stroke } from './paint.ts'
import { scalePaint, scaleStroke } from './scale-paint.ts'
import { bounded, boundedLength, within } from './scaled-number.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Scaling {
  readonly scale: number
  readonly box: Box
}

/** Does not scale the elements of a group or repeat. Adds defaults that are lengths, scaled. */
export function scaleElement(element: Element, scaling: Scaling): Element {
  const { scale, box } = scaling
  const scaled = { ...element, ...box }
  if (scaled.shadows) scaled.shadows = scaled.shadows.map((shadow) => scaleShadow(shadow, scale))
  if (scaled.blur !== undefined) scaled.blur = within(scaled.blur * scale, 0, LIMITS.blurPx)
  if (scaled.backdropBlur !== undefined) {
    scaled.backdropBlur = within(scaled.backdropBlur * scale, 0, LIMITS.blurPx)
  }
  switch (scaled.type) {
    case 'text':
      return withPath(scaleText(scaled, scale), element)
    case 'image':
      return scaleImage(scaled, scale)
    case 'rect':
      return withPaints(withCorners(scaled, scale), scale)
    case 'ellipse':
      return withPaints(scaled, scale)
    case 'polygon':
    case 'star':
      return withPaints(withCorners(scaled, scale), scale)
    case 'line':
      return scaleLine(scaled, stretchOf(element, scaling), scale)
    case 'path':
      return withPaints(withViewBox(scaled, element, scale), scale)
    case 'chart':
      return scaleChart(scaled, scale)
    case 'table':
      return scaleTable(scaled, scale)
    case 'svg':
    case 'code':
      return scaled
    case 'group':
      return withLayout(withCorners(scaled, scale), scale)
    case 'repeat':
      return withLayout(scaled, scale)
  }
}

function scaleShadow(shadow: Shadow, scale: number): Shadow {
  const scaled = { ...shadow }
  if (scaled.x !== undefined) scaled.x = bounded(scaled.x * scale)
  if (scaled.y !== undefined) scaled.y = bounded(scaled.y * scale)
  if (scaled.blur !== undefined) scaled.blur = within(scaled.blur * scale, 0, LIMITS.blurPx)
  return scaled
}

interface Painted {
  fill?: Paint | null
  stroke?: Stroke | null
}

function withPaints<E extends Painted>(element: E, scale: number): E {
  const scaled = { ...element }
  if (scaled.fill) scaled.fill = scalePaint(scaled.fill, scale)
  if (scaled.stroke) scaled.stroke = scaleStroke(scaled.stroke, scale)
  return scaled
}

function withCorners<E extends { cornerRadius?: CornerRadius }>(element: E, scale: number): E {
  const radius = element.cornerRadius
  if (radius === undefined) return element
  if (typeof radius === 'number') return { ...element, cornerRadius: boundedLength(radius * scale) }
  return { ...element, cornerRadius: radius.map((corner) => boundedLength(corner * scale)) }
}

function withLayout<E extends { layout?: Layout | null }>(element: E, scale: number): E {
  const { layout } = element
  if (!layout) return element
  const { gap, padding, minWidth, minHeight } = layout
  return {
    ...element,
    layout: {
      ...layout,
      ...(gap !== undefined && { gap: scaleGap(gap, scale) }),
      ...(padding !== undefined && { padding: scaleSides(padding, scale) }),
      ...(minWidth !== undefined && { minWidth: scalePadding(minWidth, scale) }),
      ...(minHeight !== undefined && { minHeight: scalePadding(minHeight, scale) }),
    },
  }
}

function scaleGap(gap: NonNullable<Layout['gap']>, scale: number): NonNullable<Layout['gap']> {
  if (typeof gap === 'number') return scalePadding(gap, scale)
  return [scalePadding(gap[0], scale), scalePadding(gap[1], scale)]
}

function scaleText(text: Text, scale: number): Text {
  const scaled = { ...text, fontSize: scaleFontSize(text.fontSize ?? STYLE_DEFAULTS.fontSize, scale) }
  if (scaled.minFontSize !== undefined) scaled.minFontSize = scaleFontSize(scaled.minFontSize, scale)
  if (scaled.maxFontSize !== undefined) scaled.maxFontSize = scaleFontSize(scaled.maxFontSize, scale)
  if (scaled.minWidth !== undefined) scaled.minWidth = boundedLength(scaled.minWidth * scale)
  if (scaled.maxWidth !== undefined) scaled.maxWidth = boundedLength(scaled.maxWidth * scale)
  if (scaled.paragraphSpacing !== undefined) scaled.paragraphSpacing = scalePadding(scaled.paragraphSpacing, scale)
  if ((scaled.columns ?? 1) > 1) scaled.columnGap = scalePadding(scaled.columnGap ?? TEXT_DEFAULTS.columnGap, scale)
  if (scaled.tabs) scaled.tabs = scaled.tabs.map((tab) => ({ ...tab, at: scalePadding(tab.at, scale) }))
  if (scaled.padding !== undefined) scaled.padding = scaleSides(scaled.padding, scale)
  if (scaled.runs) scaled.runs = scaled.runs.map((run) => scaleRun(run, scale))
  return withPaints(withHighlight(scaled, scale), scale)
}

function scaleRun(run: Run, scale: number): Run {
  const scaled = withPaints(withHighlight({ ...run }, scale), scale)
  if (scaled.fontSize !== undefined) scaled.fontSize = scaleFontSize(scaled.fontSize, scale)
  return scaled
}

function withHighlight<T extends TextStyle>(styled: T, scale: number): T {
  const { background } = styled
  if (!background) return styled
  const scaled = { ...background, paint: scalePaint(background.paint, scale) }
  if (scaled.padding !== undefined) scaled.padding = scaleSides(scaled.padding, scale)
  if (scaled.radius !== undefined) scaled.radius = scalePadding(scaled.radius, scale)
  return { ...styled, background: scaled }
}

export function scaleSides(sides: Sides, scale: number): Sides {
  if (typeof sides === 'number') return scalePadding(sides, scale)
  const [top, right, bottom, left] = sides
  return [scalePadding(top, scale), scalePadding(right, scale), scalePadding(bottom, scale), scalePadding(left, scale)]
}

function scaleFontSize(sizePx: number, scale: number): number {
  return within(sizePx * scale, LIMITS.leastFontSizePx, LIMITS.fontSizePx)
}

function scalePadding(lengthPx: number, scale: number): number {
  return within(lengthPx * scale, 0, LIMITS.pageSidePx)
}

function scaleImage(image: ElementOf<'image'>, scale: number): ElementOf<'image'> {
  const scaled = withPaints(withCorners({ ...image }, scale), scale)
  const blur = scaled.filters?.blur
  if (blur !== undefined) scaled.filters = { ...scaled.filters, blur: within(blur * scale, 0, LIMITS.blurPx) }
  return scaled
}

function scaleChart(chart: ElementOf<'chart'>, scale: number): ElementOf<'chart'> {
  const { fontSize = CHART_DEFAULTS.fontSize, lineWidth = CHART_DEFAULTS.lineWidth, cornerRadius } = chart
  return {
    ...chart,
    fontSize: scaleFontSize(fontSize, scale),
    lineWidth: within(lineWidth * scale, 0, 100),
    ...(cornerRadius !== undefined && { cornerRadius: within(cornerRadius * scale, 0, 1_000) }),
  }
}

function scaleTable(table: ElementOf<'table'>, scale: number): ElementOf<'table'> {
  const { fontSize = TABLE_DEFAULTS.fontSize, padding = TABLE_DEFAULTS.padding, border = TABLE_DEFAULTS.border } = table
  return {
    ...table,
    fontSize: scaleFontSize(fontSize, scale),
    padding: scaleSides(padding, scale),
    border: scaleBorder(border, scale),
    columns: table.columns.map((column) => {
      const { width } = column
      const scaled = typeof width === 'number' ? { ...column, width: scalePadding(width, scale) } : column
      return withScaledFont(scaled, scale)
    }),
    ...(table.rows && { rows: table.rows.map((row) => row.map((cell) => scaleCell(cell, scale))) }),
    ...(table.headerStyle && { headerStyle: withScaledFont(table.headerStyle, scale) }),
    ...(table.rowHeight !== undefined && { rowHeight: scalePadding(table.rowHeight, scale) }),
  }
}

/** A row in data: cells in an array, or by the keys of columns. */
export function scaleTableRow(row: unknown, scale: number): unknown {
  if (Array.isArray(row)) return row.map((cell: CellValue) => scaleCell(cell, scale))
  if (!isObject(row)) return row
  return Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, scaleCell(cell as CellValue, scale)]))
}

function scaleCell(cell: CellValue, scale: number): CellValue {
  return typeof cell === 'object' && cell !== null ? withScaledFont(cell, scale) : cell
}

function withScaledFont<S extends { fontSize?: number }>(style: S, scale: number): S {
  return style.fontSize === undefined ? style : { ...style, fontSize: scaleFontSize(style.fontSize, scale) }
}

function scaleBorder(border: TableBorder, scale: number): TableBorder {
  const lines = Object.entries(border).map(([side, line]) => {
    if (line === null) return [side, line] as const
    return [side, { ...line, width: within((line.width ?? TABLE_LINE_DEFAULTS.width) * scale, 0, 100) }] as const
  })
  return Object.fromEntries(lines)
}

function stretchOf(element: Element, { scale, box }: Scaling): { x: number; y: number } {
  return {
    x: element.width > 0 ? box.width / element.width : scale,
    y: element.height > 0 ? box.height / element.height : scale,
  }
}

function scaleLine(line: ElementOf<'line'>, stretch: { x: number; y: number }, scale: number): ElementOf<'line'> {
  return {
    ...line,
    stroke: scaleStroke(line.stroke ?? LINE_DEFAULTS.stroke, scale),
    points: line.points.map(({ x, y }) => ({ x: bounded(x * stretch.x), y: bounded(y * stretch.y) })),
  }
}

/** Adds a view box of the old size, which stretches the path with the box. */
function withPath(text: Text, before: Size): Text {
  const { path } = text
  if (path?.type !== 'path' || path.viewBox) return text
  const viewBox: [number, number, number, number] = [0, 0, before.width || SLIVER_PX, before.height || SLIVER_PX]
  return { ...text, path: { ...path, viewBox } }
}

/** Side of the view box for a path without extent on that axis. It cannot be 0. */
const SLIVER_PX = 0.01

/** Adds a view box of the old size, which stretches the path data with the box. */
function withViewBox(path: ElementOf<'path'>, before: Size, scale: number): ElementOf<'path'> {
  if (path.viewBox) return path
  const hasWidth = before.width >= SLIVER_PX
  const hasHeight = before.height >= SLIVER_PX
  return {
    ...path,
    viewBox: [0, 0, hasWidth ? before.width : SLIVER_PX, hasHeight ? before.height : SLIVER_PX],
    width: hasWidth ? path.width : SLIVER_PX * scale,
    height: hasHeight ? path.height : SLIVER_PX * scale,
  }
}
