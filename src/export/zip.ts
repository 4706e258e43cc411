import { setImmediate } from 'node:timers/promises'
import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A ZIP of `entries` as they are: PNG, JPEG and WebP are compressed already. The parts are to be written one after the
 * other; those of the entries are their own bytes, not copies.
 */
export async function zip(entries: readonly ZipEntry[], modifiedAt: number): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const { name, bytes } of entries) {
    const entry = new ZipPassThrough(name)
    entry.mtime = modifiedAt
    archive.add(entry)
    entry.push(bytes, true)
    // The check sum of a large page takes milliseconds, and requests wait meanwhile.
    await setImmediate()
  }
  archive.end()
  return parts
}
