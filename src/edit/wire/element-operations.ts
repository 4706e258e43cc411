import { Type, type TSchema } from '#typebox'
import { Brand } from '../../document/brand.ts'
import { described, optional } from '../../document/described.ts'
import { FontSource } from '../../document/document.ts'
import { Coordinate, Id, Length, Name } from '../../document/elements/base.ts'
import { LIMITS } from '../../document/limits.ts'
import { SlotDescription } from '../../document/slot-description.ts'
import { EDGES } from '../operations/align.ts'
import { DIRECTIONS } from '../operations/arrange.ts'

const CLOSED = { additionalProperties: false } as const

/** An operation by the name `op`, with its fields. */
export function operation<Op extends string, Fields extends Record<string, TSchema>>(op: Op, fields: Fields) {
  return Type.Object({ op: Type.Literal(op), ...fields }, CLOSED)
}

export function idsOf(description: string) {
  return described(Type.Array(Id, { minItems: 1, maxItems: LIMITS.elementsPerPage }), description)
}

const ids = idsOf('IDs of elements.')
const siblingIds = idsOf('IDs of elements of one page or container.')

/** Their type cannot be a union in the schema of a body: which one is missing would not be said. */
const target = {
  page: optional(Id, 'ID of a page, on top of whose elements they are placed.'),
  into: optional(Id, 'ID of a group or repeat, on top of whose elements they are placed.'),
  above: optional(Id, 'ID of an element, directly above which they are placed.'),
  beneath: optional(Id, 'ID of an element, directly beneath which they are placed.'),
}

const Distance = Type.Object(
  {
    x: described(Coordinate, 'Distance to the right in CSS pixels.'),
    y: described(Coordinate, 'Distance downward in CSS pixels.'),
  },
  CLOSED,
)
const Box = Type.Object(
  {
    x: described(Coordinate, 'Left edge in CSS pixels.'),
    y: described(Coordinate, 'Top edge in CSS pixels.'),
    width: described(Length, 'Width in CSS pixels.'),
    height: described(Length, 'Height in CSS pixels.'),
  },
  CLOSED,
)

/** The values are checked against the elements that get them. */
export const Properties = Type.Record(Type.String({ pattern: '^' }), Type.Unknown())
export const PropertyNames = Type.Array(Type.String({ minLength: 1, maxLength: LIMITS.nameCharacters }), {
  maxItems: 100,
})
const properties = optional(Properties, 'Properties by name, as in the document. Others stay as they are.')
const unset = optional(PropertyNames, 'Names of properties to remove, so that their defaults apply.')

const Degrees = Type.Number({ minimum: -3600, maximum: 3600 })

export const ELEMENT_OPERATIONS = {
  insert: operation('insert', {
    elements: described(
      Type.Array(Type.Unknown(), { minItems: 1, maxItems: LIMITS.elementsPerPage }),
      'Elements from back to front. An element without an `id` gets a new one.',
    ),
    ...target,
  }),
  paste: operation('paste', {
    elements: described(
      Type.Array(Type.Unknown(), { minItems: 1, maxItems: LIMITS.elementsPerPage }),
      'Elements of another document, from back to front. Those whose IDs are taken get new ones.',
    ),
    fonts: optional(
      Type.Array(FontSource, { maxItems: LIMITS.fonts }),
      'Fonts of the other document. Those that the elements use are added.',
    ),
    brand: optional(Brand, 'Brand of the other document. Names that the elements use are added, unless taken.'),
    slots: optional(
      Type.Array(SlotDescription, { maxItems: LIMITS.slots }),
      'Descriptions of slots of the other document. Those of slots that the elements bring are added.',
    ),
    by: optional(Distance, 'Distance in CSS pixels by which the elements are moved.'),
    ...target,
  }),
  remove: operation('remove', { ids }),
  duplicate: operation('duplicate', {
    ids,
    by: optional(Distance, 'Distance in CSS pixels on the page by which the copies are moved. Default: 0.'),
  }),
  set: operation('set', { ids, properties, unset }),
  move: operation('move', { ids, by: described(Distance, 'Distance in CSS pixels on the page.') }),
  place: operation('place', { ids, ...target }),
  arrange: operation('arrange', {
    ids,
    to: described(Type.Enum([...DIRECTIONS]), 'One step, or to the end, among the elements around them.'),
  }),
  group: operation('group', {
    ids: siblingIds,
    id: optional(Id, 'ID of the group. Default: a new one.'),
    name: optional(Name, 'Name of the group.'),
  }),
  ungroup: operation('ungroup', { ids: idsOf('IDs of groups.') }),
  align: operation('align', {
    ids,
    edge: described(Type.Enum([...EDGES]), 'The edge or center at which their boxes are aligned.'),
    to: optional(
      Type.Enum(['selection', 'page']),
      'Whether they are aligned with each other or with the page. Default: `selection`, and `page` for a single element.',
    ),
  }),
  distribute: operation('distribute', {
    ids,
    axis: described(Type.Enum(['x', 'y']), 'Whether they are spread horizontally or vertically.'),
    gap: optional(Coordinate, 'Gap in CSS pixels. Default: the outer two stay, and all gaps become equal.'),
  }),
  flip: operation('flip', {
    ids: siblingIds,
    axis: described(Type.Enum(['x', 'y']), 'Whether they are mirrored horizontally or vertically.'),
  }),
  rotate: operation('rotate', {
    ids: siblingIds,
    degrees: described(Degrees, 'Clockwise, around the center of all of them together.'),
  }),
  scale: operation('scale', {
    ids: siblingIds,
    from: optional(Box, 'Box in the space of the elements. Default: their bounds.'),
    to: described(Box, 'Box into which `from` is turned.'),
    what: optional(
      Type.Enum(['all', 'boxes']),
      '`all` scales everything by the width: type, strokes and effects too. `boxes` only stretches boxes. Default: `all`.',
    ),
  }),
  replaceText: operation('replaceText', {
    find: described(
      Type.String({ minLength: 1, maxLength: LIMITS.textCharacters }),
      'Text to find, exactly as written.',
    ),
    with: described(
      Type.String({ maxLength: LIMITS.textCharacters }),
      'Text that replaces it, in the style of its beginning.',
    ),
    ids: optional(
      Type.Array(Id, { minItems: 1, maxItems: LIMITS.elementsPerPage }),
      'IDs of texts. Default: all texts.',
    ),
  }),
  styleText: operation('styleText', {
    id: described(Id, 'ID of a text.'),
    start: described(Type.Integer({ minimum: 0 }), 'First character, in UTF-16 code units from 0.'),
    end: described(Type.Integer({ minimum: 1 }), 'The character after the last one.'),
    properties: optional(Properties, 'Style properties by name, as in a run.'),
    unset: optional(PropertyNames, 'Names of style properties to remove, so that those of the element apply.'),
  }),
} as const
