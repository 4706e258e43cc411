import type { Size } from '../document/document.ts'
import type { Store } from '../store/store.ts'

const ASSET = /"asset:(?<id>ast_[0-9A-Za-z]+)"/g
/** More are not looked up: warnings about pictures are advice. */
const MOST_PICTURES = 500

/** Returns the sizes in pixels of an account's images that are named in JSON texts, by their `src`. */
export async function listPictureSizes(
  store: Pick<Store, 'assets'>,
  accountId: string,
  texts: readonly string[],
): Promise<readonly (readonly [src: string, size: Size])[]> {
  const ids = new Set(texts.flatMap((text) => Array.from(text.matchAll(ASSET), ({ groups }) => groups?.['id'] ?? '')))
  if (ids.size === 0) return []
  const assets = await store.assets.findMany(accountId, [...ids].slice(0, MOST_PICTURES))
  return assets.flatMap(({ id, contentType, width, height }) => {
    const hasPixels = contentType.startsWith('image/') && contentType !== 'image/svg+xml'
    return !hasPixels ? [] : [[`asset:${id}`, { width, height }] as const]
  })
}
