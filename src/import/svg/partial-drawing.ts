import { XmlElement, XmlText } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { escapeXml } from '../../escape-xml.ts'
import { multiply } from '../../paint/matrix.ts'
import { fileNameOf } from '../data-url.ts'
import { lengthPx, px } from '../numbers.ts'
import { pathBounds, transformedPath } from '../path-bounds.ts'
import type { Box } from '../placed-box.ts'
import { childrenOf, localName } from '../read-xml.ts'
import { INHERITED, styleOf } from './svg-css.ts'
import { type SvgContext, type SvgImport, TooComplex } from './svg-import.ts'
import { readLength } from './svg-lengths.ts'
import { outlineOf } from './basic-shapes.ts'
import { readTransform } from './svg-transform.ts'

/** Returns an `svg` element of only this part of the file, which designs cannot express otherwise. */
export function drawingOf(element: XmlElement, context: SvgContext, file: SvgImport): Element | undefined {
  file.left.drawings -= 1
  if (file.left.drawings < 0) throw new TooComplex('too many drawings')
  const box = visibleBox(element, context, file)
  if (!box || box.width === 0 || box.height === 0) return undefined
  const { a, b, c, d, e, f } = context.matrix
  const style = INHERITED.flatMap((name) =>
    context.style[name] === undefined ? [] : [`${name}:${context.style[name]}`],
  ).join(';')
  const sheets = elementsNamed(file.root, 'style').map((sheet) => serialized(sheet))
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`,
    ...sheets,
    `<defs>${referencedBy(element, file)
      .map((part) => serialized(part))
      .join('')}</defs>`,
    `<g transform="matrix(${[a, b, c, d, e, f].join(' ')})" style="${escapeXml(style)}">${serialized(element)}</g></svg>`,
  ].join('')
  const id = file.draft.id('drawing', element.attributes['id'])
  const src = file.draft.addFile(svg, new TextEncoder().encode(svg), fileNameOf(id, 'image/svg+xml'))
  return { id, type: 'svg', ...box, src, fit: 'fill' }
}

/** Returns the part of the page that an element may cover: its shapes with their strokes, and room for effects. */
function visibleBox(element: XmlElement, context: SvgContext, file: SvgImport): Box | undefined {
  const page = { x: 0, y: 0, ...file.size }
  const boxes: Box[] = []
  const unknown = new Set<string>()
  const visit = (node: XmlElement, { matrix, style, depth }: SvgContext): void => {
    if (depth > 30) return
    const own = styleOf(node, style, file.rules)
    const placed = multiply(matrix, readTransform(node.attributes['transform'] ?? own['transform']))
    const name = localName(node)
    if (['text', 'use', 'image', 'svg', 'foreignObject'].includes(name)) unknown.add(name)
    const outline = outlineOf(node, file.viewport)
    const bounds = outline === undefined ? undefined : pathBounds(transformedPath(outline, placed))
    if (bounds) {
      const scale = Math.max(Math.hypot(placed.a, placed.b), Math.hypot(placed.c, placed.d))
      const hasStroke = (own['stroke'] ?? 'none') !== 'none'
      const hasMarkers = ['marker-start', 'marker-mid', 'marker-end'].some(
        (marker) => (own[marker] ?? 'none') !== 'none',
      )
      const width = (readLength(own['stroke-width'], { whole: file.viewport.width, fontSize: 16 }) ?? 1) * scale
      const reach = (hasStroke ? width * 2 : 0) + (hasMarkers ? width * 10 + 4 : 0)
      boxes.push({
        x: bounds.x - reach,
        y: bounds.y - reach,
        width: bounds.width + 2 * reach,
        height: bounds.height + 2 * reach,
      })
    }
    for (const child of childrenOf(node)) visit(child, { matrix: placed, style: own, depth: depth + 1 })
  }

  visit(element, context)
  if (unknown.size > 0) return page
  const [first] = boxes
  if (!first) return undefined
  const filtered = (styleOf(element, context.style, file.rules)['filter'] ?? 'none') !== 'none' ? 0.2 : 0
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const [extraX, extraY] = [(right - left) * filtered + 1, (bottom - top) * filtered + 1]
  return {
    x: px(left - extraX),
    y: px(top - extraY),
    width: lengthPx(right - left + 2 * extraX),
    height: lengthPx(bottom - top + 2 * extraY),
  }
}

function elementsNamed(root: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = localName(root) === name ? [root] : []
  for (const child of childrenOf(root)) found.push(...elementsNamed(child, name))
  return found
}

const REFERENCE = /url\(\s*["']?#([^"'()\s]+)["']?\s*\)/g

/** Returns everything that an element refers to, also through others. */
function referencedBy(element: XmlElement, file: SvgImport): XmlElement[] {
  const found = new Set<XmlElement>()
  const visit = (node: XmlElement): void => {
    const style = Object.values(styleOf(node, {}, file.rules)).join(' ')
    const text = `${Object.values(node.attributes).join(' ')} ${style}`
    const ids = Array.from(text.matchAll(REFERENCE), ([, id = '']) => id)
    const href = node.attributes['href'] ?? node.attributes['xlink:href'] ?? ''
    if (href.startsWith('#')) ids.push(href.slice(1))
    for (const id of ids) {
      const target = file.byId.get(id)
      if (!target || found.has(target) || target === element) continue
      found.add(target)
      visit(target)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(element)
  return [...found]
}

/** Writes an element as XML. Names of other vocabularies, such as those of Inkscape, are left out. */
function serialized(element: XmlElement): string {
  const name = localName(element)
  if (element.name.includes(':') && !element.name.startsWith('svg:')) return ''
  const attributes = Object.entries(element.attributes)
    .filter(([key]) => !key.includes(':') || key.startsWith('xlink:') || key === 'xml:space')
    .filter(([key]) => !/^(on|xmlns)/i.test(key))
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const content = element.children.map((child) =>
    child instanceof XmlElement ? serialized(child) : child instanceof XmlText ? escapeXml(child.text) : '',
  )
  return `<${name}${attributes.join('')}>${content.join('')}</${name}>`
}
