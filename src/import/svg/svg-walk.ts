import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { multiply } from '../../paint/matrix.ts'
import { childrenOf, localName } from '../read-xml.ts'
import { clipOf, readClip } from './svg-clip.ts'
import { CONTAINERS, linkOf } from './element-names.ts'
import { withEffects } from './svg-effects.ts'
import { nested } from './nested-viewport.ts'
import { styleOf } from './svg-css.ts'
import { countElement, type SvgContext, type SvgImport } from './svg-import.ts'
import { lengthsOf } from './basic-shapes.ts'
import { drawingOf } from './partial-drawing.ts'
import { convertPicture } from './svg-picture.ts'
import { convertShape, isInexpressible } from './svg-shape.ts'
import { convertText } from './convert-svg-text.ts'
import { readTransform } from './svg-transform.ts'

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const INVISIBLE = new Set([
  'defs',
  'style',
  'title',
  'desc',
  'metadata',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'pattern',
  'marker',
  'filter',
  'symbol',
  'script',
  'font',
  'namedview',
  'view',
  'cursor',
])
const ANIMATIONS = new Set(['animate', 'animateTransform', 'animateMotion', 'set', 'animateColor'])
const MAX_DEPTH = 24

export function convertChildren(parent: XmlElement, context: SvgContext, file: SvgImport): Element[] {
  return childrenOf(parent).flatMap((child) => convertElement(child, context, file))
}

function convertElement(element: XmlElement, parent: SvgContext, file: SvgImport): Element[] {
  const name = localName(element)
  const { draft } = file
  if (ANIMATIONS.has(name)) draft.note('Animation', 'Designs do not move; the drawing is as it is without it.')
  if (name === 'script') draft.note('Script', 'It was left out; the drawing is as it is without it.')
  if (name === 'font')
    draft.note('Font in the file', 'Fonts are not imported. Upload the font under its name and import again.')
  if (INVISIBLE.has(name) || ANIMATIONS.has(name) || (element.name.includes(':') && !element.name.startsWith('svg:')))
    return []
  countElement(file)
  const style = styleOf(element, parent.style, file.rules)
  if (style['display'] === 'none') {
    draft.note('Hidden part', 'It was left out.')
    return []
  }
  const matrix = multiply(parent.matrix, readTransform(element.attributes['transform'] ?? style['transform']))
  const context: SvgContext = { ...parent, matrix, style, depth: parent.depth + 1 }
  const isHidden = style['visibility'] === 'hidden' || style['visibility'] === 'collapse'
  if (isHidden && !CONTAINERS.has(name)) {
    draft.note('Hidden part', 'It was left out.')
    return []
  }
  const reason = inexpressibleEffect(context, file)
  if (reason !== undefined) return asDrawing(element, { reason, parent }, file)
  const converted = withoutEffects(element, context, file)
  if (isInexpressible(converted)) return asDrawing(element, { reason: converted.reason, parent }, file)
  return withEffects({ element, elements: converted }, context, file)
}

function asDrawing(
  element: XmlElement,
  { reason, parent }: { readonly reason: string; readonly parent: SvgContext },
  file: SvgImport,
): Element[] {
  const drawing = drawingOf(element, parent, file)
  if (!drawing) return []
  file.draft.note(reason, 'The part is kept as an SVG drawing.', { element: drawing.id })
  if (has(element, 'image'))
    file.draft.note(`${reason} with a picture`, 'SVG drawings show no pictures; it was left out.', {
      element: drawing.id,
    })
  return [drawing]
}

function has(element: XmlElement, name: string): boolean {
  return localName(element) === name || childrenOf(element).some((child) => has(child, name))
}

function inexpressibleEffect(context: SvgContext, file: SvgImport): string | undefined {
  const { style } = context
  if ((style['mask'] ?? 'none') !== 'none') return 'Mask'
  const clipPath = clipOf(context, file)
  if (clipPath && !readClip(clipPath, context, file)) return 'Clip path that is not a simple shape'
  return context.depth > MAX_DEPTH ? 'Deeply nested group' : undefined
}

function withoutEffects(
  element: XmlElement,
  context: SvgContext,
  file: SvgImport,
): readonly Element[] | { readonly reason: string } {
  const name = localName(element)
  if (SHAPES.has(name)) {
    const shape = convertShape(element, context, file)
    return isInexpressible(shape) ? shape : shape ? [shape] : []
  }
  if (name === 'text') return convertText(element, context, file)
  if (name === 'image') return [convertPicture(element, context, file)].filter((picture) => picture !== undefined)
  if (name === 'use') return convertUse(element, context, file)
  if (name === 'svg') return convertChildren(element, nested(element, context, file), file)
  if (name === 'switch') {
    const child = childrenOf(element).find(
      (part) => part.attributes['requiredExtensions'] === undefined && localName(part) !== 'foreignObject',
    )
    return child ? convertElement(child, context, file) : []
  }
  if (name === 'a') return convertChildren(element, { ...context, ...linkOf(element, file.draft) }, file)
  if (name === 'g') return convertChildren(element, context, file)
  file.draft.note(`SVG element “${name.slice(0, 40)}”`, 'It is not supported and was left out.')
  return []
}

function convertUse(element: XmlElement, context: SvgContext, file: SvgImport): Element[] {
  const target = file.byId.get((element.attributes['href'] ?? element.attributes['xlink:href'] ?? '').replace(/^#/, ''))
  if (!target || context.depth > MAX_DEPTH) {
    const reason = target ? 'repeats itself or is nested too deeply' : 'is not in the file'
    file.draft.note(`Copy of a part that ${reason}`, 'It was left out.')
    return []
  }
  const { x, y } = lengthsOf(element, file.viewport)
  const moved = multiply(context.matrix, { a: 1, b: 0, c: 0, d: 1, e: x('x') ?? 0, f: y('y') ?? 0 })
  const inner = { ...context, matrix: moved }
  if (localName(target) !== 'symbol' && localName(target) !== 'svg') return convertElement(target, inner, file)
  const style = styleOf(target, context.style, file.rules)
  const given = { width: x('width'), height: y('height') }
  const sized = nested(target, { ...inner, style, depth: context.depth + 1, given }, file)
  return convertChildren(target, sized, file)
}
