import { Type, type Static } from '#typebox'
import { described, optional } from './described.ts'
import { Slot } from './elements/base.ts'
import { SCHEMAS, type Kind } from './elements/element.ts'
import { LIMITS } from './limits.ts'

/** A color or a font of the brand, which data can only replace if a description says so. */
export const BRAND_KINDS = ['color', 'font'] as const
export type BrandKind = (typeof BRAND_KINDS)[number]

export const SLOT_KINDS = [...(Object.keys(SCHEMAS) as Kind[]), 'placeholder', ...BRAND_KINDS] as const
export type SlotKind = (typeof SLOT_KINDS)[number]

const Label = Type.String({ minLength: 1, maxLength: LIMITS.nameCharacters })

/** Not an object, whose elements could be nested to any depth. */
const Sample = Type.Union([
  Type.String({ maxLength: LIMITS.textCharacters }),
  Type.Number(),
  Type.Array(Type.Unknown()),
])

const words = {
  label: optional(Label, 'Label in forms. Default: made of the name.'),
  help: optional(Type.String({ maxLength: LIMITS.helpCharacters }), 'Advice on what to fill in.'),
}

const maxLength = optional(
  Type.Integer({ minimum: 1, maximum: LIMITS.textCharacters }),
  'Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element.',
)

const field = {
  name: described(Slot, 'Name of a slot or placeholder of the elements of the repeat.'),
  ...words,
  maxLength,
}

const InnerField = Type.Object(field, { additionalProperties: false })

const Field = Type.Object(
  {
    ...field,
    fields: optional(
      Type.Array(InnerField, { maxItems: LIMITS.slots }),
      'Of a repeat within the repeat: describes the fields of its entries.',
    ),
  },
  { additionalProperties: false },
)
export type FieldDescription = Static<typeof Field>

/** `check-slots.ts` checks it against the elements that use the slot. */
export const SlotDescription = Type.Object(
  {
    name: described(
      Slot,
      'Name of a slot or placeholder that the document uses, or of a color or font of its `brand`.',
    ),
    ...words,
    group: optional(Label, 'Heading in forms under which slots of the same group are shown together.'),
    kind: optional(
      Type.Enum([...SLOT_KINDS]),
      'Type of the first element with the slot, or `placeholder` if only runs or `{{name}}` in texts have this name. Default: that type. Another one is rejected. `color` and `font` make the color or font of the `brand` with this name a slot.',
    ),
    required: optional(
      Type.Boolean(),
      'Whether `data` must have a value for it. `{{name}}` without a default is always required.',
    ),
    maxLength,
    sample: optional(
      Sample,
      'An example value, as in `data`, without properties of elements. Forms show it; it is not drawn.',
    ),
    fields: optional(
      Type.Array(Field, { maxItems: LIMITS.slots }),
      'Of a repeat: describes the fields of its entries, in the order of forms.',
    ),
  },
  { additionalProperties: false },
)
export type SlotDescription = Static<typeof SlotDescription>

export function isBrandKind(kind: string | undefined): kind is BrandKind {
  return kind === 'color' || kind === 'font'
}
