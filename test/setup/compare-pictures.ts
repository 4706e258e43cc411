import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Document, Size } from '../../src/document/document.ts'
import { fillDefaults } from '../../src/document/fill-document.ts'
import type { RenderDocument } from '../../src/render/render-document.ts'
import { resolvePictures } from '../fixtures/fixtures.ts'
import { decodePicture } from './decode-picture.ts'

export interface PageToDraw {
  readonly document: Document
  readonly size: Size
  /** From 1. */
  readonly page: number
  readonly scale: number
}

/** Draws a page as an export does. */
export async function drawOnServer(
  render: RenderDocument,
  { document, size, page, scale }: PageToDraw,
): Promise<Buffer> {
  const images = await resolvePictures(document)
  const output = { format: 'png', scale, transparent: false, pages: [page] } as const
  const { files } = await render({ document: fillDefaults(document), size, images, output })
  return Buffer.from(files[0]?.bytes ?? [])
}

/**
 * Counts the pixels that differ, and `picture` marks them in red. Colors may differ by
 * `threshold`, from 0 to 1. Throws if the sizes differ.
 */
export async function comparePictures(
  [one, other]: readonly [Buffer, Buffer],
  { threshold }: { readonly threshold: number },
): Promise<{ readonly perMillion: number; readonly picture: () => PNG }> {
  const [first, second] = await Promise.all([decodePicture(one), decodePicture(other)])
  const { width, height } = first
  if (second.width !== width || second.height !== height) {
    throw new Error(`pictures of ${width} × ${height} and ${second.width} × ${second.height} pixels cannot be compared`)
  }
  const options = { threshold, includeAA: true }
  const count = pixelmatch(first.data, second.data, undefined, width, height, options)
  const picture = (): PNG => {
    const marked = new PNG({ width, height })
    pixelmatch(first.data, second.data, marked.data, width, height, options)
    return marked
  }
  return { perMillion: (count * 1e6) / (width * height), picture }
}
