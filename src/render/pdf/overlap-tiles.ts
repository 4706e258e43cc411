import { dictionary, type Pdf, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** Two points at print resolution: more than a pixel of a screen at any common zoom. */
export const TILE_MARGIN_PX = 8

/**
 * Lets the tiles of a pattern overlap by their margins. Side by side, readers smooth the edge of each tile, and
 * what is beneath shines through as a hairline.
 */
export function overlapTiles(pdf: Pdf): void {
  for (const { value } of pdf.objects.values()) {
    if (!(value instanceof Map) || value.get('PatternType') !== 1) continue
    const tile = repeatedImage(pdf, value)
    if (!tile) continue
    value.set('XStep', Number(tile.get('Width')) - 2 * TILE_MARGIN_PX)
    value.set('YStep', Number(tile.get('Height')) - 2 * TILE_MARGIN_PX)
  }
}

/** Returns the image by which a pattern steps. The pattern of an image drawn once steps by the page. */
function repeatedImage(pdf: Pdf, pattern: PdfDictionary): PdfDictionary | undefined {
  const images = dictionary(pdf, dictionary(pdf, pattern.get('Resources'))?.get('XObject'))
  const isStep = (name: string, side: PdfValue | undefined): boolean =>
    Math.abs(Number(pattern.get(name)) - Number(side)) < STEP_ERROR
  return [...(images?.values() ?? [])]
    .map((reference) => dictionary(pdf, reference))
    .find((image) => image && isStep('XStep', image.get('Width')) && isStep('YStep', image.get('Height')))
}

/** Skia computes steps in single precision. */
const STEP_ERROR = 0.01
