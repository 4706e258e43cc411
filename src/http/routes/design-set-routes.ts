import { Type } from '#typebox'
import { described, optional } from '../../document/described.ts'
import { required } from '../../document/issue-wording.ts'
import { optionIssues, OWN_OPTIONS } from '../../formats/formats.ts'
import { COMMON_OPTIONS } from '../../formats/shared-options.ts'
import type { Issue } from '../../failure.ts'
import { DESIGN_FIELDS } from '../../service/designs/design-input.ts'
import { MAX_BULK_DESIGNS } from '../../service/designs/design.ts'
import { MAX_EXPORTED_DESIGNS } from '../../service/exports/export-several.ts'
import { detailOf, type Fault } from '../answer/problem.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { designIds, DesignList, exampleDesign, FolderId, notFoundDesigns } from './design-schemas.ts'
import { requestedOptions } from './export-options.ts'
import { exampleExport, ExportFormat, ExportResource } from './export-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, named } from './schemas.ts'

const PATH = '/api/designs'
const tag = 'Designs'
const { tags } = DESIGN_FIELDS

const TagsChange = named(
  'TagsChange',
  closed({
    ids: designIds(MAX_BULK_DESIGNS),
    add: optional(tags, 'Tags that all designs have afterward.'),
    remove: optional(tags, 'Tags that no design has afterward, unless they are also in `add`.'),
  }),
  'A change of the tags of several designs.',
)
const DesignMove = named(
  'DesignMove',
  closed({
    ids: designIds(MAX_BULK_DESIGNS),
    folderId: described(FolderId, 'ID of the folder to move the designs to. Null takes them out of their folders.'),
  }),
  'A move of several designs.',
)
const ChangedDesigns = named(
  'ChangedDesigns',
  closed({
    designs: Type.Array(DesignList.properties.designs.items, {
      description: 'The designs, in the order of the request.',
    }),
    notFound: notFoundDesigns('IDs without a design of yours outside the trash, in the order of the request.'),
  }),
  'The result for each design of a bulk change.',
)
const { filename: _filename, data: _data, ...commonOptions } = COMMON_OPTIONS
const NewExports = named(
  'NewExports',
  closed({
    ids: designIds(MAX_EXPORTED_DESIGNS),
    format: described(ExportFormat, 'File format. Options of other formats are rejected.'),
    ...requestedOptions(commonOptions),
    ...requestedOptions(OWN_OPTIONS),
  }),
  'Exports to create, one for each design.',
)
const CreatedExports = named(
  'CreatedExports',
  closed({
    exports: Type.Array(ExportResource, { description: 'Created exports, in the order of the request.' }),
    failed: Type.Array(
      closed({
        designId: Type.String({ description: 'The design ID.' }),
        code: Type.String({ description: 'The code of the error that `POST /api/exports` returns for this design.' }),
        detail: Type.String({ description: 'What is wrong.' }),
      }),
      { description: 'Designs without an export, in the order of the request.' },
    ),
  }),
  'The result for each design of a bulk export.',
)

const changed = { designs: [exampleDesign], notFound: [] }

export const designSetOperations = {
  changeDesignTags: {
    id: 'changeDesignTags',
    method: 'POST',
    path: `${PATH}/tags`,
    tag,
    summary: 'Change the tags of several designs',
    description: `Adds and removes tags of up to ${MAX_BULK_DESIGNS} designs in one transaction and counts as one request. If a design would have too many tags, nothing is changed. Designs that have the tags already keep their revision.`,
    needs: 'write',
    body: TagsChange,
    rules: missingTags,
    bodyExample: { ids: [exampleDesign._id], add: ['summer'], remove: ['draft'] },
    answer: { status: 200, description: 'The designs.', schema: ChangedDesigns, example: changed },
    failures: [],
  },
  moveDesigns: {
    id: 'moveDesigns',
    method: 'POST',
    path: `${PATH}/move`,
    tag,
    summary: 'Move several designs to a folder',
    description: `Moves up to ${MAX_BULK_DESIGNS} designs in one transaction and counts as one request. Their \`revision\` and \`updatedAt\` are unchanged.`,
    needs: 'write',
    body: DesignMove,
    bodyExample: { ids: [exampleDesign._id], folderId: 'fol_01jqr9a1b2c3d4e5f6g7h8j9k0' },
    answer: { status: 200, description: 'The designs.', schema: ChangedDesigns, example: changed },
    failures: ['not_found'],
  },
  exportDesigns: {
    id: 'exportDesigns',
    method: 'POST',
    path: `${PATH}/export`,
    tag,
    summary: 'Export several designs',
    description: `Creates an export of each of up to ${MAX_EXPORTED_DESIGNS} designs with the same options, and counts as one request. A design that can’t be exported is returned in \`failed\` and does not affect the others. With an \`Idempotency-Key\`, repeating an interrupted request creates no export twice.`,
    needs: 'write',
    body: NewExports,
    rules: optionIssues,
    bodyExample: { ids: [exampleDesign._id], format: 'pdf' },
    creates: 'exp',
    answer: {
      status: 202,
      description: 'The exports, usually `queued`, and the designs without one.',
      schema: CreatedExports,
      example: { exports: [exampleExport], failed: [] },
    },
    failures: [],
  },
  listRecentDesigns: {
    id: 'listRecentDesigns',
    method: 'GET',
    path: `${PATH}/recent`,
    tag,
    summary: 'List recently opened designs',
    description:
      'Designs that you opened in the app, or for which you called `POST /api/designs/{id}/open`, last opened first. Excludes designs in the trash.',
    needs: 'read',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of designs.',
      schema: DesignList,
      example: { designs: [exampleDesign], total: 1 },
    },
    failures: [],
  },
  openDesign: {
    id: 'openDesign',
    method: 'POST',
    path: `${PATH}/:id/open`,
    tag,
    summary: 'Record that you opened a design',
    description: 'Puts the design at the front of your recently opened designs. Does not change the design.',
    needs: 'write',
    answer: { status: 204, description: 'Recorded.' },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createDesignSetHandlers({
  designSets,
  exportSeveral,
}: Pick<Services, 'designSets' | 'exportSeveral'>): Handlers<typeof designSetOperations> {
  return {
    changeDesignTags: async ({ caller, body: { ids, ...change } }) => ({
      status: 200,
      body: await designSets.changeTags(caller, ids, change),
    }),
    moveDesigns: async ({ caller, body: { ids, folderId } }) => ({
      status: 200,
      body: await designSets.move(caller, ids, folderId),
    }),
    exportDesigns: async ({ caller, body: { ids, ...options }, chosenId, requestId }) => {
      const { exports, failed } = await exportSeveral(caller, { ids, options, batchId: chosenId, requestId })
      const described = failed.map(({ designId, failure }) => {
        return { designId, code: failure.code, detail: detailOf(failure as Fault) }
      })
      return { status: 202, body: { exports, failed: described } }
    },
    listRecentDesigns: async ({ caller, query }) => ({
      status: 200,
      body: await designSets.listRecent(caller, pageOf(query)),
    }),
    openDesign: async ({ caller, id }) => {
      await designSets.recordOpening(caller, id)
      return { status: 204 }
    },
  }
}

function missingTags({ add, remove }: Readonly<Record<string, unknown>>): Issue[] {
  const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty(add) && isEmpty(remove) ? [{ pointer: '/add', detail: required('tags in `add` or `remove`') }] : []
}
