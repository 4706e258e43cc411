import { thumbnailFolder } from '../files/file-paths.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import type { PictureKey } from '../store/pictures/picture-row.ts'

/** The page of a thumbnail, which is a small picture of the first page. */
export const THUMBNAIL_PAGE = 0

/** A picture that was deleted after this time is drawn again on the next request. */
export const PICTURE_KEPT_MS = 30 * 24 * 3_600_000

export const LONGEST_SIDE_PX = { thumbnail: 640, preview: 1_600 }

/** The file of a picture, which its name identifies: a new revision or renderer has another. */
export function picturePath({ subjectId, revision, page }: PictureKey): string {
  const ending = page === THUMBNAIL_PAGE ? '' : `-page-${page}`
  return `${thumbnailFolder(subjectId)}/${revision}-${RENDERER_VERSION}${ending}.webp`
}
