import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import { UPLOAD_TYPE_NAMES } from '../../document/upload-types.ts'
import { FILE_URL_MS } from '../../service/files/file-urls.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { MAX_UPLOAD_BYTES } from '../read/read-upload.ts'
import { pageOf, pagingQuery, Total } from './paging.ts'
import { exampleDesign } from './design-schemas.ts'
import { FontAxis } from './font-schemas.ts'
import { closed, count, hours, id, named, time, timeOrNull, url } from './schemas.ts'

const PATH = '/api/assets'
const tag = 'Assets'

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

const Asset = named(
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

const AssetList = named(
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

const AssetUseList = named(
  'AssetUseList',
  closed({ uses: Type.Array(AssetUse, { description: 'Designs and templates on this page.' }), total: Total }),
  'A page of designs and templates that use an asset.',
)

const AssetColorList = named(
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

const example = {
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

export const assetOperations = {
  listAssets: {
    id: 'listAssets',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your assets',
    description: 'Newest first.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      q: optional(
        Type.String({ maxLength: 255, format: 'text' }),
        'Only assets whose name contains all of these words, in any order, ignoring case and accents.',
      ),
      kind: optional(Type.Enum(['image', 'font']), 'Only images, or only fonts. Default: both.'),
    }),
    answer: {
      status: 200,
      description: 'A page of assets.',
      schema: AssetList,
      example: { assets: [example], total: 1 },
    },
    failures: [],
  },
  createAsset: {
    id: 'createAsset',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Upload an image or a font',
    description: `A ${UPLOAD_TYPE_NAMES} of at most ${MAX_UPLOAD_BYTES / 1024 ** 2} MiB, sent as the \`file\` field of a form or as the raw request body. The file is fully decoded before it is stored. An SVG is stored in a normalized form, without scripts, external references and metadata; of a GIF, the first frame is drawn. WOFF and WOFF2 are unpacked; a font whose license forbids embedding is rejected. Uploading identical bytes again returns the existing asset. Built-in images need no upload: the schema PictureSource lists them.`,
    needs: 'write',
    query: closed({
      name: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 255,
          format: 'text',
          description: 'File name. Defaults to the name in the form, or one derived from the type.',
        }),
      ),
    }),
    upload: true,
    creates: 'ast',
    answer: { status: 201, description: 'The asset.', schema: Asset, example, headers: ['Location'] },
    failures: ['image_invalid', 'font_invalid', 'unsupported_upload', 'body_too_large', 'storage_full'],
  },
  getAsset: {
    id: 'getAsset',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Get an asset',
    description: 'Every response contains newly signed URLs.',
    needs: 'read',
    answer: { status: 200, description: 'The asset.', schema: Asset, example },
    failures: ['not_found'],
  },
  listAssetUses: {
    id: 'listAssetUses',
    method: 'GET',
    path: `${PATH}/:id/uses`,
    tag,
    summary: 'List uses of an asset',
    description: 'Templates first, then designs, each newest first. Includes designs in the trash.',
    needs: 'read',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of designs and templates that use it.',
      schema: AssetUseList,
      example: {
        uses: [
          {
            kind: 'design',
            _id: exampleDesign._id,
            title: exampleDesign.title,
            thumbnailUrl: exampleDesign.thumbnailUrl,
            trashedAt: null,
          },
        ],
        total: 1,
      },
    },
    failures: ['not_found'],
  },
  listAssetColors: {
    id: 'listAssetColors',
    method: 'GET',
    path: `${PATH}/:id/colors`,
    tag,
    summary: 'List colors of an SVG',
    description: 'The colors that the `colors` of an `svg` element can replace. Empty for other files.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'Its colors.',
      schema: AssetColorList,
      example: { colors: ['#1d3557', '#e63946', 'currentColor'], total: 3 },
    },
    failures: ['not_found', 'image_fetch_failed'],
  },
  removeAsset: {
    id: 'removeAsset',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Delete an asset',
    description: 'Fails with 409 while a design, including those in the trash, or a template of yours uses it.',
    needs: 'write',
    answer: { status: 204, description: 'Deleted.' },
    failures: ['not_found', 'asset_in_use'],
  },
} as const satisfies Record<string, Operation>

export function createAssetHandlers({ assets }: Pick<Services, 'assets'>): Handlers<typeof assetOperations> {
  return {
    listAssets: async ({ caller, query }) => ({
      status: 200,
      body: await assets.list(caller, { ...query, ...pageOf(query) }),
    }),
    createAsset: async ({ caller, query, chosenId, upload }) => {
      const { bytes, name } = upload ?? { bytes: new Uint8Array(), name: undefined }
      const asset = await assets.create(caller, { bytes, name: query.name ?? name, id: chosenId })
      return { status: 201, body: asset, headers: { location: `${PATH}/${asset._id}` } }
    },
    getAsset: async ({ caller, id }) => ({ status: 200, body: await assets.get(caller, id) }),
    listAssetUses: async ({ caller, id, query }) => ({
      status: 200,
      body: await assets.listUses(caller, id, pageOf(query)),
    }),
    listAssetColors: async ({ caller, id }) => ({ status: 200, body: await assets.listColors(caller, id) }),
    removeAsset: async ({ caller, id }) => {
      await assets.remove(caller, id)
      return { status: 204 }
    },
  }
}
