import type { DocumentFontSource } from '../document/document.ts'
import type { Store } from '../store/store.ts'

/** Lists an account's fonts as a document names them. */
export async function listFontSources(
  store: Pick<Store, 'assets'>,
  accountId: string,
): Promise<readonly DocumentFontSource[]> {
  const fonts = await store.assets.listFonts(accountId)
  return fonts.flatMap(({ id, font }) => (font ? [{ family: font.family, src: `asset:${id}` }] : []))
}
