import type { Readable } from 'node:stream'
import type { ByteRange } from '../../files/file-store.ts'

export { type ByteRange } from '../../files/file-store.ts'

export interface Download {
  readonly contentType: string
  readonly bytes: number
  /** With quotes. The bytes of a URL never change. */
  readonly etag: string
  /** For `Content-Disposition`; null for inline files such as thumbnails. May contain any characters: see RFC 6266. */
  readonly filename: string | null
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  readonly maxAgeSeconds: number
  open(range?: ByteRange): Promise<Readable>
  /** Creates a URL of the file store, valid for a few minutes. Undefined if the file must be sent by this server. */
  readonly link?: (disposition: string) => Promise<string | undefined>
}
