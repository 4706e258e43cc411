import type { Element } from '../../document/elements/element.ts'
import type { Filters, Image } from '../../document/elements/image.ts'
import { LIMITS } from '../../document/limits.ts'
import { readCssPaint } from '../css-paint.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { readDataUrl } from '../data-url.ts'
import { lengthPx, within } from '../numbers.ts'
import { baseOf } from './polotno-base.ts'
import type { PolotnoElement } from './polotno-context.ts'
import { pictureSource } from './polotno-pictures.ts'
import { type Fields, fieldsOf, numberIn, textIn } from './polotno-values.ts'

export function convertImage(element: PolotnoElement): Element[] {
  const { fields, draft, id } = element
  const src = pictureSource(textIn(fields, 'src'), usedAs(element, 'image'), draft)
  if (src === undefined) return []
  return [{ ...imageOf(element), src, ...maskFrom(element, 'clipSrc'), id }]
}

/** An SVG with `maskSrc` is the shape of a picture. */
export function convertSvg(element: PolotnoElement): Element[] {
  const { fields, draft, id } = element
  const src = pictureSource(textIn(fields, 'src'), usedAs(element, 'drawing'), draft)
  if (src === undefined) return []
  if (textIn(fields, 'maskSrc') !== '') {
    const picture = pictureSource(textIn(fields, 'maskSrc'), usedAs(element, 'image'), draft)
    if (picture !== undefined) return [{ ...imageOf(element), src: picture, mask: { type: 'alpha', src, fit: 'fill' } }]
  }
  const isDrawing = src.startsWith('asset:') ? isSvgData(textIn(fields, 'src')) : /\.svg(?:[?#]|$)/i.test(src)
  if (!isDrawing) return [{ ...imageOf(element), src }]
  if (!isWholeCrop(fields))
    draft.note('Cropped SVG', 'Drawings are not cropped; the whole one is shown.', { element: id })
  if (numberIn(fields, 'borderSize', 0) > 0 || numberIn(fields, 'cornerRadius', 0) > 0)
    draft.note('Border or round corners of an SVG', 'Only images have them; they were left out.', { element: id })
  const colors = colorsOf(element)
  return [
    {
      ...unfiltered(element),
      type: 'svg',
      src,
      fit: fields['keepRatio'] === true ? 'contain' : 'fill',
      ...(fields['flipX'] === true && { flipX: true }),
      ...(fields['flipY'] === true && { flipY: true }),
      ...(Object.keys(colors).length > 0 && { colors }),
    },
  ]
}

function imageOf(element: PolotnoElement): Omit<Image, 'src'> {
  const { fields, scale, draft } = element
  const { blur, ...base } = baseOf(element)
  const filters = { ...filtersOf(fields, element), ...(blur !== undefined && { blur }) }
  const radius = lengthPx(numberIn(fields, 'cornerRadius', 0) * scale)
  const border = within(numberIn(fields, 'borderSize', 0) * scale, 0, LIMITS.strokePx)
  if (textIn(fields, 'type') === 'gif') draft.note('Animated GIF', 'Its first frame is shown.', { element: element.id })
  return {
    ...base,
    type: 'image',
    ...(fields['stretchEnabled'] === true && { fit: 'fill' as const }),
    ...(!isWholeCrop(fields) && { crop: cropOf(fields) }),
    ...(fields['flipX'] === true && { flipX: true }),
    ...(fields['flipY'] === true && { flipY: true }),
    ...(radius > 0 && { cornerRadius: radius }),
    ...(border > 0 && { stroke: { paint: borderPaint(element), width: border, align: 'inside' as const } }),
    ...(Object.keys(filters).length > 0 && { filters }),
  }
}

function borderPaint({ fields, draft, id: element }: PolotnoElement) {
  return readCssPaint(textIn(fields, 'borderColor', 'black'), draft, { element }) ?? '#000000'
}

function cropOf(fields: Fields): NonNullable<Image['crop']> {
  const least = LIMITS.minCrop
  const x = within(numberIn(fields, 'cropX', 0), 0, 1 - least)
  const y = within(numberIn(fields, 'cropY', 0), 0, 1 - least)
  const width = Math.min(within(numberIn(fields, 'cropWidth', 1), least, 1), 1 - x)
  const height = Math.min(within(numberIn(fields, 'cropHeight', 1), least, 1), 1 - y)
  return { x, y, width, height }
}

function isWholeCrop(fields: Fields): boolean {
  const { x, y, width, height } = cropOf(fields)
  return x === 0 && y === 0 && width > 0.999 && height > 0.999
}

function maskFrom({ fields, draft, id }: PolotnoElement, name: string): Pick<Image, 'mask'> {
  const text = textIn(fields, name)
  const src = text === '' ? undefined : pictureSource(text, { name: 'Mask', kind: 'mask', element: id }, draft)
  return src === undefined ? {} : { mask: { type: 'alpha', src, fit: 'fill' } }
}

/** Amounts of Polotno are from -1 to 1; 0 changes nothing. */
const FILTERS: Readonly<Record<string, (amount: number) => Filters>> = {
  sepia: (amount) => ({ sepia: within(amount, 0, 1) }),
  grayscale: (amount) => ({ grayscale: within(amount, 0, 1) }),
  contrast: (amount) => ({ contrast: within(1 + amount, 0, 10) }),
  saturation: (amount) => ({ saturation: within(1 + amount, 0, 10) }),
  vibrance: (amount) => ({ saturation: within(1 + amount / 2, 0, 10) }),
  warm: (amount) => ({ tint: { color: '#ff9a3c', amount: within(amount * 0.3, 0, 1) } }),
  cold: (amount) => ({ tint: { color: '#3c8cff', amount: within(amount * 0.3, 0, 1) } }),
}
const APPROXIMATE = new Set(['vibrance', 'warm', 'cold'])

function filtersOf(fields: Fields, { draft, id: element }: PolotnoElement): Filters {
  const filters: Filters = {
    ...(fields['brightnessEnabled'] === true && { brightness: within(1 + numberIn(fields, 'brightness', 0), 0, 10) }),
    ...(fields['sepiaEnabled'] === true && { sepia: 1 }),
    ...(fields['grayscaleEnabled'] === true && { grayscale: 1 }),
  }
  for (const [name, filter] of Object.entries(fieldsOf(fields['filters']))) {
    const read = FILTERS[name]
    if (read) Object.assign(filters, read(numberIn(fieldsOf(filter), 'intensity', 1)))
    if (!read) draft.note(`Filter “${name.slice(0, 40)}”`, 'Images have no such filter; it was left out.', { element })
    else if (APPROXIMATE.has(name)) draft.note(`Filter “${name}”`, 'The filter was approximated.', { element })
  }
  return filters
}

function unfiltered(element: PolotnoElement) {
  const { fields, draft, id } = element
  if (Object.keys(filtersOf(fields, element)).length > 0)
    draft.note('Color filter', 'Only images have filters; it was left out.', { element: id })
  return baseOf(element)
}

/** Colors that are no plain color, such as gradients, cannot be replaced. */
function colorsOf({ fields, draft, id: element }: PolotnoElement): Record<string, string> {
  const colors: Record<string, string> = {}
  const replaced = Object.entries(fieldsOf(fields['colorsReplace']))
  for (const [from, to] of draft.first(replaced, LIMITS.svgColors, { noun: 'replaced colors of an SVG', element })) {
    const [old, replacement] = [readColor(from), typeof to === 'string' ? readColor(to) : undefined]
    if (old && replacement) colors[hexOf({ ...old, a: 1 })] = hexOf(replacement)
    else draft.note('Replaced color of an SVG', 'The color is not supported; it was left as it is.', { element })
  }
  return colors
}

function isSvgData(src: string): boolean {
  return src.trimStart().startsWith('<svg') || readDataUrl(src)?.type === 'image/svg+xml'
}

function usedAs({ fields, id: element }: PolotnoElement, kind: string) {
  return { name: textIn(fields, 'name'), kind, element }
}
