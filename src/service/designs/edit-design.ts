import type { FindMissingGlyphs } from '../../assets/fonts/missing-glyphs.ts'
import { checkSources, rejectMissing, type SourceRules } from '../../content/check-sources.ts'
import type { EditedText } from '../../content/edit-text.ts'
import { LARGE, sentJson } from '../../content/large-json.ts'
import { listFontSources } from '../../content/list-font-sources.ts'
import { listPictureSizes } from '../../content/list-picture-sizes.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { Failure } from '../../failure.ts'
import type { DesignContent, DesignWithDocument } from '../../store/records.ts'
import type { UpdateTarget } from '../../store/designs/update-design.ts'
import { changeOf, isSameContent } from './change-design.ts'
import { type DesignEdit, requireRevision } from './design.ts'
import { createDesignTurns, MAX_RETRIES, overloaded } from './design-turns.ts'

/** Whose design is edited, who is recorded as the author of its version, and which storage versions may use. */
export type EditBy = Pick<UpdateTarget, 'accountId' | 'author' | 'storageBytes'>

interface EditOptions extends SourceRules {
  readonly now: () => number
  readonly findMissingGlyphs: FindMissingGlyphs
}

/** A design after its edit, or as it would be. */
export interface EditedRecord {
  readonly design: DesignWithDocument
  readonly created: EditedText['created']
  readonly warnings: EditedText['warnings']
}

/** @throws like `Designs.edit` */
export type EditRecord = (by: EditBy, id: string, edit: DesignEdit) => Promise<EditedRecord>

/**
 * Applies operations outside the transaction: another thread does so for large documents. If the design
 * was changed meanwhile, they are applied again, to what it has become.
 */
export function createEditDesign(options: EditOptions): EditRecord {
  const { store, documents, now, findMissingGlyphs } = options
  const turns = createDesignTurns('Too many edits of the design are waiting.')

  const apply = async (base: DesignWithDocument, { operations }: DesignEdit): Promise<Edited> => {
    const { accountId, width, height } = base
    const text = currentDocumentJson(base.documentJson)
    const [fonts, pictures] = await Promise.all([
      listFontSources(store, accountId),
      listPictureSizes(store, accountId, [text, writtenJson(operations)]),
    ])
    const editing = { text, size: { width, height }, operations: sentJson(operations), fonts, pictures }
    const edited = await documents.run('edit', editing, { owner: accountId, isSlow: isSlow(editing.text, operations) })
    const { text: written, pageCount, sources, texts } = requireValid(edited)
    const checked = await checkSources(options, accountId, { sources, places: { '/operations': operations } })
    const result = requireValid({ document: edited.document, issues: checked.issues })
    const warnings = [...result.warnings, ...findMissingGlyphs(result.unusual)]
    return { ...result, warnings, content: { documentJson: written, pageCount, assetIds: checked.assetIds, texts } }
  }

  const write = (by: EditBy, base: DesignWithDocument, { edit, edited }: { edit: DesignEdit; edited: Edited }) => {
    const naming = { documents, accountId: by.accountId, places: { '/operations': edit.operations } }
    return rejectMissing(naming, () =>
      store.designs.update({ ...by, id: base.id, now: now() }, (current) => {
        requireRevision(current.revision, edit.expected)
        if (!isSameContent(current, base)) throw new ContentChanged()
        return changeOf(current, { fields: edited.size, content: edited.content, resized: () => undefined })
      }),
    )
  }

  const attempt = async (
    by: EditBy,
    id: string,
    { edit, retriesLeft }: { edit: DesignEdit; retriesLeft: number },
  ): Promise<EditedRecord> => {
    const base = usableDesign(id, await store.designs.findWithDocument(by.accountId, id))
    requireRevision(base.revision, edit.expected)
    const edited = await apply(base, edit)
    const { created, warnings } = edited
    if (edit.dryRun) return { design: asIfWritten(base, edited), created, warnings }
    try {
      return { design: await write(by, base, { edit, edited }), created, warnings }
    } catch (error) {
      if (!(error instanceof ContentChanged)) throw error
      if (retriesLeft === 0) throw overloaded('The design was changed while it was being edited.')
      return attempt(by, id, { edit, retriesLeft: retriesLeft - 1 })
    }
  }

  return (by, id, edit) => turns.run({ owner: id }, () => attempt(by, id, { edit, retriesLeft: MAX_RETRIES }))
}

interface Edited extends EditedText {
  readonly content: DesignContent
}

/** Each operation takes time in proportion to the document: 1,000 of them in 64 KiB take 0.1 s. */
function isSlow(text: string, operations: DesignEdit['operations']): boolean {
  return Array.isArray(operations) && operations.length * text.length > 20 * LARGE
}

/** As the client has sent it, if it is large. */
function writtenJson(operations: unknown): string {
  const sent = sentJson(operations)
  if ('body' in sent) return new TextDecoder().decode(sent.body)
  return sent.value === undefined ? '' : JSON.stringify(sent.value)
}

class ContentChanged extends Error {}

/** @throws `invalid_input` if there are issues */
function requireValid<Found>({ document, issues }: { document?: Found; issues: EditIssues }): Found {
  if (issues.length > 0 || document === undefined) throw new Failure('invalid_input', { issues })
  return document
}

type EditIssues = Failure<'invalid_input'>['details']['issues']

function asIfWritten(base: DesignWithDocument, { size, content }: Edited): DesignWithDocument {
  return { ...base, ...size, pageCount: content.pageCount, documentJson: content.documentJson }
}
