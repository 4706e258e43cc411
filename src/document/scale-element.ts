import { CHART_DEFAULTS } from './elements/chart.ts'
import type { CornerRadius, Shadow } from './elements/base.ts'
import type { Element, ElementOf } from './elements/element.ts'
import type { Layout } from './elements/layout.ts'
import { LINE_DEFAULTS } from './elements/line.ts'
import type { Size } from './document.ts'
import { LIMITS } from './limits.ts'
import { scaleStroke, withScaledPaints } from './scale-paint.ts'
import { scaleTable } from './scale-table.ts'
import { scaleText, withScaledPath } from './scale-text.ts'
import { bounded, boundedLength, within } from './scaled-number.ts'
import { scaleFontSize, scalePadding, scaleSides, SLIVER_PX } from './scaled-length.ts'

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
      return withScaledPath(scaleText(scaled, scale), element)
    case 'image':
      return scaleImage(scaled, scale)
    case 'rect':
      return withScaledPaints(withCorners(scaled, scale), scale)
    case 'ellipse':
      return withScaledPaints(scaled, scale)
    case 'polygon':
    case 'star':
      return withScaledPaints(withCorners(scaled, scale), scale)
    case 'line':
      return scaleLine(scaled, stretchOf(element, scaling), scale)
    case 'path':
      return withScaledPaints(withViewBox(scaled, element, scale), scale)
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

function scaleImage(image: ElementOf<'image'>, scale: number): ElementOf<'image'> {
  const scaled = withScaledPaints(withCorners({ ...image }, scale), scale)
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
