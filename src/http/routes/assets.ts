import { Type } from 'typebox'
import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, named, Time, Url } from './schemas.ts'

const PATH = '/api/assets'
const tag = 'Assets'

const Asset = named(
  'Asset',
  closed({
    _id: Type.String({ description: 'A document names it as `asset:<_id>`.' }),
    kind: Type.Enum(['image']),
    name: Type.String(),
    contentType: Type.String(),
    width: Type.Integer({ description: "In the picture's own pixels." }),
    height: Type.Integer(),
    bytes: Type.Integer(),
    url: Url,
    createdAt: Time,
  }),
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
    scope: 'read',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of assets.',
      schema: closed({ assets: Type.Array(Asset), total: Type.Integer() }),
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
    description:
      'A PNG, JPEG or WebP of at most 25 MiB: as the field `file` of a form, or as the bare body. It is decoded whole before it is kept. Equal bytes are kept once: sent again, they are answered with the asset they already are.',
    scope: 'write',
    query: closed({
      name: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 255,
          format: 'text',
          description: "The file's name, where the bare body is sent.",
        }),
      ),
    }),
    upload: true,
    makes: 'ast',
    answer: { status: 201, description: 'The asset.', schema: Asset, example, headers: ['Location'] },
    failures: ['image_invalid', 'unsupported_upload', 'body_too_large'],
  },
  getAsset: {
    id: 'getAsset',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Read an asset',
    description: 'Its `url` needs no key, lasts 24 hours and is signed anew with every answer.',
    scope: 'read',
    answer: { status: 200, description: 'The asset.', schema: Asset, example },
    failures: ['not_found'],
  },
  removeAsset: {
    id: 'removeAsset',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Remove an asset',
    description: 'Refused while a design or a template of yours names it, those in the trash included.',
    scope: 'write',
    answer: { status: 204, description: 'It is gone.' },
    failures: ['not_found', 'asset_in_use'],
  },
} as const satisfies Record<string, Operation>

export function createAssetHandlers({ assets }: Pick<Services, 'assets'>): Handlers<typeof assetOperations> {
  return {
    listAssets: async ({ caller, query }) => ({ status: 200, body: await assets.list(caller, pageOf(query)) }),
    createAsset: async ({ caller, query, sent, upload }) => {
      const { bytes, name } = upload ?? { bytes: new Uint8Array(), name: undefined }
      const asset = await assets.create(caller, { bytes, name: query.name ?? name, id: sent.id })
      return { status: 201, body: asset, headers: { location: `${PATH}/${asset._id}` } }
    },
    getAsset: async ({ caller, id }) => ({ status: 200, body: await assets.get(caller, id) }),
    removeAsset: async ({ caller, id }) => {
      await assets.remove(caller, id)
      return { status: 204 }
    },
  }
}
