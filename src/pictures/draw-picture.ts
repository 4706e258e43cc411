import type { ImageReaderOf } from '../assets/read-images.ts'
import { estimateRenderMs } from '../render/estimate-render.ts'
import { RenderEvicted } from '../render/render-errors.ts'
import type { Renderer } from '../render/renderer.ts'
import type { PictureKey } from '../store/pictures/picture-row.ts'
import type { Store } from '../store/store.ts'
import { LONGEST_SIDE_PX, THUMBNAIL_PAGE } from './picture.ts'

export interface DrawingTools {
  readonly store: Pick<Store, 'designs' | 'templates'>
  readonly renderer: Pick<Renderer, 'render'>
  readonly imageReaderOf: ImageReaderOf
}

const SCALE = { min: 0.1, max: 8 }
const QUALITY = 82

/** A picture this small normally takes less than a second, so it times out before a slow export would. */
export const PICTURE_TIMEOUT_MS = 15_000

/**
 * Returns the picture as WebP; undefined if its subject has been removed, or changed to another revision.
 * @throws what the renderer throws
 */
export async function drawPicture(
  { store, renderer, imageReaderOf }: DrawingTools,
  { subjectId, revision, page }: PictureKey,
  { owner, signal }: { readonly owner: string; readonly signal: AbortSignal },
): Promise<Uint8Array | undefined> {
  const subject = await findSubject(store, subjectId)
  if (subject?.revision !== revision || page > subject.pageCount) return undefined
  const { width, height } = subject
  const longestSidePx = page === THUMBNAIL_PAGE ? LONGEST_SIDE_PX.thumbnail : LONGEST_SIDE_PX.preview
  const scale = Math.min(SCALE.max, Math.max(SCALE.min, longestSidePx / Math.max(width, height)))
  const pages = [page === THUMBNAIL_PAGE ? 1 : page]
  const output = { format: 'webp', pages, scale, quality: QUALITY, transparent: false, animated: false } as const
  const size = { width, height }
  const document = { json: subject.documentJson, isFilled: false }
  const images = imageReaderOf(subject.accountId)
  // Has its own share of the processes, so that a slow picture does not block the account's small
  // exports from the reserve.
  const render = (costMs: number) =>
    renderer.render(
      { document, size, output, images },
      { accountId: `pictures of ${owner}`, costMs, timeoutMs: PICTURE_TIMEOUT_MS, signal },
    )
  const rendered = await render(estimateRenderMs(size, output, 1)).catch((error: unknown) => {
    if (error instanceof RenderEvicted) return render(Infinity)
    throw error
  })
  const [file] = rendered.files
  if (file === undefined) throw new Error('the renderer returned no file')
  return file.bytes
}

/** Includes designs in the trash, which shows pictures too. */
async function findSubject({ designs, templates }: Pick<Store, 'designs' | 'templates'>, id: string) {
  if (id.startsWith('tpl_')) return templates.findAnyWithDocument(id)
  return designs.findEvenTrashedWithDocument(id)
}
