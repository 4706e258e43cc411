import { Type } from '#typebox'
import { described, optional } from '../../document/described.ts'
import { Id, Name, Slot } from '../../document/elements/base.ts'
import { LIMITS } from '../../document/limits.ts'
import { Paint } from '../../document/paint.ts'
import { SlotDescription } from '../../document/slot-description.ts'
import { idsOf, operation, Properties, PropertyNames } from './element-operations.ts'

const pageTarget = {
  before: optional(Id, 'ID of the page before which it is placed.'),
  after: optional(Id, 'ID of the page after which it is placed. Default: the last one.'),
}

const Side = Type.Integer({ minimum: 1, maximum: LIMITS.pageSidePx })
const { name: _, ...description } = SlotDescription.properties
const unset = optional(PropertyNames, 'Names of properties to remove, so that their defaults apply.')

/** Operations on pages, the document itself, and slots. */
export const DOCUMENT_OPERATIONS = {
  addPage: operation('addPage', {
    id: optional(Id, 'ID of the page. Default: a new one.'),
    name: optional(Name, 'Display name for editors.'),
    background: optional(Type.Union([Paint, Type.Null()]), 'Paint of the page. Default: white. Null is transparent.'),
    elements: optional(Type.Array(Type.Unknown()), 'Elements from back to front. Default: none.'),
    ...pageTarget,
  }),
  duplicatePage: operation('duplicatePage', { id: described(Id, 'ID of a page. The copy is placed after it.') }),
  movePage: operation('movePage', { id: described(Id, 'ID of a page.'), ...pageTarget }),
  setPage: operation('setPage', {
    ids: idsOf('IDs of pages.'),
    properties: optional(Properties, 'Properties by name: `name` and `background`. Others stay as they are.'),
    unset,
  }),
  removePages: operation('removePages', { ids: idsOf('IDs of pages. One page has to remain.') }),
  setDocument: operation('setDocument', {
    properties: optional(
      Properties,
      'Properties by name, such as `title`, `brand` and `guides`; not `version` and `pages`. Others stay as they are.',
    ),
    unset,
  }),
  resize: operation('resize', {
    width: described(Side, 'Width of the pages in CSS pixels.'),
    height: described(Side, 'Height of the pages in CSS pixels.'),
    content: optional(
      Type.Enum(['scale', 'keep']),
      'Whether the content is arranged for the size and scaled with it, as by `POST /api/designs/{id}/resize`, or stays as it is. Default: `scale`.',
    ),
  }),
  markSlot: operation('markSlot', {
    id: described(Id, 'ID of an element.'),
    slot: described(Slot, 'Name of the slot. Other elements can have it too.'),
    start: optional(
      Type.Integer({ minimum: 0 }),
      'First character of a part of a text, in UTF-16 code units from 0. Default: the whole element is marked.',
    ),
    end: optional(Type.Integer({ minimum: 1 }), 'The character after the last one of the part.'),
    description: optional(
      Type.Object(description, { additionalProperties: false }),
      'Description of the slot, which replaces the present one. The default of a slot is the content of its element.',
    ),
  }),
  unmarkSlot: operation('unmarkSlot', { ids: idsOf('IDs of elements. Parts of texts are unmarked too.') }),
  renameSlot: operation('renameSlot', {
    slot: described(Slot, 'Name of a slot or placeholder, which is renamed everywhere.'),
    to: described(Slot, 'Its new name, which no other slot has.'),
  }),
  describeSlot: operation('describeSlot', SlotDescription.properties),
  removeDescriptions: operation('removeDescriptions', {
    names: described(Type.Array(Slot, { minItems: 1, maxItems: LIMITS.slots }), 'Names of described slots.'),
  }),
} as const
