import { statfs } from 'node:fs/promises'
import { Failure } from '../failure.ts'

/** The size of a document and its thumbnail. With less free space, requests begin to fail. */
const MIN_BYTES = 4 * 1024 * 1024

export async function checkFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < MIN_BYTES) throw new Failure('disk_full', {})
}
