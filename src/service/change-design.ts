import { type Size } from '../document/document.ts'
import { resizeDocument } from '../document/resize-document.ts'
import { type DesignChange } from '../store/designs.ts'
import { type DesignContent, type DesignWithDocument } from '../store/records.ts'
import { assetIdsOf } from './check-sources.ts'
import { type DesignInput, sizeOr } from './design-input.ts'
import { documentJson, readDocument } from './document-json.ts'

/** Only what is other than it was: what changes nothing must not make a new revision. */
export function changeOf(
  current: DesignWithDocument,
  input: DesignInput,
  content: DesignContent | undefined,
): DesignChange {
  const size = sizeOr(input, current)
  const next = content ?? resizedContent(current, size)
  const { title, tags, visibility, sharing: { download, copy } = {} } = input
  return {
    ...(title !== undefined && title !== current.title && { title }),
    ...(tags !== undefined && JSON.stringify(tags) !== JSON.stringify(current.tags) && { tags }),
    ...(visibility !== undefined && visibility !== current.visibility && { visibility }),
    ...(download !== undefined && download !== current.allowsDownload && { allowsDownload: download }),
    ...(copy !== undefined && copy !== current.allowsCopy && { allowsCopy: copy }),
    ...(size.width !== current.width && { width: size.width }),
    ...(size.height !== current.height && { height: size.height }),
    ...(next !== undefined && next.documentJson !== current.documentJson && { content: next }),
  }
}

function resizedContent(current: DesignWithDocument, size: Size): DesignContent | undefined {
  if (isSameSize(current, size)) return undefined
  const document = resizeDocument(readDocument(current.documentJson), current, size)
  return { documentJson: documentJson(document), pageCount: document.pages.length, assetIds: assetIdsOf(document) }
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height
}
