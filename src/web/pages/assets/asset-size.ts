import type { Asset } from '../../api/asset-queries.ts'
import { dimensions } from '../../parts/format-text.ts'

/** Returns the attributes of an image; none for the sample of a font, whose size is not known. */
export function sizeOf({ width, height }: Asset): { width: number; height: number } | undefined {
  return width === null || height === null ? undefined : { width, height }
}

/** Returns the size of an image, such as `3000 × 2000`, or the style of a font, such as `Bold 700`. */
export function describeSize(asset: Asset): string {
  const size = sizeOf(asset)
  if (size) return dimensions(size)
  if (!asset.font) return ''
  const { weight, style, axes } = asset.font
  if (axes.length > 0) return 'Variable font'
  return style === 'italic' ? `${weight} italic` : String(weight)
}
