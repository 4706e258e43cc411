import { isEmpty, mapBounds, union } from '../../paint/bounds.ts'
import type { Context, Gradient, Pattern } from '../../paint/canvas.ts'
import { IDENTITY, invert } from '../../paint/matrix.ts'
import { openCanvas, releaseCanvas } from '../skia.ts'
import { svgNumber, svgNumbers, transformAttribute } from './svg-number.ts'
import { type PaintedArea, SvgGradient, SvgPattern } from './svg-paint.ts'
import type { SvgTools } from './svg-tools.ts'

/** A side of an image of a gradient that SVG does not have. */
const MAX_SIDE_PX = 4_096

/** Returns the attributes of a fill or a stroke, each with a leading space. */
export function paintAttributes(
  tools: SvgTools,
  { side, style, area }: { side: 'fill' | 'stroke'; style: string | Gradient | Pattern; area: () => PaintedArea },
): string {
  if (typeof style === 'string') return colorAttributes(side, style)
  const id =
    style instanceof SvgGradient ? gradientId(tools, style, area) : patternId(tools, style as SvgPattern, area())
  return ` ${side}="${id === undefined ? 'none' : `url(#${id})`}"`
}

/** Many programs do not read colors with alpha. */
function colorAttributes(name: string, color: string): string {
  const [, opaque, alpha] = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(color) ?? []
  if (opaque === undefined || alpha === undefined) return ` ${name}="${color}"`
  const opacity = alpha.toLowerCase() === 'ff' ? '' : ` ${opacityName(name)}="${svgNumber(parseInt(alpha, 16) / 255)}"`
  return ` ${name}="${opaque}"${opacity}`
}

function opacityName(name: string): string {
  return name === 'stop-color' ? 'stop-opacity' : `${name}-opacity`
}

function gradientId(tools: SvgTools, gradient: SvgGradient, area: () => PaintedArea): string | undefined {
  const { shape } = gradient
  if (shape.kind === 'conic') return conicId(tools, gradient, area())
  const stops = gradient.stops
    .map(({ offset, color }) => `<stop offset="${svgNumber(offset)}"${colorAttributes('stop-color', color)}/>`)
    .join('')
  const name = `${shape.kind}Gradient`
  const content = `gradientUnits="userSpaceOnUse" ${geometry(shape)}>${stops}</${name}>`
  return tools.definitions.add(content, (id) => `<${name} id="${id}" ${content}`)
}

function geometry(shape: Exclude<SvgGradient['shape'], { kind: 'conic' }>): string {
  if (shape.kind === 'linear') {
    const { from, to } = shape
    return attributes({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })
  }
  const { from, to } = shape
  return attributes({ cx: to.x, cy: to.y, r: to.radius, fx: from.x, fy: from.y, fr: from.radius })
}

function attributes(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${svgNumber(value)}"`)
    .join(' ')
}

/** SVG has no conic gradients: this one is an image. */
function conicId(tools: SvgTools, { shape, stops }: SvgGradient, { bounds, density }: PaintedArea): string | undefined {
  if (shape.kind !== 'conic' || isEmpty(bounds)) return undefined
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const scale = Math.min(density, MAX_SIDE_PX / Math.max(width, height))
  const { canvas, context } = openCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const { x, y } = shape.center
  const gradient = context.createConicGradient(shape.angle, (x - bounds.left) * scale, (y - bounds.top) * scale)
  for (const { offset, color } of stops) gradient.addColorStop(offset, color)
  context.fillStyle = gradient
  context.fillRect(0, 0, canvas.width, canvas.height)
  const pattern = new SvgPattern(tools.pictures.embed(canvas), false)
  releaseCanvas(canvas)
  pattern.setTransform({ a: 1 / scale, b: 0, c: 0, d: 1 / scale, e: bounds.left, f: bounds.top })
  return patternId(tools, pattern, { bounds, density })
}

/** A tile that is not repeated is as large as what it fills. */
function patternId(tools: SvgTools, { picture, repeats, matrix }: SvgPattern, area: PaintedArea): string | undefined {
  const inverse = invert(matrix)
  if (!inverse) return undefined
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  const tile = repeats ? whole : union(whole, mapBounds(inverse, area.bounds))
  const { left: x, top: y } = tile
  const box = attributes({ x, y, width: tile.right - x, height: tile.bottom - y })
  // The content begins at the corner of the tile.
  const placed = transformAttribute({ ...IDENTITY, e: -x, f: -y })
  const transform = transformAttribute(matrix, 'patternTransform')
  const content = `patternUnits="userSpaceOnUse" ${box}${transform}><use href="#${picture.id}"${placed}/></pattern>`
  return tools.definitions.add(content, (id) => `<pattern id="${id}" ${content}`)
}

type Pen = Pick<Context, 'lineWidth' | 'lineCap' | 'lineJoin' | 'miterLimit' | 'lineDashOffset'> & {
  readonly dash: readonly number[]
}

/** Returns the attributes of a stroke that differ from the defaults of SVG. */
export function penAttributes({ lineWidth, lineCap, lineJoin, miterLimit, lineDashOffset, dash }: Pen): string {
  const width = lineWidth === 1 ? '' : ` stroke-width="${svgNumber(lineWidth)}"`
  const cap = lineCap === 'butt' ? '' : ` stroke-linecap="${lineCap}"`
  const join = lineJoin === 'miter' ? ` stroke-miterlimit="${svgNumber(miterLimit)}"` : ` stroke-linejoin="${lineJoin}"`
  const offset = lineDashOffset === 0 ? '' : ` stroke-dashoffset="${svgNumber(lineDashOffset)}"`
  const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${svgNumbers(dash)}"${offset}`
  return width + cap + join + dashes
}
