import { Type } from '#typebox'
import { described, optional, withDefault } from '../../document/described.ts'
import { trimmedText } from '../../document/trimmed-text.ts'
import { DESIGN_DEFAULTS, SIDE } from '../../service/designs/design-input.ts'
import { MAX_BULK_DESIGNS, VISIBILITIES } from '../../service/designs/design.ts'
import { Total } from './paging.ts'
import { closed, DocumentBody, id, idOf, named, nullable, time, url } from './schemas.ts'

export const Visibility = named(
  'Visibility',
  Type.Enum([...VISIBILITIES]),
  '`private`: visible only to its owner. `unlisted`: visible to anyone with the link, signed in or not. `public`: also listed in the community.',
)

const SHARING = {
  download: 'Whether viewers can download it as PNG or PDF. A PDF can contain whole images, including cropped parts.',
  copy: 'Whether viewers can create their own design from it. A copy contains whole images, including cropped parts, without metadata or file names.',
}

export const Sharing = named(
  'Sharing',
  closed({
    download: Type.Boolean({ description: SHARING.download }),
    copy: Type.Boolean({ description: SHARING.copy }),
  }),
  'What viewers can do while the design is unlisted or public. Has no effect while it is private.',
)

export const SharingChange = named(
  'SharingChange',
  closed({
    download: optional(Type.Boolean(), withDefault(SHARING.download, DESIGN_DEFAULTS.sharing.download)),
    copy: optional(Type.Boolean(), withDefault(SHARING.copy, DESIGN_DEFAULTS.sharing.copy)),
  }),
  'What viewers can do while the design is unlisted or public. In an update, omitted fields are unchanged.',
)

const designFields = {
  _id: id('The design ID.'),
  title: Type.String({ description: 'Title.' }),
  width: Type.Integer({ ...SIDE, description: 'Page width in CSS pixels (96 per inch).' }),
  height: Type.Integer({ ...SIDE, description: 'Page height in CSS pixels (96 per inch).' }),
  tags: Type.Array(Type.String(), { description: 'Tags, in the order given.' }),
  visibility: described(Visibility, 'Visibility.'),
  sharing: Sharing,
  folderId: nullable('string', 'ID of its folder, or null outside of folders.'),
  revision: Type.Integer({ minimum: 1, description: 'Increases with every change. Also the ETag.' }),
  pageCount: Type.Integer({ minimum: 1, description: 'Number of pages.' }),
  fromTemplate: nullable('string', 'ID of the template or design it was created from, or null.'),
  thumbnailUrl: url('Small WebP of the first page, rendered on the first request.'),
  createdAt: time('Creation time'),
  updatedAt: time('Time of the last change'),
}
const trashFields = {
  trashedAt: time('Time it was moved to the trash'),
  purgeAt: time('Time of permanent deletion'),
}

const Design = named('Design', closed(designFields), 'A design without its document.')
export const OpenDesign = named(
  'OpenDesign',
  closed({ ...designFields, document: DocumentBody }),
  'A design with its document.',
)
export const DesignList = named(
  'DesignList',
  closed({ designs: Type.Array(Design, { description: 'Designs on this page.' }), total: Total }),
  'A page of designs.',
)
const TrashedDesign = named('TrashedDesign', closed({ ...designFields, ...trashFields }), 'A design in the trash.')
export const TrashedDesignList = named(
  'TrashedDesignList',
  closed({ designs: Type.Array(TrashedDesign, { description: 'Designs on this page.' }), total: Total }),
  'A page of designs in the trash.',
)
export const Trashing = named(
  'Trashing',
  closed({ _id: id('The design ID.'), ...trashFields }),
  'A design moved to the trash.',
)

export function designIds(most: number) {
  // All IDs together fit into the 64 KiB allowed for body fields other than `document` and `data`.
  return Type.Array(described(trimmedText(100), 'A design ID.'), {
    minItems: 1,
    maxItems: most,
    uniqueItems: true,
    description: `IDs of 1 to ${most} designs, without duplicates.`,
  })
}

export const FolderId = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  minLength: 1,
  maxLength: 255,
  format: 'text',
})

export const DesignIds = named(
  'DesignIds',
  closed({
    ids: designIds(MAX_BULK_DESIGNS),
  }),
  'The designs to change.',
)
export function notFoundDesigns(description: string) {
  return Type.Array(Type.String(), { description })
}
const notFound = notFoundDesigns('IDs without a design of yours, in the order of the request.')
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
export const DeletedDesigns = named(
  'DeletedDesigns',
  closed({
    deleted: Type.Array(idOf('A design ID.'), {
      description: 'IDs of the designs that were deleted, in the order of the request.',
    }),
    notFound: Type.Array(Type.String(), {
      description: 'IDs without a design of yours in the trash, in the order of the request.',
    }),
  }),
  'The result for each design of a bulk deletion.',
)

export const exampleDesign = {
  _id: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f',
  title: 'Summer sale',
  width: 1080,
  height: 1080,
  tags: ['summer'],
  visibility: 'private',
  sharing: { download: false, copy: false },
  folderId: null,
  revision: 1,
  pageCount: 1,
  fromTemplate: null,
  thumbnailUrl: 'http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX',
  createdAt: '2026-04-01T10:00:00.000Z',
  updatedAt: '2026-04-01T10:00:00.000Z',
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

export const exampleTrashing = {
  _id: exampleDesign._id,
  trashedAt: '2026-04-01T10:00:00.000Z',
  purgeAt: '2026-05-01T10:00:00.000Z',
}
