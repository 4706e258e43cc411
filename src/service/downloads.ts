import { type Readable } from 'node:stream'
import { type ByteRange } from '../files/file-store.ts'

export { type ByteRange } from '../files/file-store.ts'

/** A file that a signed URL names. */
export interface Download {
  readonly contentType: string
  readonly bytes: number
  /** In its quotes. The same address never has other bytes. */
  readonly etag: string
  /** For `Content-Disposition`; null is shown in place, as thumbnails are. May hold any letters: see RFC 6266. */
  readonly filename: string | null
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  /** How long a client may keep it without asking again, in seconds. */
  readonly maxAgeSeconds: number
  open(range?: ByteRange): Promise<Readable>
}

export interface Downloads {
  /**
   * The file behind `/files/…?…`: path and query as they came. No key is needed, the signature is the right to it.
   *
   * @throws `link_expired` where the time is over; `not_found` where the signature is not ours or the file is gone;
   *   `overloaded` while too many thumbnails wait to be made; the reason of `signal`, after which a picture that nobody else
   *   waits for is not drawn
   */
  find(pathAndQuery: string, signal?: AbortSignal): Promise<Download>
}
