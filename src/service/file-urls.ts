import { type UrlSigner } from '../files/sign-url.ts'

const HOUR_MS = 3_600_000

/** How long the address of an export's file or of an asset is good for, at least. */
export const FILE_URL_MS = 24 * HOUR_MS

/** Addresses end on these marks: an answer that shows one stays the same between two, so that its ETag is worth something. */
const MARK_MS = HOUR_MS / 6

/** The absolute, signed addresses of files. */
export interface FileUrls {
  /** Good for as long as the revision it names is the present one: without a time of its own, so that the design's ETag stays true. */
  thumbnail(id: string, revision: number): string
  exportFile(exportId: string, name: string): string
  asset(id: string): string
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
  return {
    thumbnail: (id, revision) => baseUrl() + signer.sign(`/files/thumbnails/${id}/${revision}.webp`),
    exportFile: (exportId, name) => expiring(`/files/exports/${exportId}/${encodeURIComponent(name)}`),
    asset: (id) => expiring(`/files/assets/${id}`),
  }
}
