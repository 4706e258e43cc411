import { Type } from '#typebox'
import { optional, withDefault } from '../../document/described.ts'
import { DESIGN_DEFAULTS, DESIGN_FIELDS } from '../../service/designs/design-input.ts'
import { SIZE_FIELDS } from './chosen-size.ts'
import { FolderId, SharingChange, Visibility } from './design-schemas.ts'
import { closed, Data, DATA, DocumentBody, idOf, named } from './schemas.ts'

const BY_TEMPLATE = "Defaults to the template's."
const { title, width, height, tags } = DESIGN_FIELDS
const WIDTH = 'Page width in CSS pixels (96 per inch).'
const HEIGHT = 'Page height in CSS pixels (96 per inch).'
const NEEDED = `${BY_TEMPLATE} Required without a template.`

export const NewDesign = named(
  'NewDesign',
  closed({
    title: optional(title, `Title. Defaults to the template's, or \`"${DESIGN_DEFAULTS.title}"\`.`),
    width: optional(width, `${WIDTH} ${NEEDED}`),
    height: optional(height, `${HEIGHT} ${NEEDED}`),
    tags: optional(tags, withDefault('Tags.', DESIGN_DEFAULTS.tags)),
    visibility: optional(Visibility, withDefault('Visibility.', DESIGN_DEFAULTS.visibility)),
    sharing: Type.Optional(SharingChange),
    folderId: optional(FolderId, withDefault('ID of the folder to create it in. Null is outside of folders.', null)),
    document: optional(DocumentBody, `Content of the design. ${BY_TEMPLATE} Without a template, one empty white page.`),
    fromTemplate: Type.Optional(
      idOf(
        'ID of a template to start from, or of a design: your own, or one that its owner shares with `sharing.copy`. Its images are copied to your assets.',
      ),
    ),
    data: optional(Data, `${DATA} The filled values are saved in the design.`),
  }),
  'A design to create.',
)

export const DesignChange = named(
  'DesignChange',
  closed({
    title: optional(title, 'Title.'),
    tags: optional(tags, 'Tags. Replaces all tags.'),
    visibility: optional(Visibility, 'Visibility.'),
    sharing: Type.Optional(SharingChange),
    folderId: optional(
      FolderId,
      'ID of the folder to move it to. Null takes it out of its folder. A move alone does not change `revision` and `updatedAt`.',
    ),
    document: optional(DocumentBody, 'Replaces the whole document.'),
    width: optional(width, WIDTH),
    height: optional(height, HEIGHT),
  }),
  'Fields to update. Omitted fields are unchanged.',
)

export const DesignCopy = named(
  'DesignCopy',
  closed({
    title: optional(title, 'Title of the copy. Defaults to `"Copy of …"` followed by the title of the design.'),
    ...SIZE_FIELDS,
  }),
  'Title and page size of the copy.',
)
