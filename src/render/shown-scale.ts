import type { Page, Size } from '../document/document.ts'
import { complete, type Complete, type Element } from '../document/elements/element.ts'
import { PAINT_DEFAULTS, type Paint, type PatternPaint } from '../document/paint.ts'
import { fitPicture } from '../paint/fit-picture.ts'

/** Returns the largest scale of each image, in CSS pixels per image pixel; Infinity if it depends on a text layout. */
export function shownScales(
  pages: readonly Page[],
  { sizes, page }: { readonly sizes: ReadonlyMap<string, Size>; readonly page: Size },
): Map<string, number> {
  const scales = new Map<string, number>()
  for (const { background, elements } of pages) {
    if (background) notePaint(background, page)
    elements.forEach(noteElement)
  }
  return scales

  function noteElement(element: Element): void {
    const whole = complete(element)
    if (whole.type === 'image' || whole.type === 'group') noteMask(whole)
    if (whole.type === 'group') whole.elements.forEach(noteElement)
    else if (whole.type === 'image') noteImage(whole)
    else if (whole.type === 'text') noteText(whole)
    else if (hasPaints(whole))
      for (const paint of [whole.type === 'line' ? null : whole.fill, whole.stroke?.paint]) notePaint(paint, whole)
  }

  function noteMask({ mask, width, height }: Complete<'image' | 'group'>): void {
    if (mask?.type === 'alpha') notePaint({ ...mask, type: 'image' }, { width, height })
  }

  function noteImage({ src, crop, fit, focus, width, height, stroke }: Complete<'image'>): void {
    notePaint(stroke?.paint, { width, height })
    const size = sizes.get(src)
    if (!size || width === 0 || height === 0) return
    const part = crop ?? { x: 0, y: 0, width: 1, height: 1 }
    const region = { x: 0, y: 0, width: part.width * size.width, height: part.height * size.height }
    const { source, target } = fitPicture({ region, fit, focus }, { x: 0, y: 0, width, height })
    note(src, Math.max(target.width / source.width, target.height / source.height))
  }

  /** The height of a text that grows is unknown here. */
  function noteText({ runs = [], ...own }: Complete<'text'>): void {
    for (const paint of [own, ...runs].flatMap((style) => [style.fill, style.stroke?.paint, style.background?.paint])) {
      if (typeof paint !== 'object') continue
      if (paint.type === 'image') note(paint.src, Infinity)
      else if (paint.type === 'pattern') notePattern(paint)
    }
  }

  function notePaint(paint: Paint | null | undefined, { width, height }: Size): void {
    if (typeof paint !== 'object' || paint === null) return
    if (paint.type === 'pattern') notePattern(paint)
    if (paint.type !== 'image') return
    const size = sizes.get(paint.src)
    if (size) note(paint.src, Math.max(width / size.width, height / size.height))
  }

  function notePattern({ src, scale = PAINT_DEFAULTS.pattern.scale }: PatternPaint): void {
    note(src, scale)
  }

  function note(src: string, scale: number): void {
    scales.set(src, Math.max(scale, scales.get(src) ?? 0))
  }
}

function hasPaints(element: Complete): element is Complete<'rect' | 'ellipse' | 'polygon' | 'star' | 'path' | 'line'> {
  return 'stroke' in element && element.type !== 'text' && element.type !== 'image'
}
