import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { childOf } from '../read-xml.ts'
import { geometryOf, lineElement } from './read-shape-geometry.ts'
import { effectsOf, fillOf, type ShapeUse, strokeOf } from './shape-paints.ts'
import { type GroupSpace, inheritedShapes, placeOf, type ShapePlace } from './shape-place.ts'
import { commonOf } from './shape-properties.ts'
import type { SlideContext } from './slide-part.ts'
import { readText } from './slide-text.ts'

/** A shape becomes a shape, a text, or a group of both. */
export function convertShape(shape: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const inherited = inheritedShapes(shape, context)
  const properties = [shape, ...inherited].map((part) => childOf(part, 'spPr'))
  const place = properties.map((part) => placeOf(childOf(part, 'xfrm'), space)).find((found) => found !== undefined)
  if (!place) return []
  const common = commonOf(shape, context)
  const id = context.draft.id('shape')
  const outline = outlineOf(shape, { properties, place }, { context, id })
  const content = readText(shape, context, id)
  const { flipX: _, flipY: isUpsideDown, ...upright } = place
  if (!content) return outline ? [{ ...outline, ...common, ...place, id }] : []
  const text: Element = {
    ...upright,
    ...(isUpsideDown === true && { rotation: (upright.rotation ?? 0) + 180 }),
    id,
    type: 'text',
    ...content,
  }
  if (!outline) return [{ ...text, ...common }]
  const box = { x: 0, y: 0, width: place.width, height: place.height }
  const flips = { ...(place.flipX === true && { flipX: true }), ...(place.flipY === true && { flipY: true }) }
  const { rotation: __, ...unturned } = text as typeof text & { rotation?: number }
  return [
    {
      ...upright,
      ...common,
      id: context.draft.id('group'),
      type: 'group',
      elements: [
        { ...outline, ...box, ...flips, id: context.draft.id('shape') },
        { ...unturned, ...box, ...(isUpsideDown === true && { rotation: 180 }) },
      ],
    },
  ]
}

/** Lines have their own kind of element. */
export function convertConnector(shape: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const properties = childOf(shape, 'spPr')
  const place = placeOf(childOf(properties, 'xfrm'), space)
  const stroke = place && strokeOf(shape, [properties], context)
  if (!place || !stroke) return []
  return [
    {
      ...lineElement(properties, { stroke, place }, context),
      ...commonOf(shape, context),
      ...place,
      id: context.draft.id('line'),
    },
  ]
}

/** Returns the shape without its place, or undefined if neither fill nor stroke is visible. */
function outlineOf(
  shape: XmlElement,
  { properties, place }: { readonly properties: readonly (XmlElement | undefined)[]; readonly place: ShapePlace },
  { context, id }: ShapeUse,
): Element | undefined {
  const fill = fillOf(shape, properties, { context, id })
  const stroke = strokeOf(shape, properties, context)
  if (fill === null && stroke === null) return undefined
  const paints = { fill, ...(stroke && { stroke }), ...effectsOf(properties, context) }
  return { ...geometryOf(properties, { paints, stroke, place }, { context, id }) } as unknown as Element
}
