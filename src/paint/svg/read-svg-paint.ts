import type { XmlElement } from '@rgrove/parse-xml'
import { type Bounds, isEmpty } from '../bounds.ts'
import { IDENTITY, invert, multiply } from '../matrix.ts'
import { unitsMatrix } from './read-clips.ts'
import { childrenOf, readOnce, type SvgReader, within } from './svg-reader.ts'
import type { SvgPaint, SvgStop } from './svg-drawing.ts'
import { matrixOf, numberOf, viewBoxMatrix, viewBoxOf } from './svg-values.ts'

const COLOR = /^#[0-9a-f]{6}$/i

/** Reads a color, or a reference to a gradient or pattern for an outline with `bounds`. Undefined for nothing. */
export function readPaint(reader: SvgReader, text: string, bounds: Bounds): SvgPaint | undefined {
  if (text === 'currentColor' || COLOR.test(text)) return { kind: 'color', color: readColor(reader, text) }
  return within(reader, text, (element) => {
    if (element.name === 'linearGradient' || element.name === 'radialGradient') {
      return readGradient(reader, element, bounds)
    }
    return element.name === 'pattern' ? readPattern(reader, element, bounds) : undefined
  })
}

/** Colors are compared as text when an element replaces them. */
function readColor({ colors }: SvgReader, text: string): string {
  const color = text === 'currentColor' ? text : text.toLowerCase()
  colors.add(color)
  return color
}

function readGradient(reader: SvgReader, element: XmlElement, bounds: Bounds): SvgPaint | undefined {
  const { name, attributes } = element
  const isFraction = attributes['gradientUnits'] !== 'userSpaceOnUse'
  // Fractions of a line have no meaning: SVG draws nothing.
  if (isFraction && isEmpty(bounds)) return undefined
  const matrix = multiply(isFraction ? unitsMatrix(bounds) : IDENTITY, matrixOf(attributes['gradientTransform']))
  if (!invert(matrix)) return undefined
  const spread = attributes['spreadMethod'] ?? 'pad'
  if (spread !== 'pad') reader.omitted.add('repeated gradients, which are drawn once')
  const stops = readOnce(reader.contents.stops, element, (gradient) =>
    childrenOf(gradient).flatMap((child) => readStop(reader, child)),
  )
  const value = (key: string, fallback: number): number => numberOf(attributes[key], fallback)
  if (name === 'linearGradient') {
    const from = { x: value('x1', 0), y: value('y1', 0) }
    return { kind: 'linear', from, to: { x: value('x2', 1), y: value('y2', 0) }, matrix, stops }
  }
  const center = { x: value('cx', 0.5), y: value('cy', 0.5) }
  const focus = { x: value('fx', center.x), y: value('fy', center.y) }
  return { kind: 'radial', center, focus, radius: value('r', 0.5), matrix, stops }
}

function readStop(reader: SvgReader, { name, attributes }: XmlElement): SvgStop[] {
  if (name !== 'stop') return []
  const color = readColor(reader, attributes['stop-color'] ?? '#000000')
  const offset = Math.min(1, Math.max(0, numberOf(attributes['offset'], 0)))
  return [{ offset, color, opacity: numberOf(attributes['stop-opacity'], 1) }]
}

function readPattern(reader: SvgReader, element: XmlElement, bounds: Bounds): SvgPaint | undefined {
  const { attributes } = element
  const value = (key: string): number => numberOf(attributes[key], 0)
  const units = unitsMatrix(bounds)
  const isFraction = attributes['patternUnits'] !== 'userSpaceOnUse'
  const tile = {
    x: isFraction ? value('x') * units.a + units.e : value('x'),
    y: isFraction ? value('y') * units.d + units.f : value('y'),
    width: value('width') * (isFraction ? units.a : 1),
    height: value('height') * (isFraction ? units.d : 1),
  }
  const matrix = matrixOf(attributes['patternTransform'])
  if (!(tile.width > 0 && tile.height > 0) || !invert(matrix)) return undefined
  const viewBox = viewBoxOf(attributes['viewBox'])
  const scale = attributes['patternContentUnits'] === 'objectBoundingBox' ? { ...units, e: 0, f: 0 } : IDENTITY
  const content = viewBox ? viewBoxMatrix(viewBox, tile, attributes['preserveAspectRatio']) : scale
  const nodes = readOnce(reader.contents.nodes, element, reader.readNodes)
  return { kind: 'pattern', tile, matrix, content, nodes }
}
