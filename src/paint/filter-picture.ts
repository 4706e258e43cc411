import { FILTER_DEFAULTS, type Filters, TINT_DEFAULTS } from '../document/elements/image.ts'
import { blurWithin, type Extent } from './blur-within.ts'
import { scaleOf } from './bounds.ts'
import type { Context, Layer, Picture } from './canvas.ts'
import type { PaintEnvironment } from './environment.ts'
import { drawPicture, type Placement } from './fit-picture.ts'
import { parseHexColor } from '../document/hex-color.ts'
import { budgetedPx } from './layer-budget.ts'
import type { Box, Scope } from './scope.ts'

/** Limits of a filter layer. Larger images, such as a whole poster, become slightly softer. */
const FILTER_LAYER_PX = 24_000_000
const FILTER_SIDE_PX = 16_000

/** A blur of this many pixels hides all finer detail. */
const FINE_SIGMA_PX = 16

export interface Filtered {
  readonly picture: Picture
  readonly placement: Placement
  readonly filters: Filters
}

export function hasFilters(filters: Filters): boolean {
  return (
    cssFilters(filters) !== '' ||
    (filters.blur ?? FILTER_DEFAULTS.blur) > 0 ||
    filters.tint !== undefined ||
    filters.duotone !== undefined
  )
}

/** Draws a filtered picture through a layer no denser than the device or the image. */
export function filterPicture(scope: Scope, { picture, placement, filters }: Filtered): void {
  const { source, target } = placement
  const density = layerDensity(scope, placement, filters)
  const size = {
    widthPx: Math.max(1, Math.round(target.width * density)),
    heightPx: Math.max(1, Math.round(target.height * density)),
  }
  const create = (): Layer => filteredLayer(scope.environment, { picture, source, filters, size, density })
  const name = JSON.stringify([source, size, density, filters])
  const keepsOpacity = !filters.duotone && !filters.blur
  const derive = scope.target === 'vector' ? scope.environment.derive : undefined
  const filtered = derive?.(picture.image, { name, keepsOpacity, create }) ?? create()
  scope.context.imageSmoothingQuality = 'high'
  scope.context.drawImage(filtered.image, target.x, target.y, target.width, target.height)
  filtered.release()
}

interface FilteredPart extends Omit<Filtered, 'placement'> {
  readonly source: Box
  readonly size: Extent
  readonly density: number
}

/** Blurs last. */
function filteredLayer(
  environment: PaintEnvironment,
  { picture, source, filters, size, density }: FilteredPart,
): Layer {
  const { widthPx, heightPx } = size
  const layer = environment.createLayer(widthPx, heightPx)
  const { context } = layer
  context.filter = cssFilters(filters) || 'none'
  drawPicture(context, picture, { source, target: { x: 0, y: 0, width: widthPx, height: heightPx } })
  context.filter = 'none'
  if (filters.tint) tint(context, filters.tint, size)
  if (filters.duotone) duotone(context, filters.duotone, size)
  if (!filters.blur) return layer
  const blurred = blurWithin(environment, layer, { ...size, sigmaPx: filters.blur * density })
  if (blurred !== layer) layer.release()
  return blurred
}

function cssFilters(filters: Filters): string {
  const defaults = FILTER_DEFAULTS
  const { brightness, contrast, saturation, hue, grayscale, sepia } = { ...defaults, ...filters }
  return [
    brightness === defaults.brightness ? '' : `brightness(${brightness})`,
    contrast === defaults.contrast ? '' : `contrast(${contrast})`,
    saturation === defaults.saturation ? '' : `saturate(${saturation})`,
    hue === defaults.hue ? '' : `hue-rotate(${hue}deg)`,
    grayscale === defaults.grayscale ? '' : `grayscale(${grayscale})`,
    sepia === defaults.sepia ? '' : `sepia(${sepia})`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function layerDensity(scope: Scope, { source, target }: Placement, { blur = FILTER_DEFAULTS.blur }: Filters): number {
  const device = scope.target === 'vector' ? (scope.environment.vectorDensity ?? 3) : 1
  const deviceDensity = scaleOf(scope.context.getTransform()) * device
  const imageDensity = Math.max(source.width / target.width, source.height / target.height)
  const maxPx = Math.min(FILTER_LAYER_PX, budgetedPx(scope.environment))
  const densityByArea = Math.sqrt(maxPx / (target.width * target.height))
  const densityBySide = FILTER_SIDE_PX / Math.max(target.width, target.height)
  return Math.min(deviceDensity, imageDensity, densityByArea, densityBySide, blur > 0 ? FINE_SIGMA_PX / blur : Infinity)
}

function tint(
  context: Context,
  { color, amount = TINT_DEFAULTS.amount }: { color: string; amount?: number },
  size: Extent,
): void {
  context.save()
  context.globalCompositeOperation = 'source-atop'
  context.globalAlpha = amount
  context.fillStyle = color
  context.fillRect(0, 0, size.widthPx, size.heightPx)
  context.restore()
}

/** Maps lightness to a ramp between two colors. No blend mode does this and preserves alpha. */
function duotone(context: Context, { dark, light }: { dark: string; light: string }, size: Extent): void {
  const pixels = context.getImageData(0, 0, size.widthPx, size.heightPx)
  const [from, to] = [parseHexColor(dark), parseHexColor(light)]
  const ramp = new Uint8ClampedArray(256 * 4)
  for (let lightness = 0; lightness < 256; lightness++) {
    const at = lightness / 255
    ramp[lightness * 4] = from.r + (to.r - from.r) * at
    ramp[lightness * 4 + 1] = from.g + (to.g - from.g) * at
    ramp[lightness * 4 + 2] = from.b + (to.b - from.b) * at
    ramp[lightness * 4 + 3] = (from.a + (to.a - from.a) * at) * 255
  }
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    // Rec. 709 weights, as in CSS grayscale().
    const lightness =
      Math.round(0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) * 4
    data[at] = ramp[lightness] ?? 0
    data[at + 1] = ramp[lightness + 1] ?? 0
    data[at + 2] = ramp[lightness + 2] ?? 0
    data[at + 3] = ((data[at + 3] ?? 0) * (ramp[lightness + 3] ?? 0)) / 255
  }
  context.putImageData(pixels, 0, 0)
}
