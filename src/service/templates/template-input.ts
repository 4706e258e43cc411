import { type Static, type TObject, Type } from '#typebox'
import { trimmedText } from '../../document/trimmed-text.ts'
import type { TemplateVisibility } from '../../store/records.ts'
import { DESIGN_FIELDS } from '../designs/design-input.ts'

const DESCRIPTION_CHARACTERS = 1_000

export const TEMPLATE_FIELDS = {
  title: DESIGN_FIELDS.title,
  description: Type.String({ maxLength: DESCRIPTION_CHARACTERS, format: 'text', 'x-trim': true }),
  category: trimmedText(50),
  tags: DESIGN_FIELDS.tags,
}

/** Fields that are not set default to those of the design. */
export interface TemplateInput extends TemplateChange {
  readonly designId: string
}

/** Fields that are not set stay. */
export interface TemplateChange extends Readonly<Partial<Static<TObject<typeof TEMPLATE_FIELDS>>>> {
  readonly visibility?: TemplateVisibility
}

/** Its document is validated separately. */
export const BuiltinTemplate = Type.Object(
  {
    ...TEMPLATE_FIELDS,
    description: trimmedText(DESCRIPTION_CHARACTERS),
    /** Found by search, and not shown. */
    keywords: Type.Optional(DESIGN_FIELDS.tags),
    width: DESIGN_FIELDS.width,
    height: DESIGN_FIELDS.height,
    document: Type.Unknown(),
  },
  { additionalProperties: false },
)
