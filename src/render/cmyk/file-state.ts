import type { BigIntStats } from 'node:fs'

/** Returns what changes when a file is replaced or written. To be asked before the file is read, not after. */
export function fileState({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`
}
