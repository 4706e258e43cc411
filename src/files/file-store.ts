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

/** Paths have one to eight names of letters, digits, `-`, `_` and, not at the start, `.`. Others throw TypeError. */
export interface FileStore {
  /** Atomic. Once resolved, survives a crash of the machine. @throws `disk_full`, leaving nothing behind */
  write(path: string, ...parts: readonly Uint8Array[]): Promise<void>
  read(path: string): Promise<Uint8Array | undefined>
  /** The caller must read the stream to its end or destroy it. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  stat(path: string): Promise<StoredFile | undefined>
  remove(path: string): Promise<void>
  removeFolder(folder: string): Promise<void>
  /**
   * Hides the files at or below `path`, fast enough for a transaction, and returns a function that
   * deletes them. `removeLeftovers` deletes what a crash left. Deletes at once if renaming is
   * impossible.
   */
  setAside(path: string): Promise<DeleteSetAside>
  /** Unordered. May miss or include files that change during iteration. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Deletes files that crashes left before `before` (Unix ms). Returns their number. */
  removeLeftovers(before: number): Promise<number>
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
