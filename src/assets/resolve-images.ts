import { readSource } from '../document/check-source.ts'
import { type Document } from '../document/document.ts'
import { listSources } from '../document/list-sources.ts'
import { Failure } from '../failure.ts'

export interface ImageSources {
  /** An account's asset; undefined where it has none of that id. `null` is nobody's account, and has none. */
  readAsset(accountId: string | null, assetId: string): Promise<Uint8Array | undefined>
  readBuiltin(name: string): Promise<Uint8Array | undefined>
}

export type ResolveImages = (accountId: string | null, document: Document) => Promise<Record<string, Uint8Array>>

/**
 * Makes what fetches every picture that a document shows, by `src`. Assets are looked for under the document's own account,
 * so that an id copied from somebody else's document shows nothing of theirs.
 *
 * @returns a function that throws `image_fetch_failed` for one that is not there, and `image_blocked` for an address of a
 *   kind that is not fetched; a document that was checked when it was written has no such
 */
export function createImageResolver(sources: ImageSources): ResolveImages {
  return async (accountId, document) => {
    const entries = listSources(document).map(async (src) => [src, await read(sources, accountId, src)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
}

async function read(sources: ImageSources, accountId: string | null, src: string): Promise<Uint8Array> {
  const source = readSource(src)
  if (!source) throw new Failure('image_blocked', { reason: `pictures are not fetched from "${shortened(src)}"` })
  const bytes =
    source.kind === 'asset'
      ? await sources.readAsset(accountId, source.assetId)
      : await sources.readBuiltin(source.name)
  if (!bytes)
    throw new Failure('image_fetch_failed', { reason: `the picture "${src}" is not there: it may have been removed` })
  return bytes
}

function shortened(src: string): string {
  return src.length > 100 ? `${src.slice(0, 100)}…` : src
}
