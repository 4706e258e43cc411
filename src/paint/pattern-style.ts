import { PAINT_DEFAULTS, type PatternPaint } from '../document/paint.ts'
import type { Layer, Matrix, PaintImage, Pattern } from './canvas.ts'
import { findPicture } from './find-picture.ts'
import { drawTile, type Tiled } from './draw-tile.ts'
import { deviceScale } from './layer.ts'
import { multiply } from './matrix.ts'
import type { Scope, TilePattern } from './scope.ts'
import { type TurnedBox, turnBack } from './turn-back.ts'

/** Larger tiles are drawn with fewer pixels. */
const TILE_SIDE_PX = 4_096

/** Returns undefined if the picture is missing. Excludes the opacity. */
export function patternStyle(scope: Scope, paint: PatternPaint, box: TurnedBox): Pattern | undefined {
  const picture = findPicture(scope, paint.src)
  if (!picture) return undefined
  const { scale, gap, angle } = { ...PAINT_DEFAULTS.pattern, ...paint }
  const { width, height } = picture.original ?? picture.drawing ?? picture
  const tile = { width: width * scale, height: height * scale, gap }
  const { pattern, pixel, marginPx } = tilePattern(scope, { src: paint.src, picture, tile })
  pattern?.setTransform(multiply(turnBack(box.turn), tilingMatrix(box, { angle, pixel, marginPx })))
  return pattern ?? undefined
}

interface Tiling {
  readonly angle: number
  /** Size of a pixel of the tile in CSS pixels. */
  readonly pixel: { readonly x: number; readonly y: number }
  readonly marginPx: number
}

/** Begins at the top left corner of the box, and rotates around its center. */
function tilingMatrix(box: TurnedBox, { angle, pixel, marginPx }: Tiling): Matrix {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = angle % 360 === 0 ? [0, 1] : [Math.sin(radians), Math.cos(radians)]
  const [fromX, fromY] = [-box.width / 2 - marginPx * pixel.x, -box.height / 2 - marginPx * pixel.y]
  return {
    a: cos * pixel.x,
    b: sin * pixel.x,
    c: -sin * pixel.y,
    d: cos * pixel.y,
    e: box.x + box.width / 2 + cos * fromX - sin * fromY,
    f: box.y + box.height / 2 + sin * fromX + cos * fromY,
  }
}

interface SizedPattern extends Pick<Tiling, 'pixel' | 'marginPx'> {
  readonly pattern: Pattern | null
}

/**
 * Returns a pattern of one tile with its gap. Its image has whole pixels, and the pattern stretches them to the
 * exact size: tiles of a fractional size drawn one by one would show a seam at each edge.
 */
function tilePattern(scope: Scope, tiled: Tiled): SizedPattern {
  const { picture, tile } = tiled
  const marginPx = scope.target === 'vector' ? (scope.environment.tileMarginPx ?? 0) : 0
  const density = tileDensity(scope, tiled)
  // A magnified picture without gaps is sampled across its edges, as if it were endless.
  if (marginPx === 0 && tile.gap === 0 && tile.width * density >= picture.width) {
    const { pattern } = cachedPattern(scope, tiled.src, () => ({ image: picture.image, layer: undefined }))
    return { pattern, pixel: { x: tile.width / picture.width, y: tile.height / picture.height }, marginPx }
  }
  const [cellWidth, cellHeight] = [tile.width + tile.gap, tile.height + tile.gap]
  const widthPx = Math.max(1, Math.round(cellWidth * density))
  const heightPx = Math.max(1, Math.round(cellHeight * density))
  const key = `${tiled.src} ${widthPx} ${heightPx} ${tile.width} ${tile.gap} ${marginPx}`
  const { pattern } = cachedPattern(scope, key, () => {
    const layer = drawTile(scope.environment, tiled, { widthPx, heightPx, marginPx })
    return { image: layer.image, layer }
  })
  // Smaller tiles are invisible, and readers of PDFs would draw millions.
  const pixel = { x: Math.max(cellWidth, 1 / density) / widthPx, y: Math.max(cellHeight, 1 / density) / heightPx }
  return { pattern, pixel, marginPx }
}

/** Skia copies the image of a new pattern, which takes longer than all else if a text has many runs. */
function cachedPattern(
  { tiles, context }: Scope,
  key: string,
  draw: () => { image: PaintImage; layer: Layer | undefined },
): TilePattern {
  const cached = tiles.get(key)
  if (cached) return cached
  const { image, layer } = draw()
  const tile = { pattern: context.createPattern(image, 'repeat'), layer }
  tiles.set(key, tile)
  return tile
}

/** Tile pixels per CSS pixel: those of the device, or of print for a picture that is fine enough. */
function tileDensity(scope: Scope, { picture, tile }: Tiled): number {
  const deviceDensity = deviceScale(scope)
  const printDensity = deviceDensity * (scope.environment.vectorDensity ?? 3)
  const fineDensity = Math.min(printDensity, Math.max(deviceDensity, picture.width / tile.width))
  const largest = TILE_SIDE_PX / (Math.max(tile.width, tile.height) + tile.gap)
  return Math.min(largest, scope.target === 'vector' ? fineDensity : deviceDensity)
}
