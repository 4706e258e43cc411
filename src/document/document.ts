import { Type, type Static } from '#typebox'
import { described, optional } from './described.ts'
import { Id, Name } from './elements/base.ts'
import type { Element } from './elements/element.ts'
import { FontFamily } from './elements/text.ts'
import { Language } from './language.ts'
import { LIMITS } from './limits.ts'
import { Paint } from './paint.ts'

export const DOCUMENT_VERSION = 1

/** CSS pixels, y down, degrees clockwise. The design defines the page size. */
export interface Document {
  version: typeof DOCUMENT_VERSION
  language?: string
  fonts?: DocumentFontSource[]
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
      FontFamily,
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

export const DocumentSchema = Type.Object(
  {
    version: described(
      Type.Literal(DOCUMENT_VERSION),
      'Version of the document format. Older versions are migrated when they are read.',
    ),
    language: optional(
      Language,
      'Language of texts that have none of their own, as a BCP 47 tag. Without it, Han characters are drawn as Japanese in texts with kana, as Korean in texts with Hangul, and otherwise in the first font that has all of them: Japanese, Traditional or Simplified Chinese.',
    ),
    fonts: optional(
      Type.Array(FontSource, { maxItems: LIMITS.fonts }),
      'Uploaded fonts that texts use, one entry for each file. Families of your account that texts name are added when the document is written.',
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
