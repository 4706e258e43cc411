import { type Canvas, Path2D } from '@napi-rs/canvas'
import type { Size } from '../../document/document.ts'
import { type Bounds, expand, scaleOf, shift } from '../../paint/bounds.ts'
import type { Context, FillRule, PaintImage, Path, Pattern } from '../../paint/canvas.ts'
import { multiply } from '../../paint/matrix.ts'
import { releaseCanvas } from '../skia.ts'
import { type ImageRegion, placementOf } from '../image-placement.ts'
import { compose } from './composite.ts'
import { fontAttributes } from './font-attributes.ts'
import { drawColored, measuring } from './svg-letters.ts'
import { escapeXml } from '../../escape-xml.ts'
import { svgNumber, transformAttribute } from './svg-number.ts'
import { SvgPattern } from './svg-paint.ts'
import { SvgState } from './svg-state.ts'
import { SvgSurface } from './svg-surface.ts'
import type { SvgTools } from './svg-tools.ts'
import { paintAttributes, penAttributes } from './write-paint.ts'
import { rectPath, dataOf, nativePath, boundsOf, nativeBounds } from './native-path.ts'

/* oxlint-disable max-params -- the arguments of Canvas 2D */

type Side = 'fill' | 'stroke'

/** Of what is drawn smaller, one pixel remains. */
const MIN_SCALE = 1e-4

/** Canvas 2D that writes SVG, on a page or a layer of this size. */
export class SvgContext extends SvgState implements Context {
  readonly #tools: SvgTools
  readonly #size: Size
  #surface = new SvgSurface()

  constructor(tools: SvgTools, size: Size) {
    super()
    this.#tools = tools
    this.#size = size
  }

  get markup(): string {
    return this.#surface.markup
  }

  createPattern(image: PaintImage, repetition: 'no-repeat' | 'repeat'): Pattern {
    return new SvgPattern(this.#tools.pictures.embed(image), repetition === 'repeat')
  }

  clip(path: Path, rule: FillRule = 'nonzero'): void {
    const { matrix, clipId: within } = this
    this.clipId = this.#tools.definitions.clip(dataOf(path), { rule, matrix, within })
  }

  fill(path: Path, rule: FillRule = 'nonzero'): void {
    const evenOdd = rule === 'evenodd' ? ' fill-rule="evenodd"' : ''
    this.#drawPath(dataOf(path), evenOdd + this.#paint('fill', () => boundsOf(path)))
  }

  stroke(path: Path): void {
    const reach = (this.lineWidth / 2) * (this.lineJoin === 'miter' ? Math.max(1, this.miterLimit) : 2)
    this.#drawPath(
      dataOf(path),
      this.#strokeAttributes(() => expand(boundsOf(path), reach)),
    )
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.fill(rectPath({ x, y, width, height }))
  }

  drawImage(image: PaintImage, ...numbers: readonly number[]): void {
    const { source, target } = placementOf(image as Canvas, numbers)
    if (source.width <= 0 || source.height <= 0) return
    const shown = scaleOf(this.matrix) * Math.max(target.width / source.width, target.height / source.height)
    const picture = this.#tools.pictures.embed(image, 1 / Math.max(shown * this.#tools.density, MIN_SCALE))
    this.save()
    if (!isWhole(source, picture)) this.clip(rectPath(target))
    this.#drawPart(picture.id, source, target)
    this.restore()
  }

  fillText(text: string, x: number, y: number): void {
    this.#drawText(text, { x, y }, 'fill')
  }

  strokeText(text: string, x: number, y: number): void {
    this.#drawText(text, { x, y }, 'stroke')
  }

  measureText(text: string): { readonly width: number } {
    return measuring(this).measureText(text)
  }

  /** Draws what a layer has as a whole, with the alpha and blend mode of this context. */
  drawLayer(markup: string): void {
    if (markup === '') return
    const isolation = markup.includes('mix-blend-mode') ? ' style="isolation:isolate"' : ''
    this.#draw((attributes) => `<g${this.#transform}${attributes}${isolation}>${markup}</g>`)
  }

