import { type UrlSigner } from '../files/sign-url.ts'

const HOUR_MS = 3_600_000

/** How long the address of an export's file or of an asset is good for, at least. */
export const FILE_URL_MS = 24 * HOUR_MS

/** Addresses end on these marks: an answer that shows one stays the same between two, so that its ETag is worth something. */
const MARK_MS = HOUR_MS / 6

export interface PageOfRevision {
  /** Of a design or a template. */
  readonly id: string
  readonly revision: number
  /** 1-based. */
  readonly page: number
}

/** The absolute, signed addresses of files. */
export interface FileUrls {
  /** Good for as long as the revision it names is the present one: without a time of its own, so that the design's ETag stays true. */
  thumbnail(id: string, revision: number): string
  /** As `thumbnail`: of one page, larger. */
  preview(page: PageOfRevision): string
  /** The thumbnail of a design in the trash, for as long as it is there, and at most a day: nobody keeps such a link. */
  trashedThumbnail(id: string, revision: number): string
  exportFile(exportId: string, name: string): string
  asset(id: string): string
  assetThumbnail(id: string): string
  /**
   * The same for those who may see a design while it is shared and no longer: `/files/shared/…` is answered for as long as it is unlisted or
   * public and this its revision, which is looked up each time.
   */
  sharedThumbnail(id: string, revision: number): string
  sharedPreview(page: PageOfRevision): string
  /** As `exportFile`, while whoever sees the design may download it. */
  sharedExportFile(exportId: string, name: string): string
}

interface FileUrlOptions {
  readonly signer: UrlSigner
  /** Where clients reach the service, without a slash at its end. Asked anew each time, since a free port is known late. */
  readonly baseUrl: () => string
  readonly now: () => number
}

export function createFileUrls({ signer, baseUrl, now }: FileUrlOptions): FileUrls {
  const expiring = (path: string): string => {
    const expiresAt = Math.ceil((now() + FILE_URL_MS) / MARK_MS) * MARK_MS
    return baseUrl() + signer.sign(path, { expiresAt })
  }
  const lasting = (path: string): string => baseUrl() + signer.sign(path)
  return {
    thumbnail: (id, revision) => lasting(`/files/thumbnails/${id}/${revision}.webp`),
    preview: ({ id, revision, page }) => lasting(`/files/previews/${id}/${revision}/${page}.webp`),
    trashedThumbnail: (id, revision) => expiring(`/files/trash/${id}/${revision}.webp`),
    exportFile: (exportId, name) => expiring(`/files/exports/${exportId}/${encodeURIComponent(name)}`),
    asset: (id) => expiring(`/files/assets/${id}`),
    assetThumbnail: (id) => expiring(`/files/assets/${id}/thumbnail.webp`),
    sharedThumbnail: (id, revision) => lasting(`/files/shared/thumbnails/${id}/${revision}.webp`),
    sharedPreview: ({ id, revision, page }) => lasting(`/files/shared/previews/${id}/${revision}/${page}.webp`),
    sharedExportFile: (exportId, name) => expiring(`/files/shared/exports/${exportId}/${encodeURIComponent(name)}`),
  }
}
