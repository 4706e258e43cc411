import sharp from 'sharp'
import { complete, type Element } from '../src/document/elements/element.ts'
import { PAGE_DEFAULTS, type Page } from '../src/document/document.ts'
import { MARK, type RandomDocument } from './random-document.ts'

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** Below this, an element may fall between pixels. */
const VISIBLE_PX = 8
const VISIBLE_OPACITY = 0.2
const MARGIN = 4

/**
 * Returns why a page that was drawn without a warning is blank. A page is blank without its mark, or if it has no color
 * but its background although its topmost element alone must be visible.
 */
export async function findBlank(
  png: Uint8Array,
  page: Page,
  { size, scale }: RandomDocument,
): Promise<string | undefined> {
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colorAt = (at: number): Rgba => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0]
  const side = Math.min(MARK.sidePx, size.width, size.height) * scale
  const middle = Math.floor(side / 2)
  if (side >= 1 && !isNear(colorAt((middle * width + middle) * 4), rgba(MARK.color))) return 'the mark is missing'

  const background = rgba(backgroundOf(page))
  const skipped = Math.ceil(side) + 1
  for (let y = 0; y < height; y += 1) {
    for (let x = y < skipped ? skipped : 0; x < width; x += 1) {
      if (!isNear(colorAt((y * width + x) * 4), background)) return undefined
    }
  }
  const topmost = page.elements.at(-2)
  if (topmost === undefined || !mustBeVisible(topmost, background, { size, scale })) return undefined
  return `the page shows nothing of the ${topmost.type} ${topmost.id}`
}

function backgroundOf({ background = PAGE_DEFAULTS.background }: Page): string {
  return typeof background === 'string' ? background : '#00000000'
}

/** Recognizes the ordinary cases only: those in which no property of the element hides it. */
function mustBeVisible(
  element: Element,
  background: Rgba,
  { size, scale }: Pick<RandomDocument, 'size' | 'scale'>,
): boolean {
  const { x, y, width, height, visible, opacity, blendMode, blur } = complete(element)
  const [centerX, centerY] = [x + width / 2, y + height / 2]
  const isPlaced =
    Math.min(width, height) * scale >= VISIBLE_PX &&
    // Clear of the mark, and not larger than the page, of which it may show an empty part.
    Math.min(centerX, centerY) > 2 * MARK.sidePx &&
    centerX < size.width &&
    centerY < size.height &&
    Math.max(width, height) < Math.min(size.width, size.height)
  const isShown = visible && opacity >= VISIBLE_OPACITY && blendMode === 'normal' && blur * 2 < Math.min(width, height)
  return isPlaced && isShown && hasInk(element, background)
}

function hasInk(element: Element, background: Rgba): boolean {
  switch (element.type) {
    case 'rect':
    case 'polygon':
      return isInk(element.fill === undefined ? '#000000' : element.fill, background)
    case 'ellipse':
      return (
        element.startAngle === undefined &&
        element.endAngle === undefined &&
        (element.innerRadius ?? 0) < 0.5 &&
        isInk(element.fill === undefined ? '#000000' : element.fill, background)
      )
    case 'image':
      return (element.mask ?? null) === null && element.src.startsWith('builtin:') && element.filters === undefined
    case 'text':
      return (
        /[A-Za-z]{3}/.test(element.text ?? '') &&
        (element.fontSize ?? 16) >= VISIBLE_PX &&
        // Any of these may move the letters out of sight.
        ['padding', 'fit', 'path', 'baselineShift', 'columns', 'letterSpacing', 'lineHeight', 'list', 'tabs'].every(
          (name) => !Object.hasOwn(element, name),
        ) &&
        isInk(element.fill ?? '#000000', background)
      )
    case 'code':
      return isInk(element.foreground ?? '#000000', background)
    default:
      return false
  }
}

function isInk(fill: unknown, background: Rgba): boolean {
  if (typeof fill !== 'string') return false
  const color = rgba(fill)
  return color[3] >= 128 && !isNear(color, background)
}

function isNear(a: Rgba, b: Rgba): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= MARGIN)
}

/** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
function rgba(color: string): Rgba {
  const digits = color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color
  const value = (at: number): number => Number.parseInt(digits.slice(at, at + 2) || 'ff', 16)
  return [value(1), value(3), value(5), value(7)]
}
