import { type Readable } from 'node:stream'

export interface StoredFile {
  readonly path: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
}

/** Byte offsets; `end` is inclusive, as in a Range header. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export type DeleteSetAside = () => Promise<void>

/**
 * Stores the bytes of exports, uploads and thumbnails, on a disk or in a bucket. A path is one to eight names separated by
 * slashes, each of letters, digits, `-`, `_` and `.`, not beginning with a dot. Other paths throw a TypeError.
 */
export interface FileStore {
  /**
   * Writes the concatenated parts as one file, replacing an existing one. The bytes become visible all at once and survive a
   * crash of the machine once the promise resolves. Throws `disk_full`, leaving nothing behind.
   */
  write(path: string, ...parts: readonly Uint8Array[]): Promise<void>
  /** Undefined if there is no file. */
  read(path: string): Promise<Uint8Array | undefined>
  /** Undefined if there is no file. The caller must read the stream to its end or destroy it. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  stat(path: string): Promise<StoredFile | undefined>
  /** Does nothing if there is no file. */
  remove(path: string): Promise<void>
  /** Removes every file whose path begins with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>
  /**
   * Hides the file at `path`, or every file below it, and returns a function that deletes the hidden files. Hiding is cheap
   * enough for a database transaction; deleting may take seconds. Files written to `path` later are not affected.
   * `removeLeftovers` deletes files that a crash left hidden. A store that cannot rename deletes the files at once.
   */
  setAside(path: string): Promise<DeleteSetAside>
  /** Every file below `folder`, in no particular order. May miss or include files that change during iteration. */
  list(folder: string): AsyncIterable<StoredFile>
  /**
   * Deletes files and folders that crashes left behind before `before` (milliseconds since 1970), and returns how many.
   */
  removeLeftovers(before: number): Promise<number>
}
