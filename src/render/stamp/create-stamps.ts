import { hashDesign, hashJson } from '../../design-hash.ts'
import { RENDERER_VERSION } from '../renderer-version.ts'
import type { Drawing, Output } from '../render-task.ts'
import { stampText } from './stamp.ts'

/** Returns the text of the stamp of a file, by its only page, or null for a file of all pages. */
export type Stamps = (page: number | null) => string

/** Hashes the document if the task says so. Undefined if files have no stamp. `drawn` are the numbers of all pages. */
export function createStamps(
  { origin, document, size, output }: Drawing,
  drawn: readonly number[],
): Stamps | undefined {
  if (origin === undefined) return undefined
  const hashes = origin === 'document' ? { document: hashDesign({ document, ...size }) } : origin
  return (page) =>
    stampText({
      ...{ ...hashes, renderer: RENDERER_VERSION, format: output.format, size },
      pages: page === null ? drawn : [page],
      options: stampedOptions(output),
    })
}

/** Addresses of images may be private. */
function stampedOptions({ format: _, pages: __, background, ...output }: Output): Readonly<Record<string, unknown>> {
  const isPublic = typeof background !== 'object' || !('src' in background)
  const named = { ...output, background: isPublic ? background : undefined }
  const given = Object.entries(named).filter(([, value]) => value !== null && value !== undefined)
  return { ...Object.fromEntries(given), ...(!isPublic && { [BACKGROUND_HASH]: hashJson(background) }) }
}

/** The option that replaces a background with an image. */
export const BACKGROUND_HASH = 'backgroundHash'
