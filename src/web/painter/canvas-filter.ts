import { blurPixels, type Pixels } from './blur-pixels.ts'
import { changeColors, COLOR_FILTERS } from './color-filters.ts'

/** What paints with a filter: the part of a 2D context that this needs. */
interface Filterable {
  readonly canvas: { readonly width: number; readonly height: number }
  drawImage: CanvasDrawImage['drawImage']
}

type Context = Filterable & CanvasRenderingContext2D

/** One function of a filter, and how far it carries what is drawn, in pixels. */
interface Effect {
  readonly apply: (pixels: Pixels) => void
  readonly reach: number
}

/** A Gaussian's weight beyond three deviations is invisible. */
const DEVIATIONS = 3

/**
 * Gives a context the `filter` of the Canvas API where the browser has none, as Safari: pictures that are drawn while it is set go by way of a
 * canvas of their own, whose pixels are changed here. It is for `drawImage` alone, which is all that the painter filters.
 */
export function withFilter<Any extends object>(context: Any): Any {
  if ('filter' in context) return context
  const target = context as unknown as Context
  const draw = target.drawImage.bind(target) as (...args: readonly unknown[]) => void
  let effects: readonly Effect[] = []
  let present = 'none'
  Object.defineProperty(context, 'filter', {
    get: () => present,
    set: (filter: string) => {
      present = filter
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
  // What lies beyond the edge comes in by a blur.
  const reach = Math.ceil(effects.reduce((sum, effect) => sum + effect.reach, 0))
  const [width, height] = [target.canvas.width + 2 * reach, target.canvas.height + 2 * reach]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const apart = canvas.getContext('2d', { willReadFrequently: true })
  if (!apart) throw new Error('This browser has no canvas to draw on.')
  apart.imageSmoothingEnabled = target.imageSmoothingEnabled
  apart.imageSmoothingQuality = target.imageSmoothingQuality
  const { a, b, c, d, e, f } = target.getTransform()
  apart.setTransform(a, b, c, d, e + reach, f + reach)
  ;(apart.drawImage as (...args: readonly unknown[]) => void)(...args)
  const pixels = apart.getImageData(0, 0, width, height)
  for (const effect of effects) effect.apply(pixels)
  apart.putImageData(pixels, 0, 0)
  target.save()
  target.resetTransform()
  draw(canvas, -reach, -reach)
  target.restore()
  canvas.width = canvas.height = 0
}

/** `brightness(1.2) blur(4px)` as what it does, in that order. */
function effectsOf(filter: string): Effect[] {
  if (filter === 'none') return []
  return [...filter.matchAll(/([a-z-]+)\((-?[\d.e-]+)(?:px|deg)?\)/g)].map(([whole, name = '', argument]) => {
    const amount = Number(argument)
    if (name === 'blur') return { apply: (pixels) => blurPixels(pixels, amount), reach: amount * DEVIATIONS }
    const matrix = COLOR_FILTERS[name]?.(amount)
    if (!matrix) throw new RangeError(`There is no filter ${whole}.`)
    return { apply: (pixels) => changeColors(pixels, matrix), reach: 0 }
  })
}
