import type { Design as DesignRecord, DesignWithDocument } from '../../store/records.ts'
import type { Design, OpenedDesign, PageView, TrashedDesign } from './design.ts'
import type { Sharing } from './design-input.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { isoTime } from '../../iso-time.ts'

export function designAnswer(design: DesignRecord, urls: FileUrls): Design {
  return {
    _id: design.id,
    title: design.title,
    width: design.width,
    height: design.height,
    tags: design.tags,
    visibility: design.visibility,
    sharing: sharingOf(design),
    folderId: design.folderId,
    revision: design.revision,
    pageCount: design.pageCount,
    fromTemplate: design.fromTemplate,
    thumbnailUrl: urls.thumbnail(design.id, design.revision),
    createdAt: isoTime(design.createdAt),
    updatedAt: isoTime(design.updatedAt),
  }
}

export function sharingOf({ allowsDownload, allowsCopy }: DesignRecord): Sharing {
  return { download: allowsDownload, copy: allowsCopy }
}

export function pageViews(
  { id, revision, width, height, pageCount }: Pick<DesignRecord, 'id' | 'revision' | 'width' | 'height' | 'pageCount'>,
  urls: FileUrls,
): PageView[] {
  return Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1
    return { page, width, height, previewUrl: urls.preview({ id, revision, page }) }
  })
}

export function openedDesign(design: DesignWithDocument, urls: FileUrls): OpenedDesign {
  return { design: designAnswer(design, urls), documentJson: currentDocumentJson(design.documentJson) }
}

/** @throws TypeError for a design that is not in the trash */
export function trashedDesign(
  design: DesignRecord,
  { urls, trashMs }: { urls: FileUrls; trashMs: number },
): TrashedDesign {
  const thumbnailUrl = urls.trashedThumbnail(design.id, design.revision)
  return { ...designAnswer(design, urls), thumbnailUrl, ...trashTimes(design, trashMs) }
}

export function trashTimes(design: DesignRecord, trashMs: number): { trashedAt: string; purgeAt: string } {
  if (design.trashedAt === null) throw new TypeError(`the design ${design.id} is not in the trash`)
  return { trashedAt: isoTime(design.trashedAt), purgeAt: isoTime(design.trashedAt + trashMs) }
}
