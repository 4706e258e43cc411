import type { Layer, Picture } from './canvas.ts'
import type { PaintEnvironment } from './environment.ts'

/** In CSS pixels. */
export interface Tile {
  readonly width: number
  readonly height: number
  readonly gap: number
}

export interface Tiled {
  readonly src: string
  readonly picture: Picture
  readonly tile: Tile
}

interface TileSize {
  /** Without margins. */
  readonly widthPx: number
  readonly heightPx: number
  readonly marginPx: number
}

/** Readers of PDFs draw tiles one by one, so small ones are joined up to this side. */
const JOINED_SIDE_PX = 128

/** Draws a tile with its gap. A margin continues its neighbors, over which readers of PDFs draw the next tiles. */
export function drawTile(environment: PaintEnvironment, { picture, tile }: Tiled, size: TileSize): Layer {
  const { widthPx, heightPx, marginPx } = size
  const cell = environment.createLayer(widthPx, heightPx)
  cell.context.imageSmoothingQuality = 'high'
  const [scaleX, scaleY] = [widthPx / (tile.width + tile.gap), heightPx / (tile.height + tile.gap)]
  cell.context.drawImage(picture.image, 0, 0, tile.width * scaleX, tile.height * scaleY)
  if (marginPx === 0) return cell
  const [columns, rows] = [widthPx, heightPx].map((side) => Math.ceil(JOINED_SIDE_PX / side)) as [number, number]
  const [width, height] = [columns * widthPx, rows * heightPx]
  const joined = environment.createLayer(width + 2 * marginPx, height + 2 * marginPx)
  // Where tiles overlap, translucent colors would add up, so the margin stays empty.
  const overlapPx = isTranslucentAtEdges(cell, size) ? 0 : marginPx
  const [firstX, firstY] = [widthPx, heightPx].map((side) => marginPx - Math.ceil(overlapPx / side) * side) as [
    number,
    number,
  ]
  for (let x = firstX; x < marginPx + width + overlapPx; x += widthPx) {
    for (let y = firstY; y < marginPx + height + overlapPx; y += heightPx) joined.context.drawImage(cell.image, x, y)
  }
  cell.release()
  return joined
}

/** The smooth edges of a motif that crosses the tile's edge are no more than this share. */
const SMOOTH_SHARE = 0.25

function isTranslucentAtEdges({ context }: Layer, { widthPx, heightPx }: TileSize): boolean {
  const edges = [
    context.getImageData(0, 0, widthPx, 1),
    context.getImageData(0, heightPx - 1, widthPx, 1),
    context.getImageData(0, 0, 1, heightPx),
    context.getImageData(widthPx - 1, 0, 1, heightPx),
  ]
  let [translucent, all] = [0, 0]
  for (const { data } of edges) {
    for (let at = 3; at < data.length; at += 4) {
      all += 1
      if (data[at] !== 0 && data[at] !== 255) translucent += 1
    }
  }
  return translucent > all * SMOOTH_SHARE
}
