import { Type } from '#typebox'
import { FILE_URL_MS } from '../../service/files/file-urls.ts'
import { Total } from './paging.ts'
import { FontAxis } from './font-schemas.ts'
import { closed, count, hours, id, named, time, timeOrNull, url } from './schemas.ts'

const pixels = (description: string) => Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { description })

const FontOfAsset = named(
  'AssetFont',
  closed({
    family: Type.String({ description: 'Name from the file, as used in `fontFamily`.' }),
    weight: Type.Integer({ minimum: 1, maximum: 1000, description: '400 is regular, 700 bold.' }),
    style: Type.Enum(['normal', 'italic'], { description: 'Whether the font is upright or italic.' }),
    axes: Type.Array(FontAxis, { description: 'Axes of a variable font; empty for a static one.' }),
    scripts: Type.Array(Type.String(), { description: 'Scripts that the font covers, as ISO 15924 codes.' }),
  }),
  'The font in an uploaded file.',
)

export const Asset = named(
  'Asset',
  closed({
    _id: id('The asset ID. Documents reference the asset as `asset:` followed by this ID.'),
    kind: Type.Enum(['image', 'font'], { description: 'Kind of asset.' }),
    name: Type.String({ description: 'File name as uploaded.' }),
    contentType: Type.String({
      description:
        'Media type of the stored file: `image/png`, `image/jpeg`, `image/webp`, `image/avif`, `image/gif`, `image/svg+xml`, `font/ttf` or `font/otf`.',
    }),
    width: pixels('Width in pixels, with the orientation applied. Null for a font.'),
    height: pixels('Height in pixels, with the orientation applied. Null for a font.'),
    font: Type.Union([FontOfAsset, Type.Null()], { description: 'The font; null for an image.' }),
    bytes: count('Size in bytes.'),
    url: url(`URL of the original file, valid for ${hours(FILE_URL_MS)}.`),
    thumbnailUrl: url(
      `WebP thumbnail of an image, or a sample of a font, at most 480 pixels on its longest side, rendered on the first request. Valid for ${hours(FILE_URL_MS)}.`,
    ),
    uses: count('Number of your designs, including those in the trash, and templates that use it.'),
    createdAt: time('Upload time'),
  }),
  'An uploaded image or font.',
)

export const AssetList = named(
  'AssetList',
  closed({ assets: Type.Array(Asset, { description: 'Assets on this page.' }), total: Total }),
  'A page of assets.',
)

const AssetUse = named(
  'AssetUse',
  closed({
    kind: Type.Enum(['design', 'template'], { description: 'Whether a design or a template uses the asset.' }),
    _id: id('The ID of the design or template.'),
    title: Type.String({ description: 'Title of the design or template.' }),
    thumbnailUrl: url('Small WebP of the first page.'),
    trashedAt: timeOrNull('Time the design was moved to the trash'),
  }),
  'A design or template that uses an asset.',
)

export const AssetUseList = named(
  'AssetUseList',
  closed({ uses: Type.Array(AssetUse, { description: 'Designs and templates on this page.' }), total: Total }),
  'A page of designs and templates that use an asset.',
)

export const AssetColorList = named(
  'AssetColorList',
  closed({
    colors: Type.Array(Type.String(), {
      description:
        'Colors as `#rrggbb`, or `currentColor`, the most frequent first: keys of `colors` of an `svg` element. At most 100.',
    }),
    total: count('Number of colors in the file.'),
  }),
  'The colors of an SVG.',
)

export const exampleAsset = {
  _id: 'ast_01jqr8x5k7m9n1p3q5r7s9t1v3',
  kind: 'image',
  name: 'beach.jpg',
  contentType: 'image/jpeg',
  width: 3000,
  height: 2000,
  font: null,
  bytes: 1_204_233,
  url: 'http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3?expires=1775124000&signature=4nTb0xkX',
  thumbnailUrl:
    'http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3/thumbnail.webp?expires=1775124000&signature=4nTb0xkX',
  uses: 1,
  createdAt: '2026-04-01T10:00:00.000Z',
}
