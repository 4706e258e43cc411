import type { Layer, Path, Picture } from '../canvas.ts'
import { pageScope } from '../paint-page.ts'
import { paintDrawing } from './paint-drawing.ts'
import { readSvg } from './read-svg.ts'
import { createRecolor } from './recolor.ts'

interface DrawingTools {
  createLayer(widthPx: number, heightPx: number): Layer
  newPath(d?: string): Path
}

/** For patterns and filters, which need pixels: enough for most, since the size of an icon says nothing. */
const LONGEST_SIDE_PX = 1_024

/** Opens a normalized SVG. Its pixels are drawn only when they are used. Throws for other text. */
export function openDrawing(text: string, tools: DrawingTools): Picture {
  const drawing = readSvg(text)
  const scale = LONGEST_SIDE_PX / Math.max(drawing.width, drawing.height)
  const width = Math.max(1, Math.round(drawing.width * scale))
  const height = Math.max(1, Math.round(drawing.height * scale))
  let layer: Layer | undefined
  return {
    width,
    height,
    drawing,
    get image() {
      layer ??= rasterize()
      return layer.image
    },
  }

  function rasterize(): Layer {
    const drawn = tools.createLayer(width, height)
    const scope = pageScope(drawn.context, {
      ...tools,
      size: { width, height },
      layoutText: () => {
        throw new Error('a drawing has no text')
      },
      pictures: new Map(),
      target: 'raster',
      // Reported where the drawing is used as vectors.
      warn: () => undefined,
    })
    drawn.context.scale(width / drawing.width, height / drawing.height)
    paintDrawing(scope, drawing, createRecolor({}))
    return drawn
  }
}
