import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { type Bounds, EMPTY_BOUNDS, expand, isEmpty, mapBounds, union } from '../bounds.ts'
import type { Matrix } from '../canvas.ts'
import { IDENTITY } from '../matrix.ts'
import { measureOutline } from './measure-outline.ts'
import { readClips, readMasks } from './read-clips.ts'
import { readPaint } from './read-svg-paint.ts'
import { childrenOf, createReader, type SvgReader } from './svg-reader.ts'
import type { SvgDrawing, SvgFill, SvgGroup, SvgNode, SvgShape, SvgStroke } from './svg-drawing.ts'
import { workOf } from './svg-work.ts'
import { blendOf, matrixOf, numberOf, numbersOf, viewBoxMatrix, viewBoxOf } from './svg-values.ts'

/** More dashes look like a solid line, and take seconds to draw. */
const MAX_DASHES = 6_000

/**
 * Reads an SVG that the server has normalized (assets/svg/normalize-svg.ts). Throws for text that is not XML, or has
 * another root.
 */
export function readSvg(text: string): SvgDrawing {
  const { root } = parseXml(text)
  if (root?.name !== 'svg') throw new TypeError('not an SVG')
  const byId = new Map<string, XmlElement>()
  collectIds(root, byId)
  const reader = createReader(byId, readNodes)
  const size = { width: numberOf(root.attributes['width'], 0), height: numberOf(root.attributes['height'], 0) }
  if (!(size.width > 0 && size.height > 0)) throw new TypeError('an SVG without a size')
  const viewBox = viewBoxOf(root.attributes['viewBox'])
  const matrix = viewBox ? viewBoxMatrix(viewBox, size, root.attributes['preserveAspectRatio']) : IDENTITY
  noteOmitted(reader, root.attributes['data-omitted'])
  const nodes = reader.readNodes(root)
  const placed = isIdentity(matrix) ? nodes : [plainGroup(matrix, nodes)]
  return { ...size, nodes: placed, work: workOf(placed), colors: [...reader.colors], omitted: [...reader.omitted] }
}

function collectIds(element: XmlElement, byId: Map<string, XmlElement>): void {
  const { id } = element.attributes
  if (id !== undefined && !byId.has(id)) byId.set(id, element)
  for (const child of childrenOf(element)) collectIds(child, byId)
}

function readNodes(reader: SvgReader, parent: XmlElement): SvgNode[] {
  return childrenOf(parent).flatMap((child): SvgNode[] => {
    if (child.name === 'path') return readShape(reader, child)
    return child.name === 'g' ? readGroup(reader, child) : []
  })
}

/** What the server marks in a file that it normalizes. */
const OMITTED: Readonly<Record<string, string>> = {
  filter: 'filters, which are omitted',
  image: 'embedded images, which are omitted',
  text: 'text that is omitted',
  html: 'embedded HTML, which is omitted',
  font: 'text in a font that the server does not have, which is drawn in another one',
}

function noteOmitted({ omitted }: Pick<SvgReader, 'omitted'>, marks: string | undefined): void {
  for (const mark of marks?.split(' ') ?? []) omitted.add(OMITTED[mark] ?? 'elements that are omitted')
}

function readGroup(reader: SvgReader, element: XmlElement): SvgNode[] {
  const { attributes } = element
  noteOmitted(reader, attributes['data-omitted'])
  const nodes = reader.readNodes(element)
  if (nodes.length === 0) return []
  const outline = outlineOf(nodes)
  const group: SvgGroup = {
    kind: 'group',
    matrix: matrixOf(attributes['transform']),
    opacity: numberOf(attributes['opacity'], 1),
    blend: blendOf(attributes['style']),
    clips: readClips(reader, attributes['clip-path'], outline),
    masks: readMasks(reader, attributes['mask'], outline),
    nodes,
    outline,
    ink: inkBounds(nodes),
  }
  // A clip without content hides everything.
  return group.opacity > 0 && group.clips.every(({ parts }) => parts.length > 0) ? [group] : []
}

