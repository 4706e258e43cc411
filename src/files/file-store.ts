import { type Readable } from 'node:stream'

export interface StoredFile {
  readonly path: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
}

/** In bytes from the file's start; `end` is included, as in a Range header. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where the bytes of exports, uploads and thumbnails are kept: a disk, or a bucket. A path is one to eight names of letters,
 * digits, `-`, `_` and `.`, parted by slashes, none beginning with a dot; any other is a defect of the caller and throws.
 */
export interface FileStore {
  /**
   * Writes the parts one after the other as one file, in the place of one that is there. Once it resolves, all of the bytes
   * outlive a crash of the machine; before, none of them is visible. Throws `disk_full` if there is no room, and leaves nothing.
   */
  write(path: string, ...parts: readonly Uint8Array[]): Promise<void>
  /** All of it, or undefined where there is none. */
  read(path: string): Promise<Uint8Array | undefined>
  /** As a stream, or undefined where there is none. The caller reads it to its end or destroys it. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  stat(path: string): Promise<StoredFile | undefined>
  /** Nothing happens where there is none. */
  remove(path: string): Promise<void>
  /** Removes every file whose path begins with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>
  /** Every file below `folder`, in no order; one that comes or goes meanwhile may or may not be told. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Removes what writes that a crash ended left behind, begun before `before` (milliseconds since 1970). Answers how many. */
  removeLeftovers(before: number): Promise<number>
}
