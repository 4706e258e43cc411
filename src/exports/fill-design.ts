import { checkSources, type SourceRules } from '../content/check-sources.ts'
import { sentJson } from '../content/large-json.ts'
import { listFontSources } from '../content/list-font-sources.ts'
import { usableDesign } from '../content/usable-design.ts'
import type { Places } from '../document/source-issues.ts'
import { currentDocumentJson } from '../document/stored-document.ts'
import { Failure, isFailure, type Issue, rejectIssues } from '../failure.ts'
import type { DesignWithDocument } from '../store/records.ts'
import type { ExportInput } from './rendering.ts'
import type { SnapshotContent } from './snapshot.ts'

type Filling = Pick<ExportInput, 'data' | 'background' | 'pages'>

/** @throws `not_found`, `design_trashed` */
export async function findDesign(
  { store }: SourceRules,
  { accountId, input }: { readonly accountId: string; readonly input: ExportInput },
): Promise<DesignWithDocument> {
  const { designId } = input
  return usableDesign(designId, await store.designs.findWithDocument(accountId, designId))
}

/**
 * Returns the document to render, filled and migrated to the current version.
 *
 * @throws `invalid_input`
 */
export async function fillDesign(
  rules: SourceRules,
  input: Filling,
  design: DesignWithDocument,
): Promise<SnapshotContent> {
  const { data, background, pages } = input
  const text = currentDocumentJson(design.documentJson)
  const isPlain = data === undefined && !text.includes('{{')
  const isColor = typeof background !== 'object' && !background?.startsWith('brand:')
  // Most documents are copied as text: parsing and serializing 2 MiB takes longer than rendering it.
  if (isPlain && isColor) return { text, pageCount: design.pageCount, warnings: [] }
  const fonts = data && (await listFontSources(rules.store, design.accountId))
  const filling = {
    text,
    data: data && sentJson(data),
    background,
    width: design.width,
    height: design.height,
    pages,
    fonts,
  }
  const { document, issues } = await rules.documents.run('fill', filling, { owner: design.accountId })
  if (document === undefined) throw new Failure('invalid_input', { issues })
  const { sources, warnings, origin } = document
  if (data !== undefined || background !== undefined) {
    const checked = await checkSources(rules, design.accountId, { sources, places: imagePlaces(input) })
    rejectIssues(checked.issues)
  }
  return { text: document.text, pageCount: document.pageCount, warnings, origin }
}

/** Lists the issues that `fillDesign` would throw. Returns none if the design is missing or trashed. */
export async function findFillIssues(
  rules: SourceRules,
  accountId: string,
  { designId, ...input }: Filling & { readonly designId?: string },
): Promise<readonly Issue[]> {
  const design = designId === undefined ? undefined : await rules.store.designs.findWithDocument(accountId, designId)
  if (design?.trashedAt !== null) return []
  try {
    await fillDesign(rules, input, design)
    return []
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    return error.details.issues
  }
}

/** Returns the parts of an export's body that may contain image sources, by JSON Pointer. */
export function imagePlaces({ data, background }: Filling): Places {
  if (data === undefined && background === undefined) return { '/designId': undefined }
  return { '/data': data, '/background': background }
}
