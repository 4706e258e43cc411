import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly path: string
  readonly bytes: number
  /** Unix time in milliseconds. */
  readonly modifiedAt: number
}

/** `end` is inclusive, as in a Range header. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The deletion of the files at or below a path. Deletes nothing unless `hide` has been called. */
export interface Removal {
  /** Fast enough for a transaction. `finish` does not affect files that are written at the path afterward. */
  hide(): Promise<void>
  /** Deletes the hidden files. After a crash, `removeLeftovers` or the sweep deletes them. */
  finish(): Promise<void>
}

export interface Link {
  readonly contentType: string
  /** The `Content-Disposition` of the response. */
  readonly disposition: string
}

/** How long links are valid. The server's clock may be a few minutes slow. */
export const LINK_SECONDS = 300

/**
 * Paths have one to eight names of letters, digits, `-`, `_` and, not at the start, `.`. Others throw
 * TypeError. Every method throws `overloaded` if a store on the network cannot be used.
 */
export interface FileStore {
  /** Atomic. Once resolved, survives a crash of the machine. @throws `disk_full`, leaving nothing behind */
  write(path: string, ...parts: readonly Uint8Array[]): Promise<void>
  /** Like `write`, for a path that names its content, so that a file there is equal. Links to it remain valid. */
  writeEqual(path: string, bytes: Uint8Array): Promise<void>
  /**
   * Makes sure that a file that has been written still exists, and that no removal prepared earlier
   * deletes it. To be called once the database refers to the file, before relying on it. Links to it remain valid.
   */
  retain(path: string, bytes: Uint8Array): Promise<void>
  read(path: string): Promise<Uint8Array | undefined>
  /** The caller must read the stream to its end or destroy it. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  stat(path: string): Promise<StoredFile | undefined>
  remove(path: string): Promise<void>
  removeFolder(folder: string): Promise<void>
  /**
   * Prepares the removal of the files at or below `path`, outside a transaction: a store on the network
   * lists them now. It can neither rename files nor hide them, so `finish` deletes the listed files,
   * which remain visible until then.
   */
  prepareRemoval(path: string): Promise<Removal>
  /** Unordered, but the files of a folder are adjacent. May miss or include files that change in the meantime. */
  list(folder: string): AsyncIterable<StoredFile>
  /**
   * Deletes what crashes left in the store, besides files, before `before` (Unix ms), which is earlier than
   * links can be valid. Returns their number.
   */
  removeLeftovers(before: number): Promise<number>
  /** Rejects if files cannot be written. @throws `disk_full`, `overloaded` */
  ping(): Promise<void>
  /**
   * Creates a URL from which anyone can download the file for `LINK_SECONDS`. Undefined without the
   * file; a disk has no URLs.
   */
  readonly link?: (path: string, link: Link) => Promise<string | undefined>
}

const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/
const MAX_NAMES = 8

/** Guards against a future path built from client input; today paths contain only IDs and hashes. */
export function checkPath(path: string): void {
  const names = path.split('/')
  if (names.length > MAX_NAMES || !names.every((name) => NAME.test(name))) {
    throw new TypeError(`not a path of a file store: ${JSON.stringify(path.slice(0, 300))}`)
  }
}
