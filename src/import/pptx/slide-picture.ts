import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import type { Image } from '../../document/elements/image.ts'
import { LIMITS } from '../../document/limits.ts'
import { within } from '../numbers.ts'
import { childOf } from '../read-xml.ts'
import { inUnitBox } from '../unit-path.ts'
import { duotoneOf } from './drawing-color.ts'
import { readLine } from './read-drawing-fill.ts'
import { mediaSource } from './media.ts'
import { geometryOf } from './read-shape-geometry.ts'
import type { ShapeUse } from './shape-paints.ts'
import { commonOf } from './shape-properties.ts'
import { type GroupSpace, inheritedShapes, placeOf, type ShapePlace } from './shape-place.ts'
import type { SlideContext } from './slide-part.ts'

export function convertPicture(picture: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const properties = [picture, ...inheritedShapes(picture, context)].map((part) => childOf(part, 'spPr'))
  const place = properties.map((part) => placeOf(childOf(part, 'xfrm'), space)).find((found) => found !== undefined)
  if (!place) return []
  const id = context.draft.id('image')
  const fill = childOf(picture, 'blipFill')
  const src = mediaSource(childOf(fill, 'blip'), context, id)
  if (src === undefined) return []
  const media = childOf(picture, 'nvPicPr', 'nvPr')
  if (childOf(media, 'videoFile') ?? childOf(media, 'audioFile'))
    context.draft.note('Video or sound', 'Its picture is shown.', { element: id })
  noteRecoloring(fill, context, id)
  const stroke = readLine(childOf(properties[0], 'ln'), undefined, context)
  const alpha = childOf(fill, 'blip', 'alphaModFix')?.attributes['amt']
  const base = {
    ...{ ...place, ...commonOf(picture, context), id, src },
    ...(alpha !== undefined && { opacity: within(Number(alpha) / 100_000, 0, 1) }),
  }
  if (/\.svg$/i.test(context.draft.files.find((file) => src === `asset:${file.id}`)?.name ?? ''))
    return [{ ...base, type: 'svg', fit: 'fill' }]
  return [
    {
      ...base,
      type: 'image',
      fit: 'fill',
      ...cropOf(fill),
      ...frameOf(properties, place, { context, id }),
      ...(stroke && { stroke }),
      ...filtersOf(fill, context),
    },
  ]
}

function cropOf(fill: XmlElement | undefined): Pick<Image, 'crop'> {
  const rect = childOf(fill, 'srcRect')?.attributes ?? {}
  const side = (name: string): number => within(Number(rect[name] ?? 0) / 100_000, 0, 1 - LIMITS.minCrop)
  const [x, y] = [side('l'), side('t')]
  const [width, height] = [
    within(1 - x - side('r'), LIMITS.minCrop, 1 - x),
    within(1 - y - side('b'), LIMITS.minCrop, 1 - y),
  ]
  return x === 0 && y === 0 && width === 1 && height === 1 ? {} : { crop: { x, y, width, height } }
}

function frameOf(
  properties: readonly (XmlElement | undefined)[],
  place: ShapePlace,
  { context, id }: ShapeUse,
): Pick<Image, 'mask' | 'cornerRadius'> {
  const geometry = geometryOf(properties, { paints: { fill: null }, stroke: null, place }, { context, id })
  if (geometry.type === 'ellipse') return { mask: { type: 'ellipse' } }
  if (geometry.type === 'rect')
    return typeof geometry['cornerRadius'] === 'number' ? { cornerRadius: geometry['cornerRadius'] } : {}
  const { d, viewBox } = geometry as { readonly d?: string; readonly viewBox?: readonly number[] }
  if (d !== undefined && viewBox) {
    const [x = 0, y = 0, width = 1, height = 1] = viewBox
    const mask = inUnitBox(d, { x, y, width, height })
    if (mask.length <= LIMITS.pathCharacters) return { mask: { type: 'path', d: mask } }
  }
  context.draft.note('Picture in the form of another shape', 'It is drawn as a rectangle.', { element: id })
  return {}
}

const EFFECTS = ['lum', 'biLevel', 'clrChange', 'clrRepl', 'hsl', 'tint', 'blur', 'fillOverlay']

function noteRecoloring(fill: XmlElement | undefined, { draft }: SlideContext, element: string): void {
  const blip = childOf(fill, 'blip')
  if (EFFECTS.some((name) => childOf(blip, name) !== undefined))
    draft.note('Recolored picture', 'It has its own colors.', { element })
}

function filtersOf(fill: XmlElement | undefined, context: SlideContext): Pick<Image, 'filters'> {
  const duotone = duotoneOf(childOf(fill, 'blip'), context)
  if (duotone) return { filters: { duotone } }
  return childOf(fill, 'blip', 'grayscl') ? { filters: { grayscale: 1 } } : {}
}
