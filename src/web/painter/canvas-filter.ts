import { blurPixels, DEVIATIONS, type Pixels } from './blur-pixels.ts'
import { changeColors, COLOR_FILTERS } from './color-filters.ts'

interface Filterable {
  readonly canvas: { readonly width: number; readonly height: number }
  drawImage: CanvasDrawImage['drawImage']
}

type Context = Filterable & CanvasRenderingContext2D

interface Effect {
  readonly apply: (pixels: Pixels) => void
  readonly reach: number
}

/** Adds `filter` for Safari, which lacks it. Applies only to `drawImage`, the only call that the painter filters. */
export function withFilter<Target extends object>(context: Target): Target {
  if ('filter' in context) return context
  const target = context as unknown as Context
  const draw = target.drawImage.bind(target) as (...args: readonly unknown[]) => void
  let effects: readonly Effect[] = []
  let current = 'none'
  Object.defineProperty(context, 'filter', {
    get: () => current,
    set: (filter: string) => {
      current = filter
      effects = effectsOf(filter)
    },
  })
  target.drawImage = (...args: readonly unknown[]) => {
    if (effects.length === 0) draw(...args)
    else drawFiltered(target, effects, { draw, args })
  }
  return context
}

function drawFiltered(
  target: Context,
  effects: readonly Effect[],
  { draw, args }: { draw: (...args: readonly unknown[]) => void; args: readonly unknown[] },
): void {
  const reach = Math.ceil(effects.reduce((sum, effect) => sum + effect.reach, 0))
  const [width, height] = [target.canvas.width + 2 * reach, target.canvas.height + 2 * reach]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const layer = canvas.getContext('2d', { willReadFrequently: true })
  if (!layer) throw new Error('This browser doesn’t support canvas.')
  layer.imageSmoothingEnabled = target.imageSmoothingEnabled
  layer.imageSmoothingQuality = target.imageSmoothingQuality
  const { a, b, c, d, e, f } = target.getTransform()
  layer.setTransform(a, b, c, d, e + reach, f + reach)
  ;(layer.drawImage as (...args: readonly unknown[]) => void)(...args)
  const pixels = layer.getImageData(0, 0, width, height)
  for (const effect of effects) effect.apply(pixels)
  layer.putImageData(pixels, 0, 0)
  target.save()
  target.resetTransform()
  draw(canvas, -reach, -reach)
  target.restore()
  canvas.width = canvas.height = 0
}

function effectsOf(filter: string): Effect[] {
  if (filter === 'none') return []
  return [...filter.matchAll(/([a-z-]+)\((-?[\d.e-]+)(?:px|deg)?\)/g)].map(([whole, name = '', argument]) => {
    const amount = Number(argument)
    if (name === 'blur') return { apply: (pixels) => blurPixels(pixels, amount), reach: amount * DEVIATIONS }
    const matrix = COLOR_FILTERS[name]?.(amount)
    if (!matrix) throw new RangeError(`Unknown filter: ${whole}.`)
    return { apply: (pixels) => changeColors(pixels, matrix), reach: 0 }
  })
}
