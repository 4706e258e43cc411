import { readSource } from '../../document/check-source.ts'
import { LIMITS } from '../../document/limits.ts'
import { fileNameOf, readDataUrl } from '../data-url.ts'
import type { ImportDraft } from '../draft.ts'

export interface PictureUse {
  /** For people. */
  readonly name: string
  readonly kind: string
  readonly element?: string
}

/** Returns the source of a picture in a design, or notes why it has none. */
export function pictureSource(
  src: string,
  { name, kind, element }: PictureUse,
  draft: ImportDraft,
): string | undefined {
  const place = element === undefined ? {} : { element }
  const data = readDataUrl(src)
  if (data) return draft.addFile(src, data.bytes, fileNameOf(name === '' ? kind : name, data.type))
  if (src.trimStart().startsWith('<svg'))
    return draft.addFile(src, new TextEncoder().encode(src), fileNameOf(name === '' ? kind : name, 'image/svg+xml'))
  const secure = src.replace(/^http:\/\//i, 'https://')
  if (secure.length <= LIMITS.urlCharacters && readSource(secure)?.kind === 'remote') {
    if (secure !== src) draft.note('Picture at an http URL', 'It is loaded through https.', place)
    return secure
  }
  const shown = src === '' ? 'without a source' : `at “${src.slice(0, 80)}”`
  draft.note(`Picture ${shown}`, 'Only pictures in the file and at https URLs can be used; it was left out.', place)
  return undefined
}
