import type { Element } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { scaleOf } from '../../paint/bounds.ts'
import { IDENTITY, multiply } from '../../paint/matrix.ts'
import { grouped } from './grouped.ts'
import { isMarkup, type Markup, textWithin } from './markup.ts'
import { pathElement } from './path-element.ts'
import { inheritedOf, type Inherited, type Look, lookOf, numberOf, propertiesOf } from './svg-look.ts'
import { matrixOfTransform } from './svg-matrix.ts'

/** With more, a drawing is handled better as one picture. */
const MOST_SHAPES = 200
const IGNORED = new Set(['title', 'desc', 'metadata', 'defs', 'sodipodi:namedview'])
/** What shapes here cannot have. */
const FOREIGN = ['clip-path', 'mask', 'filter', 'class', 'mix-blend-mode', 'marker-start', 'marker-mid', 'marker-end']
const NONE: ReadonlySet<string> = new Set(['', 'none', 'normal'])

interface Around {
  readonly matrix: Matrix
  readonly inherited: Inherited
}

/** Thrown by what has no equal among shapes. */
class NotSimple extends Error {}

/**
 * Reads an SVG as shapes that can be edited: rectangles, ellipses, lines, paths and texts in plain
 * colors. Undefined if it has anything else, such as gradients, or too many of them.
 */
export function svgShapes(svg: Markup): Element | undefined {
  try {
    const shapes = readChildren(svg, { matrix: viewMatrix(svg), inherited: inheritedOf(propertiesOf(svg, new Map())) })
    const [only] = shapes
    if (!only || shapes.length > MOST_SHAPES) return undefined
    const numbered = shapes.map((shape, index) => ({ ...shape, id: `${shape.type}-${index + 1}` }))
    return numbered.length === 1 ? { ...only, id: only.type } : grouped(numbered, 'drawing', titleOf(svg))
  } catch (error) {
    if (error instanceof NotSimple) return undefined
    throw error
  }
}

function titleOf({ children }: Markup): string {
  const title = children.filter(isMarkup).find(({ tag }) => tag === 'title')
  return title ? textWithin(title).trim().slice(0, 100) : ''
}

/** From the units of the view box to pixels. */
function viewMatrix({ attributes }: Markup): Matrix {
  const box = (attributes['viewBox'] ?? attributes['viewbox'] ?? '').split(/[\s,]+/).map(Number)
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = box
  if (box.length !== 4 || !(boxWidth > 0) || !(boxHeight > 0)) return IDENTITY
  const width = numberOf(attributes['width']) ?? boxWidth
  const height = numberOf(attributes['height']) ?? boxHeight
  const scale = Math.min(width / boxWidth, height / boxHeight)
  return { a: scale, b: 0, c: 0, d: scale, e: -x * scale, f: -y * scale }
}

function readChildren(node: Markup, around: Around): Element[] {
  return node.children.filter(isMarkup).flatMap((child) => readNode(child, around))
}

function readNode(node: Markup, { matrix, inherited }: Around): Element[] {
  if (IGNORED.has(node.tag)) {
    // Gradients and symbols matter only where something refers to them, which is not simple.
    return []
  }
  const properties = propertiesOf(node, inherited)
  if (FOREIGN.some((name) => !NONE.has(properties.get(name) ?? ''))) throw new NotSimple()
  if (properties.get('display') === 'none' || properties.get('visibility') === 'hidden') return []
  const own = matrixOfTransform(node.attributes['transform'] ?? '')
  if (!own) throw new NotSimple()
  const around = { matrix: multiply(matrix, own), inherited: inheritedOf(properties) }
  if (node.tag === 'g' || node.tag === 'a') {
    if (!NONE.has(properties.get('opacity') ?? '') && Number(properties.get('opacity')) !== 1) throw new NotSimple()
    return readChildren(node, around)
  }
  const look = lookOf(properties, scaleOf(around.matrix))
  if (!look) throw new NotSimple()
  if (look.fill === null && look.stroke === null) return []
  return readShape(node, { matrix: around.matrix, look, properties })
}

interface Shape {
  readonly matrix: Matrix
  readonly look: Look
  readonly properties: ReadonlyMap<string, string>
}

