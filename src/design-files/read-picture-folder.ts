import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createImageVerifier } from '../assets/verify-image.ts'
import type { Document } from '../document/document.ts'
import { listSources } from '../document/list-sources.ts'
import { received } from '../document/received.ts'
import { Failure, isFailure } from '../failure.ts'

/** `ast_import1-photo.png`. */
const NAME = /^(ast_[0-9A-Za-z]{1,64})[-.]/

/**
 * Reads pictures whose file names begin with the ID of an asset. Returns the files by the `src` of elements. An import
 * without pictures makes no folder, so it may be missing if the document needs none.
 * @throws `invalid_input` if the folder cannot be read, or for an invalid picture
 */
export async function readPictureFolder(folder: string, document: Document): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (isMissing(error) && !listSources(document).some((src) => src.startsWith('asset:'))) return []
    throw invalid(`the folder ${received(folder)} ${isMissing(error) ? 'does not exist' : 'cannot be read'}`, error)
  })
  const verifyImage = createImageVerifier()
  const files = new Map<string, Uint8Array>()
  for (const name of names.sort()) {
    const id = NAME.exec(name)?.[1]
    if (id === undefined) continue
    const { bytes } = await verifyImage(await readFile(join(folder, name))).catch((error: unknown) => {
      if (isFailure(error, 'image_invalid')) throw invalid(`${name}: ${error.details.reason}`, error)
      if (isFailure(error, 'unsupported_upload')) throw invalid(`${name}: not an image`, error)
      throw error
    })
    files.set(`asset:${id}`, bytes)
  }
  return files
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function invalid(detail: string, cause: unknown): Failure {
  return new Failure('invalid_input', { issues: [{ pointer: 'pictures', detail }] }, cause)
}
