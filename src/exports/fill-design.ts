import { checkSources, type SourceRules } from '../content/check-sources.ts'
import { sentJson } from '../content/large-json.ts'
import { usableDesign } from '../content/usable-design.ts'
import { type Places } from '../document/source-issues.ts'
import { currentDocumentJson } from '../document/stored-document.ts'
import { Failure } from '../failure.ts'
import { type DesignWithDocument } from '../store/records.ts'
import { type ExportInput } from './rendering.ts'
import { type SnapshotContent } from './snapshot.ts'

/** @throws `not_found`, `design_trashed` */
export async function findDesign(
  { store }: SourceRules,
  { accountId, input }: { readonly accountId: string; readonly input: ExportInput },
): Promise<DesignWithDocument> {
  const { designId } = input
  return usableDesign(designId, await store.designs.findWithDocument(accountId, designId))
}

/**
 * The document to render: filled, and migrated to the current version.
 *
 * @throws `invalid_input`
 */
export async function fillDesign(
  rules: SourceRules,
  input: ExportInput,
  design: DesignWithDocument,
): Promise<SnapshotContent> {
  const { data, background, pages } = input
  const text = currentDocumentJson(design.documentJson)
  const isPlain = data === undefined && !text.includes('{{')
  // Most documents are copied as text: parsing and writing 2 MiB takes longer than rendering it.
  if (isPlain && typeof background !== 'object') return { text, warnings: [] }
  const filling = { text, data: data && sentJson(data), background, pages }
  const { document, issues } = await rules.documents.run('fill', filling, { owner: design.accountId })
  if (document === undefined) throw new Failure('invalid_input', { issues })
  const { sources, warnings } = document
  if (data !== undefined || background !== undefined) {
    const checked = await checkSources(rules, design.accountId, { sources, places: imagePlaces(input) })
    if (checked.issues.length > 0) throw new Failure('invalid_input', { issues: checked.issues })
  }
  return { text: document.text, warnings }
}

/** Where the body of an export may name images, by JSON Pointer. */
export function imagePlaces({ data, background }: ExportInput): Places {
  if (data === undefined && background === undefined) return { '/designId': undefined }
  return { '/data': data, '/background': background }
}
