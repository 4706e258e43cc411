import type { Size } from '../../document/document.ts'
import type { DesignChange } from '../../store/designs/update-design.ts'
import type { DesignContent, DesignWithDocument } from '../../store/records.ts'
import { assetIdsIn } from '../../content/check-sources.ts'
import { type DesignFields, sizeOr } from './design-input.ts'
import { createDesignTurns, MAX_RETRIES, overloaded } from './design-turns.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import type { Documents } from '../../content/document-thread.ts'

/** Computes the change from the design read in the transaction. `contentOf` returns its resized document. */
type Change = (current: DesignWithDocument, contentOf: ContentOf) => DesignChange
type ContentOf = (current: DesignWithDocument, to: Size) => DesignContent | undefined

/** Returns only the fields that differ: a request without changes must not create a revision. */
export function changeOf(
  current: DesignWithDocument,
  { fields, content, resized }: { fields: DesignFields; content: DesignContent | undefined; resized: ContentOf },
): DesignChange {
  const size = sizeOr(fields, current)
  const next = content ?? resized(current, size)
  const { title, tags, visibility, folderId, sharing: { download, copy } = {} } = fields
  return {
    ...(title !== undefined && title !== current.title && { title }),
    ...(tags !== undefined && JSON.stringify(tags) !== JSON.stringify(current.tags) && { tags }),
    ...(visibility !== undefined && visibility !== current.visibility && { visibility }),
    ...(download !== undefined && download !== current.allowsDownload && { allowsDownload: download }),
    ...(copy !== undefined && copy !== current.allowsCopy && { allowsCopy: copy }),
    ...(folderId !== undefined && folderId !== current.folderId && { folderId }),
    ...(size.width !== current.width && { width: size.width }),
    ...(size.height !== current.height && { height: size.height }),
    ...(next !== undefined && next.documentJson !== current.documentJson && { content: next }),
  }
}

class ResizeNeeded extends Error {
  readonly design: DesignWithDocument
  readonly to: Size

  constructor(design: DesignWithDocument, to: Size) {
    super('the document has another size')
    this.design = design
    this.to = to
  }
}

export type UpdateResizing = (
  change: Change,
  update: (change: (current: DesignWithDocument) => DesignChange) => Promise<DesignWithDocument>,
) => Promise<DesignWithDocument>

/**
 * Resizes outside the transaction, which is then retried: another thread resizes large documents.
 * @throws `invalid_input` if the resized document is too large; `overloaded`; what `update` throws
 */
export function createUpdateResizing(documents: Documents): UpdateResizing {
  const turns = createDesignTurns('Too many changes of the size of the design are waiting.')

  return async (change, update) => {
    let resized: { readonly from: DesignWithDocument; readonly to: Size; readonly content: DesignContent } | undefined
    const contentOf: ContentOf = (current, to) => {
      if (isSameSize(current, to)) return undefined
      if (resized && isSameContent(resized.from, current) && isSameSize(resized.to, to)) return resized.content
      throw new ResizeNeeded(current, to)
    }
    const attempt = async (retriesLeft: number): Promise<DesignWithDocument> => {
      try {
        return await update((current) => change(current, contentOf))
      } catch (error) {
        if (!(error instanceof ResizeNeeded)) throw error
        if (retriesLeft === 0) throw overloaded('The design was changed while it was being resized.')
        const { design, to } = error
        const resizeAndRetry = async (): Promise<DesignWithDocument> => {
          resized = { from: design, to, content: await contentOfSize(documents, design, to) }
          return attempt(retriesLeft - 1)
        }
        return retriesLeft === MAX_RETRIES ? turns.run({ owner: design.id }, resizeAndRetry) : resizeAndRetry()
      }
    }
    return attempt(MAX_RETRIES)
  }
}

/** Returns the content of a design, resized if it has another size. @throws `invalid_input` if that is too large */
export async function contentOfSize(
  documents: Documents,
  design: DesignWithDocument,
  to: Size,
): Promise<DesignContent> {
  const { width, height, accountId } = design
  const documentJson = currentDocumentJson(design.documentJson)
  const texts = { sameAs: design.id }
  if (isSameSize(design, to)) {
    return { documentJson, pageCount: design.pageCount, assetIds: assetIdsIn(documentJson), texts }
  }
  const resizing = { text: documentJson, from: { width, height }, to }
  const { text, pageCount } = await documents.run('resize', resizing, { owner: accountId })
  return { documentJson: text, pageCount, assetIds: assetIdsIn(text), texts }
}

/** Whether both have the same document and size. */
export function isSameContent(a: DesignWithDocument, b: DesignWithDocument): boolean {
  return a.documentJson === b.documentJson && isSameSize(a, b)
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height
}
