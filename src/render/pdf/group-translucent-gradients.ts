import type { Size } from '../../document/document.ts'
import type { Context, Gradient, Pattern } from '../../paint/canvas.ts'
import type { VectorLayer } from '../../paint/environment.ts'

const SETTINGS = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'miterLimit',
  'lineDashOffset',
  'font',
  'textAlign',
  'textBaseline',
  'direction',
  'letterSpacing',
  'wordSpacing',
  'fontKerning',
  'textRendering',
  'fontFeatureSettings',
  'lang',
] as const

type Settings = Record<(typeof SETTINGS)[number], unknown>
type Draw = (context: Context) => void

/**
 * Makes `context` draw translucent gradients and patterns as groups: Poppler ignores the alpha of
 * gradients, and the tiles of patterns overlap. `size` is in device pixels.
 */
export function groupTranslucentGradients(context: Context, size: Size, openLayer: (size: Size) => VectorLayer): void {
  const isGrouped = (style: string | Gradient | Pattern): boolean =>
    context.globalAlpha < 1 && typeof style !== 'string'
  const group = (draw: Draw): void => {
    const layer = openLayer(size)
    copySettings(context, layer.context)
    draw(layer.context)
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    layer.drawOnto(context)
    context.restore()
    layer.release()
  }
  const { fill, stroke, fillRect, fillText, strokeText } = boundMethods(context)
  context.fill = (path, rule) => {
    if (isGrouped(context.fillStyle)) group((inner) => inner.fill(path, rule))
    else fill(path, rule)
  }
  context.stroke = (path) => {
    if (isGrouped(context.strokeStyle)) group((inner) => inner.stroke(path))
    else stroke(path)
  }
  context.fillRect = (...box) => {
    if (isGrouped(context.fillStyle)) group((inner) => inner.fillRect(...box))
    else fillRect(...box)
  }
  context.fillText = (text, x, y) => {
    if (isGrouped(context.fillStyle)) group((inner) => inner.fillText(text, x, y))
    else fillText(text, x, y)
  }
  context.strokeText = (text, x, y) => {
    if (isGrouped(context.strokeStyle)) group((inner) => inner.strokeText(text, x, y))
    else strokeText(text, x, y)
  }
}

function boundMethods(context: Context): Pick<Context, 'fill' | 'stroke' | 'fillRect' | 'fillText' | 'strokeText'> {
  return {
    fill: context.fill.bind(context),
    stroke: context.stroke.bind(context),
    fillRect: context.fillRect.bind(context),
    fillText: context.fillText.bind(context),
    strokeText: context.strokeText.bind(context),
  }
}

function copySettings(from: Context, to: Context): void {
  const [source, target] = [from, to] as unknown as readonly [Settings & Dashed, Settings & Dashed]
  for (const name of SETTINGS) target[name] = source[name]
  target.setLineDash(source.getLineDash())
  const { a, b, c, d, e, f } = from.getTransform()
  to.setTransform(a, b, c, d, e, f)
}

interface Dashed {
  getLineDash(): number[]
  setLineDash(segments: number[]): void
}