  /** Wraps what `draw` draws in an element. */
  within([start, end]: readonly [start: string, end: string], draw: () => void): void {
    const outer = this.#surface
    this.#surface = new SvgSurface()
    draw()
    const { markup } = this.#surface
    this.#surface = outer
    if (markup !== '') outer.add(`${start}${markup}${end}`)
  }

  isPointInPath(path: Path, x: number, y: number, rule: FillRule = 'nonzero'): boolean {
    return measuring(this).isPointInPath(nativePath(path), x, y, rule)
  }

  isPointInStroke(path: Path, x: number, y: number): boolean {
    const context = measuring(this)
    context.lineWidth = this.lineWidth
    return context.isPointInStroke(nativePath(path), x, y)
  }

  get #transform(): string {
    return transformAttribute(this.matrix)
  }

  #drawPath(data: string, attributes: string): void {
    if (data !== '') this.#draw((own) => `<path d="${data}"${attributes}${this.#transform}${own}/>`)
  }

  #drawPart(id: string, source: ImageRegion, target: ImageRegion): void {
    const [scaleX, scaleY] = [target.width / source.width, target.height / source.height]
    const placed = {
      a: scaleX,
      b: 0,
      c: 0,
      d: scaleY,
      e: target.x - source.x * scaleX,
      f: target.y - source.y * scaleY,
    }
    const transform = transformAttribute(multiply(this.matrix, placed))
    const sharp = this.imageSmoothingEnabled ? '' : ' style="image-rendering:pixelated"'
    this.#draw((attributes) => `<use href="#${id}"${transform}${sharp}${attributes}/>`)
  }

  #drawText(text: string, { x, y }: { x: number; y: number }, side: Side): void {
    const { fonts, outlines } = this.#tools
    const outline = outlines.of(text, this)
    if (outline === undefined) {
      this.#drawColored(text, x, y)
      return
    }
    if (outline.isEmpty) return
    const bounds = (): Bounds => shift(nativeBounds(new Path2D(outline.data)), x, y)
    const attributes =
      side === 'fill' ? this.#paint('fill', bounds) : this.#strokeAttributes(() => expand(bounds(), this.lineWidth * 2))
    if (fonts) {
      fonts.use(this.font, text)
      const place = ` x="${svgNumber(x)}" y="${svgNumber(y)}"`
      const font = fontAttributes(this)
      this.#draw(
        (own) =>
          `<text${place}${font}${attributes}${this.#transform}${own} xml:space="preserve">${escapeXml(text)}</text>`,
      )
    } else this.#drawPath(outline.at(x, y), attributes)
  }

  #drawColored(text: string, x: number, y: number): void {
    const colored = drawColored(text, this, this.#density)
    const { canvas, scale } = colored
    this.drawImage(canvas, x + colored.x, y + colored.y, canvas.width / scale, canvas.height / scale)
    releaseCanvas(canvas)
  }

  get #density(): number {
    return Math.max(MIN_SCALE, this.#tools.density * scaleOf(this.matrix))
  }

  #strokeAttributes(bounds: () => Bounds): string {
    return ` fill="none"${this.#paint('stroke', bounds)}${penAttributes(this)}`
  }

  #paint(side: Side, bounds: () => Bounds): string {
    const style = side === 'fill' ? this.fillStyle : this.strokeStyle
    const area = () => ({ bounds: bounds(), density: this.#density })
    return paintAttributes(this.#tools, { side, style, area })
  }

  #draw(write: (attributes: string) => string): void {
    const { globalAlpha, globalCompositeOperation, clipId: clip } = this
    if (globalAlpha === 0 && globalCompositeOperation === 'source-over') return
    const markup = write(globalAlpha === 1 ? '' : ` opacity="${svgNumber(globalAlpha)}"`)
    const { definitions } = this.#tools
    compose({ surface: this.#surface, definitions, size: this.#size }, globalCompositeOperation, { markup, clip })
  }
}

function isWhole({ x, y, width, height }: ImageRegion, whole: Size): boolean {
  return x <= 0 && y <= 0 && x + width >= whole.width && y + height >= whole.height
}
