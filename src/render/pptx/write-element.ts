import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { isGlass } from '../../paint/capture-backdrop.ts'
import { chartParts } from '../../paint/charts/chart-parts.ts'
import { hasDrawnShadows } from './drawing-shadow.ts'
import { drawnAs, drawnShadows } from './drawn-as-picture.ts'
import { drawnGlass, drawnWithBackdrop } from './drawn-with-backdrop.ts'
import { notInPowerPoint } from './not-in-powerpoint.ts'
import { writeCode, writeDrawing } from './pptx-drawing.ts'
import { hasOverlaps, writeGroup } from './pptx-group.ts'
import { writeLine } from './pptx-line.ts'
import { writeImage } from './pptx-picture.ts'
import { writeShape } from './pptx-shapes.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { canBeTable, partsOfTable, writeTable } from './pptx-table.ts'
import { writeText } from './pptx-text.ts'
import { groupMarkup } from './shape-markup.ts'

/** Writes an element, and as a picture what PowerPoint cannot draw. */
export function writeElement(slide: PptxSlide, element: Element, within: Within): string {
  const whole = complete(element)
  if (!whole.visible || whole.opacity === 0) return ''
  if (isGlass(whole) && whole.blendMode === 'normal' && whole.blur === 0) {
    return drawnGlass(slide, whole, within) + writeElement(slide, { ...whole, backdropBlur: 0 }, within)
  }
  const what = notInPowerPoint(slide, whole) ?? groupOpacity(slide, whole)
  if (what !== undefined) {
    return drawnWithBackdrop(slide, whole, { within, what }) ?? drawnAs(slide, whole, { within, what })
  }
  if (whole.blendMode !== 'normal') {
    slide.tools.warn(whole.id, `Drawn without its blend mode, because PowerPoint has no ${whole.blendMode}`)
  }
  if (whole.shadows.length === 0 || hasOwnShadows(whole)) return writeKind(slide, whole, within)
  const shadows = drawnShadows(slide, whole, within)
  const inner = isShape(whole) ? whole.shadows.filter((shadow) => shadow.inner === true) : []
  return shadows + writeKind(slide, { ...whole, shadows: inner }, within)
}

function groupOpacity(slide: PptxSlide, element: Complete): string | undefined {
  if (element.type !== 'group' || element.opacity === 1) return undefined
  return hasOverlaps(slide, element) ? 'translucent groups of overlapping elements' : undefined
}

function isShape({ type }: Complete): boolean {
  return type === 'rect' || type === 'ellipse' || type === 'polygon' || type === 'star' || type === 'path'
}

function hasOwnShadows(element: Complete): boolean {
  const canHave = isShape(element) || element.type === 'image' || element.type === 'text' || element.type === 'line'
  return canHave && hasDrawnShadows(element.shadows)
}

function writeKind(slide: PptxSlide, element: Complete, within: Within): string {
  switch (element.type) {
    case 'text':
      return writeText(slide, element, within)
    case 'image':
      return writeImage(slide, element, within)
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
      return writeShape(slide, element, within)
    case 'line':
      return writeLine(slide, element, within)
    case 'svg':
      return writeDrawing(slide, element, within) ?? drawnAs(slide, element, { within, what: 'such drawings' })
    case 'code':
      return writeCode(slide, element, { within, writePart: writeElement })
    case 'chart':
      return writeParts(slide, element, { parts: chartParts(element, slide.tools.environment.layoutText), within })
    case 'table':
      if (canBeTable(element, within)) return writeTable(slide, element, within)
      return writeParts(slide, element, { parts: partsOfTable(slide, element), within })
    case 'group':
      return writeGroup(slide, element, { within, writeElement })
    case 'repeat':
      return ''
  }
}

function writeParts(
  slide: PptxSlide,
  element: Complete,
  { parts, within }: { readonly parts: readonly Element[]; readonly within: Within },
): string {
  const own = { opacity: within.opacity * element.opacity, isGrouped: true }
  const content = parts.map((part) => writeElement(slide, part, own)).join('')
  return content === '' ? '' : groupMarkup(slide, element, { content, effects: '' })
}
