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

/** Draws a tile with its gap. Its margin continues the neighbors, over which a PDF reader draws the next tiles. */
export function drawTile(environment: PaintEnvironment, { picture, tile }: Tiled, size: TileSize): Layer {
  const { widthPx, heightPx, marginPx } = size
  const cell = environment.createLayer(widthPx, heightPx)
  cell.context.imageSmoothingQuality = 'high'
  const [scaleX, scaleY] = [widthPx / (tile.width + tile.gap), heightPx / (tile.height + tile.gap)]
  cell.context.drawImage(picture.image, 0, 0, tile.width * scaleX, tile.height * scaleY)
  if (marginPx === 0) return cell
  const whole = environment.createLayer(widthPx + 2 * marginPx, heightPx + 2 * marginPx)
  if (isTranslucentAtEdges(cell, size)) {
    // Where tiles overlap, their colors would add up, so the margin stays empty.
    whole.context.drawImage(cell.image, marginPx, marginPx)
  } else {
    for (let x = (marginPx % widthPx) - widthPx; x < widthPx + 2 * marginPx; x += widthPx) {
      for (let y = (marginPx % heightPx) - heightPx; y < heightPx + 2 * marginPx; y += heightPx) {
        whole.context.drawImage(cell.image, x, y)
      }
    }
  }
  cell.release()
  return whole
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
