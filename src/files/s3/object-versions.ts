import { FOLDERS } from '../file-paths.ts'
import { checkPath } from '../file-store.ts'

/*
 * The object of a file is named after its path, `!`, and a version that no other object ever has:
 *
 *     prefix/assets/ab/abcd…!1766000000000-0b1c…
 *
 * The greatest version is the file. `!` is in no path and sorts before every character of one, so the
 * versions of a file are adjacent in a list, in their order.
 */

const SEPARATOR = '!'

/** Milliseconds until the year 2286. */
const TIME_DIGITS = 13

export interface ObjectNames {
  /** What the keys of the versions of a file begin with. @throws {TypeError} for an invalid path */
  versionsOf(path: string): string
  /** What the keys of the files below a folder begin with. @throws {TypeError} for an invalid path */
  below(folder: string): string
  /** What the keys of all files begin with, and those of other programs in the bucket do not. */
  readonly roots: readonly string[]
  /** Undefined for an object that is no file. */
  readonly pathOf: (key: string) => string | undefined
  /** A key greater than `latest`, even if the clock that named it is ahead. */
  next(path: string, latest?: string): string
}

interface ObjectNamesOptions {
  readonly prefix: string
  readonly now: () => number
  /** Unique across all servers. */
  readonly newName: () => string
}

export function createObjectNames({ prefix, now, newName }: ObjectNamesOptions): ObjectNames {
  const root = prefix === '' ? '' : `${prefix}/`
  const versionsOf = (path: string): string => {
    checkPath(path)
    return `${root}${path}${SEPARATOR}`
  }
  return {
    versionsOf,
    below(folder) {
      checkPath(folder)
      return `${root}${folder}/`
    },
    roots: root === '' ? FOLDERS.map((folder) => `${folder}/`) : [root],
    pathOf(key) {
      const end = key.lastIndexOf(SEPARATOR)
      return end > root.length && key.startsWith(root) ? key.slice(root.length, end) : undefined
    },
    next(path, latest) {
      const [, latestTime = '-1'] =
        new RegExp(`${SEPARATOR}(\\d{${TIME_DIGITS}})[^${SEPARATOR}]*$`).exec(latest ?? '') ?? []
      const time = Math.max(now(), Number(latestTime) + 1)
      return `${versionsOf(path)}${String(time).padStart(TIME_DIGITS, '0')}-${newName()}`
    },
  }
}
