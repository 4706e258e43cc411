import { Type } from 'typebox'
import { described } from '../../../document/described.ts'
import { SIDE } from '../../../service/design-input.ts'
import { SHARED_FORMATS } from '../../../service/shared.ts'
import { type AttemptLimits } from '../../attempt-limits.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { exampleDesign, Sharing, Visibility } from '../design-schemas.ts'
import { ExportError, ExportStatus } from '../export-schemas.ts'
import { closed, id, named, nullable, time, url } from '../schemas.ts'

const PATH = '/web/shared/:id'
const tag = 'Sharing'

const SharedDesign = named(
  'SharedDesign',
  closed({
    _id: id("The design's id."),
    title: Type.String({ description: 'What it is called.' }),
    width: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
    height: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
    pageCount: Type.Integer({ minimum: 1, description: 'How many pages it has.' }),
    visibility: described(Visibility, 'Who may see it: unlisted or public.'),
    sharing: Sharing,
    updatedAt: time('When it was last changed.'),
    pages: Type.Array(
      closed({
        page: Type.Integer({ minimum: 1, description: 'Its number, from 1.' }),
        previewUrl: url(
          'A WebP of the page, 1600 pixels at its longest side. Answered for as long as the design is shared and this is its present revision.',
        ),
      }),
      { description: 'All of them, in their order.' },
    ),
  }),
  'A design as whoever has its link sees it.',
)

const SharedExport = named(
  'SharedExport',
  closed({
    status: described(ExportStatus, 'queued or processing: ask again.'),
    downloadUrl: nullable(
      'string',
      'Where to download it, or null until it is completed. Absolute and signed; answered for as long as the design is shared and may be downloaded.',
    ),
    error: Type.Union([ExportError, Type.Null()], { description: 'Why it failed; null unless it did.' }),
  }),
  'A file of a shared design.',
)

const SharedFormat = named(
  'SharedFormat',
  closed({ format: Type.Enum([...SHARED_FORMATS], { description: 'png: of several pages, a ZIP of one each.' }) }),
  'What to download it as.',
)

export const sharedOperations = {
  getSharedDesign: {
    id: 'getSharedDesign',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'See a shared design',
    description:
      'An unlisted or public design of any account. A private one, and one in the trash, is 404 as any other.',
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
      'Where its owner allows it. Waits for at most 20 seconds; while the status is `queued` or `processing`, the same request asks whether it is ready. Rendered once however many ask.',
    needs: 'nothing',
    body: SharedFormat,
    bodyExample: { format: 'pdf' },
    answer: {
      status: 200,
      description: 'How it stands, and where to download it.',
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
    exportSharedDesign: async ({ id: designId, sent, visitor, signal }) => {
      await attempts.download(visitor().address)
      return { status: 200, body: await shared.export(designId, { sent, signal: signal() }) }
    },
  }
}
