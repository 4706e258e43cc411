import type { Complete } from '../../document/elements/element.ts'
import type { Paint } from '../../document/paint.ts'
import { hasFilters } from '../../paint/filter-picture.ts'
import { fillOf, strokeOf } from '../../paint/elements/run-paints.ts'
import { visibleStroke } from '../../paint/paint-stroke.ts'
import { isPictureFill } from './picture-fill.ts'
import { isWhole } from './pptx-shapes.ts'
import type { PptxSlide } from './pptx-slide.ts'

/** Returns what of an element PowerPoint cannot draw; undefined if it can draw all of it. */
export function notInPowerPoint(slide: PptxSlide, element: Complete): string | undefined {
  if (element.blur > 0) return 'blurred elements'
  if (element.blendMode !== 'normal' && element.type !== 'text') return `blend mode ${element.blendMode}`
  switch (element.type) {
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
      return paintReason(slide, element.fill) ?? strokeReason(slide, element)
    case 'line':
      return paintReason(slide, element.stroke.paint, true)
    case 'image':
      return imageReason(slide, element)
    case 'text':
      return textReason(slide, element)
    case 'group':
      return groupReason(element)
    case 'svg':
    case 'code':
    case 'chart':
    case 'table':
    case 'repeat':
      return undefined
  }
}

function paintReason(slide: PptxSlide, paint: Paint | null, isLine = false): string | undefined {
  if (paint === null || typeof paint === 'string') return undefined
  if (paint.type === 'conic') return 'conic gradients'
  if (paint.type === 'pattern') return 'patterns'
  if (paint.type === 'image' && (isLine || !isPictureFill(slide, paint))) return 'fills with this image'
  return undefined
}

function strokeReason(
  slide: PptxSlide,
  element: Complete<'rect' | 'ellipse' | 'polygon' | 'star' | 'path'>,
): string | undefined {
  const stroke = visibleStroke(element.stroke)
  if (!stroke) return undefined
  const canMove = element.type !== 'path' && (element.type !== 'ellipse' || isWhole(element))
  if (stroke.align !== 'center' && !canMove) return 'strokes inside or outside of this shape'
  return paintReason(slide, stroke.paint, true)
}

function imageReason({ tools }: PptxSlide, element: Complete<'image'>): string | undefined {
  const { mask, stroke, cornerRadius, flipX, flipY, filters, src } = element
  if (hasFilters(filters)) return 'filters'
  if (mask?.type === 'gradient' || mask?.type === 'alpha') return 'masks with gradual edges'
  if (tools.resources.pictures.get(src)?.drawing) return 'this drawing'
  const drawn = visibleStroke(stroke)
  if (drawn && drawn.align !== 'center' && mask?.type === 'path') return 'strokes inside or outside of a mask'
  if (drawn && typeof drawn.paint !== 'string' && drawn.paint.type !== 'linear') return 'strokes with this paint'
  if (drawn && drawn.align !== 'center' && drawn.dash.length > 0) return 'dashed strokes inside or outside of pictures'
  const isUneven = mask?.type === 'path' || (Array.isArray(cornerRadius) && new Set(cornerRadius).size > 1)
  return (flipX || flipY) && isUneven ? 'mirrored pictures in this frame' : undefined
}

function textReason(slide: PptxSlide, element: Complete<'text'>): string | undefined {
  if (element.path) return 'text on a path'
  if (element.dropCap > 1) return 'drop caps'
  if (element.writingMode === 'vertical' && element.columns > 1) return 'columns of vertical text'
  if (element.flipX !== element.flipY) return 'mirrored text'
  const all = element.runs && element.runs.length > 0 ? element.runs.map((_, run) => run) : [0]
  for (const run of all) {
    const fill = fillOf(element, { run })
    if (typeof fill !== 'string' && fill.type !== 'linear') return 'letters with this paint'
    const stroke = visibleStroke(strokeOf(element, { run }))
    if (stroke && stroke.align !== 'center') return 'strokes inside or outside of letters'
    if (stroke && paintReason(slide, stroke.paint, true)) return 'strokes with this paint'
  }
  return undefined
}

function groupReason({ clip, mask }: Complete<'group'>): string | undefined {
  return clip && (mask?.type === 'gradient' || mask?.type === 'alpha') ? 'masks with gradual edges' : undefined
}