function readShape(node: Markup, shape: Shape): Element[] {
  const number = (name: string): number => {
    const text = node.attributes[name]
    const value = numberOf(text)
    if (text !== undefined && value === undefined) throw new NotSimple()
    return value ?? 0
  }
  switch (node.tag) {
    case 'rect': {
      const radius = Math.max(number('rx'), number('ry'))
      const box = { x: number('x'), y: number('y'), width: number('width'), height: number('height') }
      if (box.width <= 0 || box.height <= 0) return []
      const corner = radius > 0 ? { cornerRadius: radius * shape.matrix.a } : {}
      return [straight({ type: 'rect', ...corner }, box, shape) ?? path(rectData(box, radius), shape)]
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = node.tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
      const box = { x: number('cx') - rx, y: number('cy') - ry, width: 2 * rx, height: 2 * ry }
      if (rx <= 0 || ry <= 0) return []
      return [straight({ type: 'ellipse' }, box, shape) ?? path(ellipseData(box), shape)]
    }
    case 'line':
      return [path(`M ${number('x1')} ${number('y1')} L ${number('x2')} ${number('y2')}`, shape)]
    case 'polyline':
    case 'polygon':
      return [path(`M ${node.attributes['points'] ?? ''}${node.tag === 'polygon' ? ' Z' : ''}`, shape)]
    case 'path':
      return (node.attributes['d'] ?? '').trim() === '' ? [] : [path(node.attributes['d'] ?? '', shape)]
    case 'text':
      return [textOfSvg(node, { x: number('x'), y: number('y') }, shape)]
    default:
      throw new NotSimple()
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The shape itself where it is not turned; undefined where it is. */
function straight(
  kind: { type: 'rect'; cornerRadius?: number } | { type: 'ellipse' },
  box: Box,
  { matrix, look }: Shape,
): Element | undefined {
  if (!isStraight(matrix)) return undefined
  const placed = {
    x: matrix.a * box.x + matrix.e,
    y: matrix.d * box.y + matrix.f,
    width: matrix.a * box.width,
    height: matrix.d * box.height,
  }
  return { id: '', ...kind, ...placed, ...shapeLook(look) }
}

function isStraight({ a, b, c, d }: Matrix): boolean {
  return Math.abs(b) < 1e-9 && Math.abs(c) < 1e-9 && a > 0 && d > 0
}

function path(d: string, { matrix, look, properties }: Shape): Element {
  const rule = properties.get('fill-rule') === 'evenodd' ? { fillRule: 'evenodd' as const } : {}
  const element = pathElement(d, matrix, { id: '', ...shapeLook(look), ...rule })
  if (!element) throw new NotSimple()
  return element
}

function shapeLook({ fill, stroke, opacity }: Look): Pick<Look, 'fill'> & Partial<Look> {
  return { fill, ...(stroke && { stroke }), ...(opacity < 1 && { opacity }) }
}

function rectData({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M ${x} ${y} h ${width} v ${height} h ${-width} Z`
  const arc = (dx: number, dy: number): string => `a ${r} ${r} 0 0 1 ${dx} ${dy}`
  const [h, v] = [width - 2 * r, height - 2 * r]
  return `M ${x + r} ${y} h ${h} ${arc(r, r)} v ${v} ${arc(-r, r)} h ${-h} ${arc(-r, -r)} v ${-v} ${arc(r, -r)} Z`
}

function ellipseData({ x, y, width, height }: Box): string {
  const [rx, ry] = [width / 2, height / 2]
  return `M ${x} ${y + ry} a ${rx} ${ry} 0 1 1 ${width} 0 a ${rx} ${ry} 0 1 1 ${-width} 0 Z`
}

/** Of fonts, the distance from the top of a line to the baseline with a line height of 1.2, in em. */
const BASELINE = 0.96
const LETTER_WIDTH = 0.55

/** One line, or several whose `tspan` elements are placed one by one. */
function textOfSvg(node: Markup, at: { x: number; y: number }, { matrix, look, properties }: Shape): Text {
  if (!isStraight(matrix) || look.fill === null) throw new NotSimple()
  const spans = node.children.filter(isMarkup)
  if (spans.some(({ tag, attributes }) => tag !== 'tspan' || 'style' in attributes || 'fill' in attributes))
    throw new NotSimple()
  const lines = spans.length > 1 ? spans.map(textWithin) : [textWithin(node)]
  const text = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n')
  const fontSize = (numberOf(properties.get('font-size')) ?? 16) * matrix.a
  const width = Math.max(...text.split('\n').map((line) => line.length)) * fontSize * LETTER_WIDTH
  const [first] = spans
  const x = matrix.a * (numberOf(first?.attributes['x']) ?? at.x) + matrix.e
  const y = matrix.d * (numberOf(first?.attributes['y']) ?? at.y) + matrix.f
  const anchor = properties.get('text-anchor')
  const shift = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
  const family = properties.get('font-family')?.split(',')[0]?.replace(/["']/g, '').trim()
  const weight = properties.get('font-weight')
  return {
    ...{
      id: '',
      type: 'text',
      x: x - shift * width,
      y: y - BASELINE * fontSize,
      width,
      height: lines.length * fontSize * 1.2,
    },
    ...{ text, fontSize, fill: look.fill, fit: 'hug' },
    ...(family !== undefined && !/^(sans-serif|serif|monospace|)$/.test(family) && { fontFamily: family }),
    ...(weight !== undefined && {
      fontWeight: weight === 'bold' ? 700 : Math.round((Number(weight) || 400) / 100) * 100,
    }),
    ...(properties.get('font-style') === 'italic' && { fontStyle: 'italic' as const }),
    ...(anchor === 'middle' && { align: 'center' as const }),
    ...(anchor === 'end' && { align: 'end' as const }),
    ...(look.opacity < 1 && { opacity: look.opacity }),
  }
}
