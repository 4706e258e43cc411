import type { Context } from '../../paint/canvas.ts'

/** A canvas with the context that it was opened with. */
export interface OpenLayer {
  readonly context: Context
  readonly image: HTMLCanvasElement
}

const MOST_PX = 2_000_000
/** Larger layers are rare, and their memory is worth more than the time to create them. */
const MOST_PX_OF_ONE = 100_000

/** By size. A frame with shadows needs dozens of small layers, most of them as large as those of the frame before. */
const released = new Map<string, OpenLayer[]>()
let totalPx = 0

/** Returns a released layer of this size, as it was when it was new; undefined if there is none. */
export function takeReleased(widthPx: number, heightPx: number): OpenLayer | undefined {
  const layer = released.get(keyOf(widthPx, heightPx))?.pop()
  if (layer) totalPx -= widthPx * heightPx
  return layer
}

/** Keeps a layer for `takeReleased`, or frees its memory. */
export function keepReleased(layer: OpenLayer): void {
  const { width, height } = layer.image
  const px = width * height
  if (px > MOST_PX_OF_ONE || !reset(layer.context)) {
    free(layer)
    return
  }
  if (totalPx + px > MOST_PX) freeAll()
  const key = keyOf(width, height)
  const others = released.get(key)
  if (others) others.push(layer)
  else released.set(key, [layer])
  totalPx += px
}

function freeAll(): void {
  for (const layers of released.values()) layers.forEach(free)
  released.clear()
  totalPx = 0
}

function free({ image }: OpenLayer): void {
  image.width = image.height = 0
}

function keyOf(width: number, height: number): string {
  return `${width} ${height}`
}

/** Returns false in browsers that cannot. What `browser-canvas.ts` adds to contexts is not reset by them. */
function reset(context: Context): boolean {
  if (!('reset' in context)) return false
  context.filter = 'none'
  ;(context as Context & { reset: () => void }).reset()
  context.fontFeatureSettings = 'normal'
  return true
}
