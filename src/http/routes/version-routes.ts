import { Type } from '#typebox'
import { trimmedText } from '../../document/trimmed-text.ts'
import { ORIGINS, VERSION_NAME_CHARACTERS } from '../../service/designs/versions.ts'
import { withDocument } from '../../service/designs/with-document.ts'
import type { Handlers, Operation } from '../operation.ts'
import { revisionsIn } from '../read/entity-tag.ts'
import type { Services } from '../services.ts'
import { opened } from './design-answer.ts'
import { exampleDesign, exampleDocument, OpenDesign } from './design-schemas.ts'
import { pageOf, pagingQuery, Total } from './paging.ts'
import { closed, count, DocumentBody, id, named, nullable, time } from './schemas.ts'
import { pageFields } from './page-schemas.ts'

const PATH = '/api/designs/:id/versions'
const tag = 'Versions'

const versionFields = {
  revision: Type.Integer({ minimum: 1, description: 'The revision of the design that this version retains.' }),
  name: nullable('string', 'Name, or null. A named version is retained until the design is deleted.'),
  isCurrent: Type.Boolean({ description: "Whether it is the design's current document and size." }),
  ...pageFields,
  origin: Type.Enum([...ORIGINS], {
    description:
      'How it was made. `template`: created from a template or another design. `copied`: a duplicate. `unknown`: made before versions were recorded.',
  }),
  apiKey: Type.Unsafe<{ _id: string; name: string } | null>({
    anyOf: [
      closed({ _id: id('The key ID.'), name: Type.String({ description: 'Name of the key.' }) }),
      { type: 'null' },
    ],
    description: 'The API key that made it, or null if it was made in the app.',
  }),
  storedBytes: count(
    "What its document counts in the account's storage, in bytes. Equal documents are stored once. 0 for the current version.",
  ),
  beganAt: time('Time of its first save'),
  savedAt: time('Time of its last save'),
}

const Version = named('Version', closed(versionFields), 'A version of a design without its document.')
const OpenVersion = named(
  'OpenVersion',
  closed({ ...versionFields, document: DocumentBody }),
  'A version of a design with its document.',
)
const VersionList = named(
  'VersionList',
  closed({ versions: Type.Array(Version, { description: 'Versions on this page.' }), total: Total }),
  'A page of versions.',
)
const VersionChange = named(
  'VersionChange',
  closed({
    name: Type.Union([trimmedText(VERSION_NAME_CHARACTERS), Type.Null()], {
      description: `Name of 1 to ${VERSION_NAME_CHARACTERS} characters, or null to remove it.`,
    }),
  }),
  'The name of a version.',
)

const exampleVersion = {
  revision: 3,
  name: 'Approved by Ada',
  isCurrent: false,
  width: 1080,
  height: 1080,
  pageCount: 1,
  origin: 'edited',
  apiKey: null,
  storedBytes: 912,
  beganAt: '2026-04-01T10:02:11.000Z',
  savedAt: '2026-04-01T10:06:40.000Z',
}

export const versionOperations = {
  listVersions: {
    id: 'listVersions',
    method: 'GET',
    path: PATH,
    tag,
    summary: "List a design's versions",
    description:
      'Newest first; the first is the current one. Changes to the document or the size make versions; several in a row by one author, without a pause of five minutes and within ten, are one version. All versions of the last hour are retained, then one per ten minutes for a day, one per day for 90 days, and named ones without limit. When the storage is full, the oldest unnamed ones are deleted first.',
    needs: 'read',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of versions.',
      schema: VersionList,
      example: { versions: [exampleVersion], total: 1 },
    },
    failures: ['not_found', 'design_trashed'],
  },
  getVersion: {
    id: 'getVersion',
    method: 'GET',
    path: `${PATH}/:revision`,
    tag,
    summary: 'Get a version',
    description: 'Includes the document.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The version.',
      schema: OpenVersion,
      example: { ...exampleVersion, document: exampleDocument },
    },
    failures: ['not_found', 'design_trashed'],
  },
  renameVersion: {
    id: 'renameVersion',
    method: 'PATCH',
    path: `${PATH}/:revision`,
    tag,
    summary: 'Name a version',
    description: 'A named version is retained until the design is deleted. Without a name, it is thinned by its age.',
    needs: 'write',
    body: VersionChange,
    bodyExample: { name: 'Approved by Ada' },
    answer: { status: 200, description: 'The version.', schema: Version, example: exampleVersion },
    failures: ['not_found', 'design_trashed', 'storage_full'],
  },
  restoreVersion: {
    id: 'restoreVersion',
    method: 'POST',
    path: `${PATH}/:revision/restore`,
    tag,
    summary: 'Restore a version',
    description:
      "Makes a new revision of the design with the version's document and size. Title, tags and visibility are unchanged. What it replaces remains a version. Fails with `invalid_input` if assets of the version were deleted; its pointers refer to the version's document.",
    needs: 'write',
    conditional: true,
    answer: {
      status: 200,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, revision: 5, document: exampleDocument },
      headers: ['ETag'],
    },
    failures: ['not_found', 'design_trashed', 'stale_revision'],
  },
} as const satisfies Record<string, Operation>

export function createVersionHandlers({ versions }: Pick<Services, 'versions'>): Handlers<typeof versionOperations> {
  return {
    listVersions: async ({ caller, id: designId, query }) => ({
      status: 200,
      body: await versions.list(caller, designId, pageOf(query)),
    }),
    getVersion: async ({ caller, id: designId, revision }) => {
      const { version, documentJson } = await versions.get(caller, designId, revision)
      return { status: 200, body: withDocument(version, documentJson) }
    },
    renameVersion: async ({ caller, id: designId, revision, body: { name } }) => ({
      status: 200,
      body: await versions.rename(caller, designId, { revision, name }),
    }),
    restoreVersion: async ({ caller, id: designId, revision, ifMatch }) =>
      opened(await versions.restore(caller, designId, { revision, expected: revisionsIn(ifMatch) })),
  }
}
