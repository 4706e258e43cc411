import type { Layer } from './canvas.ts'
import type { PaintEnvironment } from './environment.ts'
import { DEVIATIONS } from './soften.ts'

export interface Extent {
  readonly widthPx: number
  readonly heightPx: number
}

/** Blurs without fading the edges, by extending the outermost pixels. */
export function blurWithin(
  environment: PaintEnvironment,
  source: Layer,
  { widthPx, heightPx, sigmaPx }: Extent & { readonly sigmaPx: number },
): Layer {
  const pad = Math.ceil(sigmaPx * DEVIATIONS)
  const wide = environment.createLayer(widthPx + 2 * pad, heightPx + 2 * pad)
  wide.context.imageSmoothingEnabled = false
  const columns = [
    { from: 0, size: 1, to: 0, over: pad },
    { from: 0, size: widthPx, to: pad, over: widthPx },
    { from: widthPx - 1, size: 1, to: pad + widthPx, over: pad },
  ]
  const rows = [
    { from: 0, size: 1, to: 0, over: pad },
    { from: 0, size: heightPx, to: pad, over: heightPx },
    { from: heightPx - 1, size: 1, to: pad + heightPx, over: pad },
  ]
  for (const column of columns) {
    for (const row of rows) {
      wide.context.drawImage(
        source.image,
        ...([column.from, row.from, column.size, row.size] as const),
        ...([column.to, row.to, column.over, row.over] as const),
      )
    }
  }
  const result = environment.createLayer(widthPx, heightPx)
  result.context.filter = `blur(${sigmaPx}px)`
  result.context.drawImage(wide.image, -pad, -pad)
  wide.release()
  return result
}
