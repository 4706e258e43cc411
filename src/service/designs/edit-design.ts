import { checkSources, rejectMissing, type SourceRules } from '../../content/check-sources.ts'
import type { EditedText } from '../../content/edit-text.ts'
import { sentJson } from '../../content/large-json.ts'
import { listFontSources } from '../../content/list-font-sources.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { Failure } from '../../failure.ts'
import { FairQueue } from '../../fair-queue.ts'
import type { DesignContent, DesignWithDocument } from '../../store/records.ts'
import type { Writer } from '../access/caller.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { changeOf, isSameContent } from './change-design.ts'
import { openedDesign } from './describe-design.ts'
import { type DesignEdit, type EditDesign, type EditedDesign, requireRevision } from './design.ts'

interface EditOptions extends SourceRules {
  readonly urls: FileUrls
  readonly now: () => number
}

const MAX_RETRIES = 5

/** Edits of one design run one at a time. Conflicts with other changes and servers are retried. */
const TURNS = { atOnce: 100, atOncePerOwner: 1, waiting: 1_000, waitingPerOwner: 100, order: 'oldest first' } as const

/**
 * Applies operations outside the transaction: another thread does so for large documents. If the design
 * was changed meanwhile, they are applied again, to what it has become.
 */
export function createEditDesign(options: EditOptions): EditDesign {
  const { store, documents, urls, now } = options
  const turns = new FairQueue({ ...TURNS, refusal: () => overloaded('Too many edits of the design are waiting.') })

  const apply = async (base: DesignWithDocument, { operations }: DesignEdit): Promise<Edited> => {
    const { accountId, width, height } = base
    const fonts = await listFontSources(store, accountId)
    const editing = {
      text: currentDocumentJson(base.documentJson),
      size: { width, height },
      operations: sentJson(operations),
      fonts,
    }
    const edited = await documents.run('edit', editing, { owner: accountId })
    const { text, pageCount, sources } = requireValid(edited)
    const checked = await checkSources(options, accountId, { sources, places: { '/operations': operations } })
    const result = requireValid({ document: edited.document, issues: checked.issues })
    return { ...result, content: { documentJson: text, pageCount, assetIds: checked.assetIds } }
  }

  const write = (caller: Writer, base: DesignWithDocument, { edit, edited }: { edit: DesignEdit; edited: Edited }) => {
    const { accountId } = caller
    const naming = { documents, accountId, places: { '/operations': edit.operations } }
    return rejectMissing(naming, () =>
      store.designs.update({ accountId, id: base.id, now: now() }, (current) => {
        requireRevision(current.revision, edit.expected)
        if (!isSameContent(current, base)) throw new ContentChanged()
        return changeOf(current, { fields: edited.size, content: edited.content, resized: () => undefined })
      }),
    )
  }

  const attempt = async (
    caller: Writer,
    id: string,
    { edit, retriesLeft }: { edit: DesignEdit; retriesLeft: number },
  ): Promise<EditedDesign> => {
    const base = usableDesign(id, await store.designs.findWithDocument(caller.accountId, id))
    requireRevision(base.revision, edit.expected)
    const edited = await apply(base, edit)
    const { created, warnings } = edited
    if (edit.dryRun) return { ...openedDesign(asIfWritten(base, edited), urls), created, warnings }
    try {
      return { ...openedDesign(await write(caller, base, { edit, edited }), urls), created, warnings }
    } catch (error) {
      if (!(error instanceof ContentChanged)) throw error
      if (retriesLeft === 0) throw overloaded('The design was changed while it was being edited.')
      return attempt(caller, id, { edit, retriesLeft: retriesLeft - 1 })
    }
  }

  return (caller, id, edit) => turns.run({ owner: id }, () => attempt(caller, id, { edit, retriesLeft: MAX_RETRIES }))
}

interface Edited extends EditedText {
  readonly content: DesignContent
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

function overloaded(reason: string): Failure {
  return new Failure('overloaded', { retryAfterSeconds: 1, reason })
}
