import { Type } from '#typebox'
import { described } from '../../../document/described.ts'
import { SHARED_FORMATS } from '../../../service/sharing/shared.ts'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { exampleDesign, Sharing, Visibility } from '../design-schemas.ts'
import { ExportError, ExportStatus } from '../export-schemas.ts'
import { closed, id, named, nullable, time, url } from '../schemas.ts'
import { pageFields } from '../page-schemas.ts'

const PATH = '/web/shared/:id'
const tag = 'Sharing'

const SharedDesign = named(
  'SharedDesign',
  closed({
    _id: id('The design ID.'),
    title: Type.String({ description: 'Title.' }),
    ...pageFields,
    visibility: described(Visibility, 'Visibility: `unlisted` or `public`.'),
    sharing: Sharing,
    updatedAt: time('Time of the last change'),
    pages: Type.Array(
      closed({
        page: Type.Integer({ minimum: 1, description: 'Page number, starting at 1.' }),
        previewUrl: url(
          'WebP preview of the page, 1600 pixels on its longest side. Valid until the design changes or is no longer shared.',
        ),
      }),
      { description: 'All pages, in order.' },
    ),
  }),
  'A shared design as shown to viewers.',
)

const SharedExport = named(
  'SharedExport',
  closed({
    status: described(ExportStatus, 'Status. If `queued` or `processing`, repeat the request.'),
    downloadUrl: nullable(
      'string',
      'Download URL, or null until completed. Absolute and signed. Valid while the design is shared and can be downloaded.',
    ),
    error: Type.Union([ExportError, Type.Null()], { description: 'Why the export failed. Null unless it failed.' }),
  }),
  'A download of a shared design.',
)

const SharedFormat = named(
  'SharedFormat',
  closed({
    format: Type.Enum([...SHARED_FORMATS], {
      description: '`png`: a ZIP with one file per page if there are several.',
    }),
  }),
  'The file format to download.',
)

export const sharedOperations = {
  getSharedDesign: {
    id: 'getSharedDesign',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'Get a shared design',
    description:
      'Returns an unlisted or public design of any account. Private designs and designs in the trash return 404.',
    needs: 'nothing',
    answer: {
      status: 200,
      description: 'The design.',
      schema: SharedDesign,
      example: {
        ...{ _id: exampleDesign._id, title: exampleDesign.title, width: 1080, height: 1080, pageCount: 1 },
        ...{ visibility: 'unlisted', sharing: { download: true, copy: false }, updatedAt: exampleDesign.updatedAt },
        pages: [
          {
            page: 1,
            previewUrl: `http://localhost:4400/files/shared/previews/${exampleDesign._id}/1/1.webp?signature=4nTb0xkX`,
          },
        ],
      },
    },
    failures: ['not_found'],
  },
  exportSharedDesign: {
    id: 'exportSharedDesign',
    method: 'POST',
    path: `${PATH}/exports`,
    tag,
    summary: 'Download a shared design',
    description:
      'Requires `sharing.download`. Waits up to 20 seconds; while the status is `queued` or `processing`, repeat the request. The file is rendered once for all viewers.',
    needs: 'nothing',
    body: SharedFormat,
    bodyExample: { format: 'pdf' },
    answer: {
      status: 200,
      description: 'The status and the download URL.',
      schema: SharedExport,
      example: {
        status: 'completed',
        downloadUrl:
          'http://localhost:4400/files/shared/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.pdf?expires=1775124000&signature=4nTb0xkX',
        error: null,
      },
    },
    failures: ['not_found', 'design_trashed', 'export_too_large', 'too_many_attempts'],
  },
} as const satisfies Record<string, Operation>

export function createSharedHandlers(
  { shared }: Pick<Services, 'shared'>,
  attempts: AttemptLimits,
): Handlers<typeof sharedOperations> {
  return {
    getSharedDesign: async ({ id: designId }) => ({ status: 200, body: await shared.get(designId) }),
    exportSharedDesign: async ({ id: designId, body: { format }, visitor, requestId, signal }) => {
      await attempts.download(visitor().address)
      return { status: 200, body: await shared.export(designId, { format, requestId, signal: signal() }) }
    },
  }
}
