import { type Readable } from 'node:stream'

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

export type DeleteSetAside = () => Promise<void>

/**
 * A path has one to eight names, each of letters, digits, `-`, `_` and `.`, not beginning with a
 * dot. Other paths throw a TypeError.
 */
export interface FileStore {
  /**
   * Atomically replaces the file with the concatenated parts. Once resolved, they survive a crash
   * of the machine. @throws `disk_full`, leaving nothing behind
   */
  write(path: string, ...parts: readonly Uint8Array[]): Promise<void>
  read(path: string): Promise<Uint8Array | undefined>
  /** The caller must read the stream to its end or destroy it. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  stat(path: string): Promise<StoredFile | undefined>
  remove(path: string): Promise<void>
  /** Removes every file below `folder`. */
  removeFolder(folder: string): Promise<void>
  /**
   * Hides the file at `path`, or every file below it, and returns a function that deletes them.
   * Hiding is fast enough for a transaction, deleting may take seconds. Later writes are
   * unaffected. `removeLeftovers` deletes what a crash left hidden. A store that cannot rename
   * deletes at once.
   */
  setAside(path: string): Promise<DeleteSetAside>
  /** Unordered. May miss or include files that change during iteration. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Deletes what crashes left before `before` (Unix ms). Returns the number of files and folders. */
  removeLeftovers(before: number): Promise<number>
}
