import { Type } from 'typebox'
import { described, optional, withDefault } from '../../document/described.ts'
import { DESIGN_DEFAULTS, SIDE } from '../../service/design-input.ts'
import { MAX_BULK_DESIGNS, VISIBILITIES } from '../../service/designs.ts'
import { Total } from './paging.ts'
import { closed, DocumentBody, id, idOf, named, nullable, time, url } from './schemas.ts'

export const Visibility = named(
  'Visibility',
  Type.Enum([...VISIBILITIES]),
  'private: only its owner sees it; unlisted: also whoever has its link, signed in or not; public: it is listed in the community as well.',
)

const SHARING = {
  download:
    'Whether viewers can download it as PNG or PDF. A PDF can contain whole pictures, including the parts cropped away.',
  copy: 'Whether viewers can create their own design from it. A copy contains whole pictures, including the parts cropped away, without metadata and file names.',
}

export const Sharing = named(
  'Sharing',
  closed({
    download: Type.Boolean({ description: SHARING.download }),
    copy: Type.Boolean({ description: SHARING.copy }),
  }),
  'What is allowed to others while the design is unlisted or public. Without effect while it is private.',
)

/** In bodies. */
export const SharingChange = named(
  'SharingChange',
  closed({
    download: optional(Type.Boolean(), withDefault(SHARING.download, DESIGN_DEFAULTS.sharing.download)),
    copy: optional(Type.Boolean(), withDefault(SHARING.copy, DESIGN_DEFAULTS.sharing.copy)),
  }),
  'What is allowed to others while the design is unlisted or public. In a change, what is left out stays.',
)

/** The pages of a design or of a template. */
export const PageList = named(
  'PageList',
  closed({
    pages: Type.Array(
      named(
        'PageView',
        closed({
          page: Type.Integer({ minimum: 1, description: 'Its number, from 1.' }),
          width: Type.Integer({ ...SIDE, description: 'In CSS pixels, 96 to the inch.' }),
          height: Type.Integer({ ...SIDE, description: 'In CSS pixels, 96 to the inch.' }),
          previewUrl: url(
            'A WebP of the page, 1600 pixels at its longest side, drawn when it is first asked for. Answered for as long as what it shows is the present revision.',
          ),
        }),
        'A page as a picture.',
      ),
      { description: 'All of them, in their order.' },
    ),
  }),
  'The pages of a design or a template.',
)

const designFields = {
  _id: id("The design's id."),
  title: Type.String({ description: 'What it is called.' }),
  width: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
  height: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
  tags: Type.Array(Type.String(), { description: 'Words to find it by, in the order they were given.' }),
  visibility: described(Visibility, 'Who may see it.'),
  sharing: Sharing,
  revision: Type.Integer({ minimum: 1, description: 'Grows with every change; also the ETag.' }),
  pageCount: Type.Integer({ minimum: 1, description: 'How many pages its document has.' }),
  fromTemplate: nullable('string', 'The id of the template or the design that it was made from, or null.'),
  thumbnailUrl: url('A small WebP of its first page, drawn when it is first asked for.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it was last changed.'),
}
const trashFields = {
  trashedAt: time('When it was moved to the trash.'),
  purgeAt: time('When it will be removed for good.'),
}

const Design = named('Design', closed(designFields), 'A design without its document.')
export const OpenDesign = named(
  'OpenDesign',
  closed({ ...designFields, document: DocumentBody }),
  'A design with its document.',
)
export const DesignList = named(
  'DesignList',
  closed({ designs: Type.Array(Design, { description: 'Those on this page.' }), total: Total }),
  'A page of designs.',
)
const TrashedDesign = named('TrashedDesign', closed({ ...designFields, ...trashFields }), 'A design in the trash.')
export const TrashedDesignList = named(
  'TrashedDesignList',
  closed({ designs: Type.Array(TrashedDesign, { description: 'Those on this page.' }), total: Total }),
  'A page of designs in the trash.',
)
export const Trashing = named(
  'Trashing',
  closed({ _id: id("The design's id."), ...trashFields }),
  'A design that was moved to the trash.',
)

/** The body of an operation on several designs. */
export const DesignIds = named(
  'DesignIds',
  closed({
    ids: Type.Array(idOf('A design id.'), {
      minItems: 1,
      maxItems: MAX_BULK_DESIGNS,
      uniqueItems: true,
      description: `IDs of 1 to ${MAX_BULK_DESIGNS} designs, without duplicates.`,
    }),
  }),
  'The designs to change.',
)
const notFound = Type.Array(Type.String(), {
  description: 'IDs without a design of yours, in the order of the request.',
})
export const TrashedDesigns = named(
  'TrashedDesigns',
  closed({
    trashed: Type.Array(Trashing, { description: 'Designs that are in the trash now, in the order of the request.' }),
    notFound,
  }),
  'The result for each design of a bulk move to the trash.',
)
export const RestoredDesigns = named(
  'RestoredDesigns',
  closed({
    restored: Type.Array(Design, { description: 'Restored designs, in the order of the request.' }),
    notFound,
  }),
  'The result for each design of a bulk restore.',
)

export const exampleDesign = {
  _id: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f',
  title: 'Summer sale',
  width: 1080,
  height: 1080,
  tags: ['summer'],
  visibility: 'private',
  sharing: { download: false, copy: false },
  revision: 1,
  pageCount: 1,
  fromTemplate: null,
  thumbnailUrl: 'http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX',
  createdAt: '2026-04-01T10:00:00.000Z',
  updatedAt: '2026-04-01T10:00:00.000Z',
}

export const examplePages = {
  pages: [
    {
      page: 1,
      width: 1080,
      height: 1080,
      previewUrl: 'http://localhost:4400/files/previews/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1/1.webp?signature=4nTb0xkX',
    },
  ],
}

export const exampleDocument = {
  version: 1,
  pages: [
    {
      id: 'cover',
      background: '#fff3e0',
      elements: [
        {
          id: 'headline',
          type: 'text',
          x: 90,
          y: 420,
          width: 900,
          height: 240,
          text: 'Summer sale',
          fontFamily: 'Playfair Display',
          fontSize: 120,
          align: 'center',
          slot: 'headline',
        },
      ],
    },
  ],
}
