import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import { UPLOAD_TYPE_NAMES } from '../../document/upload-types.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { MAX_UPLOAD_BYTES } from '../read/read-upload.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { exampleDesign } from './design-schemas.ts'
import { closed } from './schemas.ts'
import { Asset, AssetList, AssetUseList, AssetColorList, exampleAsset } from './asset-schemas.ts'

const PATH = '/api/assets'
const tag = 'Assets'

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
      example: { assets: [exampleAsset], total: 1 },
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
    upload: 'asset',
    creates: 'ast',
    answer: { status: 201, description: 'The asset.', schema: Asset, example: exampleAsset, headers: ['Location'] },
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
    answer: { status: 200, description: 'The asset.', schema: Asset, example: exampleAsset },
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
