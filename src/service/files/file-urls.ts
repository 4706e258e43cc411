import type { FileUrlOf } from '../../exports/describe-export.ts'
import type { UrlSigner } from '../../files/sign-url.ts'
import { remotePath } from './remote-download.ts'

const HOUR_MS = 3_600_000

export const FILE_URL_MS = 24 * HOUR_MS

/**
 * Expiry times are rounded up to a multiple of this, so that responses with URLs stay the same in
 * between and ETags remain useful.
 */
const EXPIRY_STEP_MS = HOUR_MS / 6

export interface PageOfRevision {
  readonly id: string
  readonly revision: number
  /** 1-based. */
  readonly page: number
}

export interface FileUrls {
  /** Valid while the revision is current. Has no expiry time, so that the design's ETag remains valid. */
  thumbnail(id: string, revision: number): string
  preview(page: PageOfRevision): string
  /** Thumbnail of a design while it is in the trash, valid for at most a day. */
  trashedThumbnail(id: string, revision: number): string
  readonly exportFile: FileUrlOf
  asset(id: string): string
  assetThumbnail(id: string): string
  /** A copy of an image from a URL: browsers load images only from this server. */
  remoteImage(src: string): string
  /** The sample of a bundled font. Public, and changes with its bytes. */
  fontSample(name: string): string
  /** Available while the design is unlisted or public and the revision is current, which is checked on each request. */
  sharedThumbnail(id: string, revision: number): string
  sharedPreview(page: PageOfRevision): string
  /** Like `exportFile`, while viewers may download the design. */
  readonly sharedExportFile: FileUrlOf
}

interface FileUrlOptions {
  readonly signer: UrlSigner
  /** Without a trailing slash. A function, since the port may be chosen later. */
  readonly baseUrl: () => string
  readonly now: () => number
}

export function createFileUrls({ signer, baseUrl, now }: FileUrlOptions): FileUrls {
  const expiringUrl = (path: string): string => {
    const expiresAt = Math.ceil((now() + FILE_URL_MS) / EXPIRY_STEP_MS) * EXPIRY_STEP_MS
    return baseUrl() + signer.sign(path, { expiresAt })
  }
  const permanentUrl = (path: string): string => baseUrl() + signer.sign(path)
  return {
    thumbnail: (id, revision) => permanentUrl(`/files/thumbnails/${id}/${revision}.webp`),
    preview: ({ id, revision, page }) => permanentUrl(`/files/previews/${id}/${revision}/${page}.webp`),
    trashedThumbnail: (id, revision) => expiringUrl(`/files/trash/${id}/${revision}.webp`),
    exportFile: (exportId, name) => expiringUrl(`/files/exports/${exportId}/${encodeURIComponent(name)}`),
    asset: (id) => expiringUrl(`/files/assets/${id}`),
    assetThumbnail: (id) => expiringUrl(`/files/assets/${id}/thumbnail.webp`),
    remoteImage: (src) => expiringUrl(remotePath(src)),
    fontSample: (name) => `${baseUrl()}/paint/${name}`,
    sharedThumbnail: (id, revision) => permanentUrl(`/files/shared/thumbnails/${id}/${revision}.webp`),
    sharedPreview: ({ id, revision, page }) => permanentUrl(`/files/shared/previews/${id}/${revision}/${page}.webp`),
    sharedExportFile: (exportId, name) => expiringUrl(`/files/shared/exports/${exportId}/${encodeURIComponent(name)}`),
  }
}
