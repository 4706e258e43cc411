import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import type { Image } from '../../document/elements/image.ts'
import { LIMITS } from '../../document/limits.ts'
import { lengthPx, within } from '../numbers.ts'
import { childOf } from '../read-xml.ts'
import { readLine } from './read-drawing-fill.ts'
import { mediaSource } from './media.ts'
import { commonOf } from './shape-properties.ts'
import { type GroupSpace, inheritedShapes, placeOf } from './shape-place.ts'
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
      ...frameOf(properties[0], place),
      ...(stroke && { stroke }),
      ...filtersOf(fill),
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
  properties: XmlElement | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Pick<Image, 'mask' | 'cornerRadius'> {
  const name = childOf(properties, 'prstGeom')?.attributes['prst']
  if (name === 'ellipse') return { mask: { type: 'ellipse' } }
  if (name === 'roundRect') return { cornerRadius: lengthPx(Math.min(width, height) * 0.16667) }
  return {}
}

function filtersOf(fill: XmlElement | undefined): Pick<Image, 'filters'> {
  return childOf(fill, 'blip', 'grayscl') ? { filters: { grayscale: 1 } } : {}
}
