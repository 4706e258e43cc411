import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import { IMPORT_TYPE_NAMES } from '../../document/import-types.ts'
import { trimmedText } from '../../document/trimmed-text.ts'
import { TITLE_CHARACTERS } from '../../service/designs/design-input.ts'
import { withDocument } from '../../service/designs/with-document.ts'
import type { Handlers, Operation } from '../operation.ts'
import { MAX_UPLOAD_BYTES } from '../read/read-upload.ts'
import type { Services } from '../services.ts'
import { exampleDesign, exampleDocument, OpenDesign } from './design-schemas.ts'
import { closed, DocumentBody, named } from './schemas.ts'

const ImportNote = named(
  'ImportNote',
  closed({
    what: Type.String({ description: 'What the file has, for example `Font “Calibri”`.' }),
    how: Type.String({ description: 'What became of it, for example `The font is not available; “Lato” is used.`.' }),
    count: Type.Integer({ minimum: 1, description: 'Number of places in the file.' }),
    pages: Type.Array(Type.Integer({ minimum: 1 }), {
      description: 'Pages of the design that it concerns. Empty if it concerns all.',
    }),
    elements: Type.Array(Type.String(), {
      description: 'IDs of elements of the design that it concerns, at most 100.',
    }),
  }),
  'Something that the design has in another form than the file.',
)

const { document: _, ...fields } = OpenDesign.properties
const ImportedDesign = named(
  'ImportedDesign',
  closed({
    ...fields,
    report: Type.Array(ImportNote, {
      description: 'What was approximated, replaced or left out. Empty if nothing was.',
    }),
    document: DocumentBody,
  }),
  'A design made of a file, with its document.',
)

export const importOperations = {
  importDesign: {
    id: 'importDesign',
    method: 'POST',
    path: '/api/designs/import',
    tag: 'Designs',
    summary: 'Import a file as a design',
    description: `Creates a design from a file of another program: ${IMPORT_TYPE_NAMES} (what \`store.toJSON()\` returns) of at most ${MAX_UPLOAD_BYTES / 1024 ** 2} MiB, sent as the \`file\` field of a form or as the raw request body. Texts, shapes, images, tables and charts become elements that can be edited; \`report\` lists everything that was approximated, replaced or left out. Pictures in the file become assets; those at https URLs stay there. If the import fails, nothing is stored.`,
    needs: 'write',
    query: closed({
      name: optional(
        Type.String({ minLength: 1, maxLength: 255, format: 'text' }),
        'File name. Defaults to the name in the form.',
      ),
      title: optional(trimmedText(TITLE_CHARACTERS), 'Title. Defaults to the file name.'),
      pages: optional(
        Type.String({ pattern: '^[1-9][0-9]{0,3}(,[1-9][0-9]{0,3}){0,199}$', noun: 'page numbers such as "1,3"' }),
        'Comma-separated numbers of the slides or pages to import, for example `1,3`. Default: all.',
      ),
      folderId: optional(
        Type.String({ minLength: 1, maxLength: 255, format: 'text' }),
        'ID of the folder of the design.',
      ),
    }),
    upload: 'design',
    creates: 'des',
    answer: {
      status: 201,
      description: 'The design.',
      schema: ImportedDesign,
      example: {
        ...exampleDesign,
        report: [
          {
            what: 'Font “Calibri”',
            how: 'The font is not available; “Lato” is used.',
            count: 3,
            pages: [1],
            elements: ['text-1'],
          },
        ],
        document: exampleDocument,
      },
      headers: ['Location', 'ETag'],
    },
    failures: ['import_invalid', 'body_too_large', 'storage_full'],
  },
} as const satisfies Record<string, Operation>

export function createImportHandlers({
  importDesign,
}: Pick<Services, 'importDesign'>): Handlers<typeof importOperations> {
  return {
    importDesign: async ({ caller, query, chosenId, upload }) => {
      const { bytes, name } = upload ?? { bytes: new Uint8Array(), name: undefined }
      const { design, documentJson, report } = await importDesign(caller, {
        ...{ bytes, name: query.name ?? name, title: query.title, folderId: query.folderId, newDesignId: chosenId },
        pages: query.pages?.split(',').map(Number),
      })
      return {
        status: 201,
        body: withDocument({ ...design, report }, documentJson),
        etag: `"${design.revision}"`,
        headers: { location: `/api/designs/${design._id}` },
      }
    },
  }
}
