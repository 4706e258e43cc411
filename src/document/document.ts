import { Type, type Static } from '#typebox'
import { Brand } from './brand.ts'
import { described, optional } from './described.ts'
import { Coordinate, Id, Name } from './elements/base.ts'
import type { Element } from './elements/element.ts'
import { FamilyName } from './elements/run-style.ts'
import { Sides } from './elements/text-parts.ts'
import { Language } from './language.ts'
import { LIMITS } from './limits.ts'
import { Paint } from './paint.ts'
import { SlotDescription } from './slot-description.ts'

export const DOCUMENT_VERSION = 1

/** CSS pixels, y down, degrees clockwise. The design defines the page size. */
export interface Document {
  version: typeof DOCUMENT_VERSION
  title?: string
  language?: string
  direction?: 'ltr' | 'rtl'
  mirroring?: 'none' | 'auto'
  brand?: Brand
  fonts?: DocumentFontSource[]
  /** In CSS pixels. */
  bleed?: number
  /** In CSS pixels. */
  safeArea?: Sides
  guides?: Guides
  slots?: SlotDescription[]
  pages: Page[]
}

export interface Page {
  id: string
  name?: string
  /** `null` is transparent. */
  background?: Paint | null
  elements: Element[]
}

/** In CSS pixels, integers 1–10,000. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** `elements` cannot be recursive in the schema: `check-elements.ts` checks them. */
export const PageSchema = Type.Object(
  {
    id: described(Id, 'Page ID, unique within the document.'),
    name: optional(Name, 'Display name for editors. Does not affect rendering.'),
    background: optional(
      Type.Union([Paint, Type.Null()]),
      'Paint of the whole page including its bleed. Null is transparent.',
    ),
    elements: described(
      Type.Array(Type.Unknown()),
      `Elements from back to front. At most ${LIMITS.elementsPerPage} per page, including those in groups.`,
    ),
  },
  { additionalProperties: false },
)

export const PAGE_DEFAULTS = { background: '#ffffff' } as const satisfies Partial<Page>

export const FontSource = Type.Object(
  {
    family: described(
      FamilyName,
      'Name, as used in `fontFamily`. Takes precedence over a bundled family of the same name.',
    ),
    src: described(
      Type.String({
        pattern: '^asset:ast_[0-9A-Za-z]{1,64}$',
        maxLength: LIMITS.urlCharacters,
        noun: '"asset:ast_…" (an uploaded font)',
      }),
      'The font file: `asset:` followed by the ID of an uploaded font. A family may have several files, for its weights and styles.',
    ),
  },
  { additionalProperties: false },
)
export type DocumentFontSource = Static<typeof FontSource>

const positions = Type.Array(Coordinate, { maxItems: LIMITS.guides })

export const Guides = Type.Object(
  {
    horizontal: optional(positions, 'Distances of horizontal guides from the top edge of the page in CSS pixels.'),
    vertical: optional(positions, 'Distances of vertical guides from the left edge of the page in CSS pixels.'),
  },
  { additionalProperties: false },
)
export type Guides = Static<typeof Guides>

export const DocumentSchema = Type.Object(
  {
    version: described(
      Type.Literal(DOCUMENT_VERSION),
      'Version of the document format. Older versions are migrated when they are read.',
    ),
    title: optional(
      Type.String({ minLength: 1, maxLength: LIMITS.nameCharacters }),
      'Title of the document: what PDF readers show, unless the export sets another. Default: the title of the design.',
    ),
    language: optional(
      Language,
      'Language of texts that have none of their own, as a BCP 47 tag. Without it, Han characters are drawn as Japanese in texts with kana, as Korean in texts with Hangul, and otherwise in the first font that has all of them: Japanese, Traditional or Simplified Chinese.',
    ),
    direction: optional(
      Type.Enum(['ltr', 'rtl']),
      'Direction of reading for which the pages are composed. It changes nothing that is drawn; `mirroring` compares it with the texts. Default: `ltr`.',
    ),
    mirroring: optional(
      Type.Enum(['none', 'auto']),
      '`auto` mirrors the layout of the pages, and changes `direction`, when data fills the document with texts most of whose letters are read in the other direction. Places and shapes are mirrored; images, codes, charts and letters are only moved. Default: `none`.',
    ),
    brand: optional(
      Brand,
      'Named colors and fonts that elements refer to. Data can only change those that `slots` describes.',
    ),
    fonts: optional(
      Type.Array(FontSource, { maxItems: LIMITS.fonts }),
      'Uploaded fonts that texts use, one entry for each file. Families of your account that texts name are added when the document is written.',
    ),
    bleed: optional(
      Type.Number({ minimum: 0, maximum: LIMITS.bleedPx }),
      'Area around each page that is trimmed after printing, in CSS pixels: the default of the `bleed` of PDF exports. Other formats end at the edge of the page.',
    ),
    safeArea: optional(
      Sides,
      'Distance from the edges of the page within which editors keep texts and logos, in CSS pixels: one value, or `[top, right, bottom, left]`. Never drawn in exports.',
    ),
    guides: optional(Guides, 'Lines to which editors align elements, on every page. Never drawn in exports.'),
    slots: optional(
      Type.Array(SlotDescription, { maxItems: LIMITS.slots }),
      'Descriptions of slots, in the order of forms. Slots without one follow in document order, with labels made of their names.',
    ),
    pages: described(
      Type.Array(PageSchema, { minItems: 1, maxItems: LIMITS.pages }),
      'Pages in order. All have the size of the design.',
    ),
  },
  { additionalProperties: false },
)

export function emptyDocument(): Document {
  return { version: DOCUMENT_VERSION, pages: [{ id: 'page-1', ...PAGE_DEFAULTS, elements: [] }] }
}
