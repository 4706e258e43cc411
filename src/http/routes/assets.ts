import { Type } from 'typebox'
import { optional } from '../../document/described.ts'
import { FILE_URL_MS } from '../../service/file-urls.ts'
import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { MAX_UPLOAD_BYTES } from '../read-upload.ts'
import { pageOf, pagingQuery, Total } from './paging.ts'
import { exampleDesign } from './design-schemas.ts'
import { closed, count, hours, id, named, time, timeOrNull, url } from './schemas.ts'

const PATH = '/api/assets'
const tag = 'Assets'

const Asset = named(
  'Asset',
  closed({
    _id: id('A document names the picture as `asset:` and this id.'),
    kind: Type.Enum(['image'], { description: 'There are no others yet.' }),
    name: Type.String({ description: "The file's name as it was given." }),
    contentType: Type.String({ description: 'Its media type: `image/png`, `image/jpeg` or `image/webp`.' }),
    width: Type.Integer({ minimum: 1, description: "In the picture's own pixels, turned upright." }),
    height: Type.Integer({ minimum: 1, description: "In the picture's own pixels, turned upright." }),
    bytes: count('How large it is, in bytes.'),
    url: url(`The file as it was sent, for ${hours(FILE_URL_MS)}.`),
    thumbnailUrl: url(
      `A WebP of it, at most 480 pixels at its longest side, made when it is first asked for. For ${hours(FILE_URL_MS)}.`,
    ),
    uses: count('How many designs, those in the trash included, and templates of yours show it.'),
    createdAt: time('When it was sent.'),
  }),
  'A picture that you uploaded.',
)

const AssetList = named(
  'AssetList',
  closed({ assets: Type.Array(Asset, { description: 'Those on this page.' }), total: Total }),
  'A page of assets.',
)

const AssetUse = named(
  'AssetUse',
  closed({
    kind: Type.Enum(['design', 'template'], { description: 'What shows it.' }),
    _id: id('Of the design or the template.'),
    title: Type.String({ description: 'What that is called.' }),
    thumbnailUrl: url('A small WebP of its first page.'),
    trashedAt: timeOrNull('When the design was moved to the trash; null where it is not in it.'),
  }),
  'A design or a template that shows an asset.',
)

const AssetUseList = named(
  'AssetUseList',
  closed({ uses: Type.Array(AssetUse, { description: 'Those on this page.' }), total: Total }),
  'A page of what shows an asset.',
)

const example = {
  _id: 'ast_01jqr8x5k7m9n1p3q5r7s9t1v3',
  kind: 'image',
  name: 'beach.jpg',
  contentType: 'image/jpeg',
  width: 3000,
  height: 2000,
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
    description: 'The newest first.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      q: optional(
        Type.String({ maxLength: 255, format: 'text' }),
        'Only assets whose name has these words, each anywhere; case and accents do not matter. Default all.',
      ),
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
    summary: 'Upload a picture',
    description: `A PNG, JPEG or WebP of at most ${MAX_UPLOAD_BYTES / 1024 ** 2} MiB: as the field \`file\` of a form, or as the bare body. It is decoded whole before it is kept. Equal bytes are kept once: sent again, they are answered with the asset they already are. Pictures that come with the service need no upload: the schema PictureSource lists them.`,
    needs: 'write',
    query: closed({
      name: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 255,
          format: 'text',
          description: "The file's name, where the bare body is sent. Default the name in a form, or one by its kind.",
        }),
      ),
    }),
    upload: true,
    makes: 'ast',
    answer: { status: 201, description: 'The asset.', schema: Asset, example, headers: ['Location'] },
    failures: ['image_invalid', 'unsupported_upload', 'body_too_large', 'storage_full'],
  },
  getAsset: {
    id: 'getAsset',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Read an asset',
    description: 'Its `url` is signed anew with every answer.',
    needs: 'read',
    answer: { status: 200, description: 'The asset.', schema: Asset, example },
    failures: ['not_found'],
  },
  listAssetUses: {
    id: 'listAssetUses',
    method: 'GET',
    path: `${PATH}/:id/uses`,
    tag,
    summary: 'List what shows an asset',
    description: 'Templates before designs, of each the latest made first. Designs in the trash are among them.',
    needs: 'read',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of what shows it.',
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
  removeAsset: {
    id: 'removeAsset',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Remove an asset',
    description: 'Refused while a design or a template of yours names it, those in the trash included.',
    needs: 'write',
    answer: { status: 204, description: 'It is gone.' },
    failures: ['not_found', 'asset_in_use'],
  },
} as const satisfies Record<string, Operation>

export function createAssetHandlers({ assets }: Pick<Services, 'assets'>): Handlers<typeof assetOperations> {
  return {
    listAssets: async ({ caller, query }) => ({
      status: 200,
      body: await assets.list(caller, { ...query, ...pageOf(query) }),
    }),
    createAsset: async ({ caller, query, sent, upload }) => {
      const { bytes, name } = upload ?? { bytes: new Uint8Array(), name: undefined }
      const asset = await assets.create(caller, { bytes, name: query.name ?? name, id: sent.id })
      return { status: 201, body: asset, headers: { location: `${PATH}/${asset._id}` } }
    },
    getAsset: async ({ caller, id }) => ({ status: 200, body: await assets.get(caller, id) }),
    listAssetUses: async ({ caller, id, query }) => ({
      status: 200,
      body: await assets.listUses(caller, id, pageOf(query)),
    }),
    removeAsset: async ({ caller, id }) => {
      await assets.remove(caller, id)
      return { status: 204 }
    },
  }
}
