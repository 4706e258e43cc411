import type { CornerRadius } from '../elements/base.ts'
import type { Element, ElementOf } from '../elements/element.ts'
import { completeLayout, type Layout } from '../elements/layout.ts'
import type { Mask } from '../elements/mask.ts'
import type { Sides } from '../elements/text-parts.ts'
import { sidesOf } from '../elements/text-parts.ts'
import { isPicture, mirrorPaint } from './mirror-paint.ts'

/** Mirrors an element within a box that is `width` CSS pixels wide. */
export function mirrorElement(element: Element, width: number): Element {
  const { rotation } = element
  const moved = {
    ...element,
    x: width - element.x - element.width,
    ...(rotation && { rotation: -rotation }),
  }
  return moved.mirroring === 'move' ? moved : mirrorInside(moved)
}

/** Mirrors what is within the box of an element, if it is not a picture of something. */
function mirrorInside(element: Element): Element {
  switch (element.type) {
    case 'text':
      return mirrorText(element)
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
      if (!isPicture(element.fill)) return flipped(element)
      return element.type === 'rect' ? withCorners(element) : element
    case 'line':
      return { ...element, points: element.points.map(({ x, y }) => ({ x: element.width - x, y })) }
    case 'image': {
      const image = withMask(withCorners(element))
      if (element.mirroring !== 'flip') return image
      const { flipX, ...rest } = image
      return flipX ? rest : { ...rest, flipX: true }
    }
    case 'table':
      return { ...element, direction: element.direction === 'rtl' ? 'ltr' : 'rtl' }
    case 'group': {
      const elements = element.elements.map((child) => mirrorElement(child, element.width))
      return withLayout(withMask(withCorners({ ...element, elements })))
    }
    case 'repeat': {
      const width = Math.max(0, ...element.elements.map((child) => child.x + child.width))
      return withLayout({ ...element, elements: element.elements.map((child) => mirrorElement(child, width)) })
    }
    case 'svg':
    case 'code':
    case 'chart':
      return element
  }
}

/** A flip mirrors the outline, gradients and shadows. Boxes in one color look the same without. */
function flipped<E extends ElementOf<'rect' | 'ellipse' | 'polygon' | 'star' | 'path'>>(element: E): E {
  const isPlain = (element.type === 'rect' && !Array.isArray(element.cornerRadius)) || element.type === 'ellipse'
  const isEven = element.type === 'ellipse' ? element.startAngle === undefined && element.endAngle === undefined : true
  const isOneColor = typeof (element.fill ?? '') === 'string' && !element.shadows?.some(({ x }) => x)
  if (isPlain && isEven && isOneColor && typeof (element.stroke?.paint ?? '') === 'string') return element
  const { flipX, ...rest } = element
  return (flipX ? rest : { ...rest, flipX: true }) as E
}

const MIRRORED = { start: 'right', end: 'left', left: 'right', right: 'left' } as const

/** The letters of each script keep their direction; the edge at which lines begin is mirrored. */
function mirrorText(text: ElementOf<'text'>): ElementOf<'text'> {
  const { align = 'start', padding } = text
  return {
    ...text,
    ...(text.writingMode === 'vertical'
      ? mirrorLines(text)
      : align !== 'center' && align !== 'justify' && { align: MIRRORED[align] }),
    ...(padding !== undefined && { padding: mirrorSides(sidesOf(padding)) }),
  }
}

/** Vertical lines still begin at the top, whatever the script, and the first one is at the other side. */
function mirrorLines({ align = 'start', verticalAlign = 'top' }: ElementOf<'text'>): Partial<ElementOf<'text'>> {
  return {
    ...(align === 'start' && { align: 'left' }),
    ...(align === 'end' && { align: 'right' }),
    verticalAlign: OPPOSITE[verticalAlign],
  }
}

const OPPOSITE = { top: 'bottom', middle: 'middle', bottom: 'top' } as const

function withCorners<E extends { cornerRadius?: CornerRadius }>(element: E): E {
  const { cornerRadius } = element
  if (!Array.isArray(cornerRadius)) return element
  const [topLeft, topRight, bottomRight, bottomLeft] = cornerRadius
  return { ...element, cornerRadius: [topRight, topLeft, bottomLeft, bottomRight] }
}

/** Outlines and pictures of masks stay with the picture that they show. */
function withMask<E extends { mask?: Mask | null }>(element: E): E {
  const { mask } = element
  if (mask?.type !== 'gradient') return element
  return { ...element, mask: { ...mask, gradient: mirrorPaint(mask.gradient) } }
}

function withLayout<E extends { layout?: Layout | null }>(element: E): E {
  const { layout } = element
  if (!layout) return element
  const { direction, align, padding } = layout
  const isColumn = completeLayout(layout).direction === 'column'
  return {
    ...element,
    layout: {
      ...layout,
      ...(isColumn
        ? { align: ACROSS[align ?? 'start'] }
        : { direction: direction === 'row-reverse' ? 'row' : 'row-reverse' }),
      ...(padding !== undefined && { padding: mirrorSides(sidesOf(padding)) }),
    },
  }
}

const ACROSS = { start: 'end', end: 'start', center: 'center', stretch: 'stretch' } as const

export function mirrorSides([top, right, bottom, left]: readonly [number, number, number, number]): Sides {
  return [top, left, bottom, right]
}