function plainGroup(matrix: Matrix, nodes: readonly SvgNode[]): SvgGroup {
  const bounds = { outline: outlineOf(nodes), ink: inkBounds(nodes) }
  return { kind: 'group', matrix, opacity: 1, blend: 'normal', clips: [], masks: [], nodes, ...bounds }
}

function readShape(reader: SvgReader, { attributes }: XmlElement): SvgNode[] {
  const { d = '' } = attributes
  if (d === '' || attributes['visibility'] === 'hidden' || attributes['visibility'] === 'collapse') return []
  const { bounds, pieces, length } = measureOutline(d)
  const fill = readFill(reader, attributes, bounds)
  const stroke = readStroke(reader, attributes, { bounds, length })
  const reach = stroke ? (stroke.width / 2) * Math.max(stroke.join === 'miter' ? stroke.miterLimit : 1, Math.SQRT2) : 0
  const shape: SvgShape = {
    kind: 'shape',
    matrix: matrixOf(attributes['transform']),
    d,
    fill,
    stroke,
    isStrokeFirst: attributes['paint-order']?.startsWith('stroke') ?? false,
    pieces,
    length,
    outline: bounds,
    ink: expandFlat(bounds, reach),
  }
  return [shape]
}

function readFill(reader: SvgReader, attributes: XmlElement['attributes'], bounds: Bounds): SvgFill | undefined {
  const paint = readPaint(reader, attributes['fill'] ?? '#000000', bounds)
  if (!paint) return undefined
  const rule = attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero'
  return { paint, opacity: numberOf(attributes['fill-opacity'], 1), rule }
}

function readStroke(
  reader: SvgReader,
  attributes: XmlElement['attributes'],
  { bounds, length }: { readonly bounds: Bounds; readonly length: number },
): SvgStroke | undefined {
  const paint = readPaint(reader, attributes['stroke'] ?? 'none', bounds)
  const width = numberOf(attributes['stroke-width'], 1)
  if (!paint || width <= 0) return undefined
  const [cap, join] = [attributes['stroke-linecap'], attributes['stroke-linejoin']]
  return {
    paint,
    opacity: numberOf(attributes['stroke-opacity'], 1),
    width,
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
    miterLimit: numberOf(attributes['stroke-miterlimit'], 4),
    dash: readDash(reader, attributes, length),
    dashOffset: numberOf(attributes['stroke-dashoffset'], 0),
  }
}

function readDash({ omitted }: SvgReader, attributes: XmlElement['attributes'], length: number): readonly number[] {
  const dash = numbersOf(attributes['stroke-dasharray'])
  const period = dash.reduce((sum, length) => sum + length, 0)
  if (!(period > 0) || dash.some((length) => length < 0)) return []
  if ((length / period) * dash.length <= MAX_DASHES) return dash
  omitted.add('very short dashes, which are drawn as solid lines')
  return []
}

function outlineOf(nodes: readonly SvgNode[]): Bounds {
  return nodes.map((node) => mapFlat(node.matrix, node.outline)).reduce(unionFlat, EMPTY_BOUNDS)
}

function inkBounds(nodes: readonly SvgNode[]): Bounds {
  return nodes.map((node) => mapBounds(node.matrix, node.ink)).reduce(union, EMPTY_BOUNDS)
}

/** A straight line has bounds without an area, which still place its stroke. */
function expandFlat(bounds: Bounds, by: number): Bounds {
  const { left, top, right, bottom } = bounds
  return isEmpty(bounds)
    ? { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
    : expand(bounds, by)
}

function mapFlat(matrix: Matrix, bounds: Bounds): Bounds {
  const { left, top, right, bottom } = bounds
  const sliver = 1e-9
  return mapBounds(matrix, { left, top, right: Math.max(right, left + sliver), bottom: Math.max(bottom, top + sliver) })
}

function unionFlat(a: Bounds, b: Bounds): Bounds {
  return a === EMPTY_BOUNDS ? b : union(a, b)
}

function isIdentity(matrix: Matrix): boolean {
  return Object.entries(IDENTITY).every(([name, value]) => matrix[name as keyof Matrix] === value)
}
