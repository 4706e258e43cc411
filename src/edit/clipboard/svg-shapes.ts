import type { Element } from '../../document/elements/element.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { scaleOf } from '../../paint/bounds.ts'
import { IDENTITY, multiply } from '../../paint/matrix.ts'
import { grouped } from './grouped.ts'
import { isMarkup, type Markup, textWithin } from './markup.ts'
import { inheritedOf, type Inherited, lookOf, numberOf, propertiesOf } from './svg-look.ts'
import { matrixOfTransform } from './svg-matrix.ts'
import { ellipseOfSvg, NotSimple, pathOfSvg, rectOfSvg, type SvgShape } from './svg-outline.ts'
import { textOfSvg } from './svg-text.ts'

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

function readShape(node: Markup, shape: SvgShape): Element[] {
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
      return [rectOfSvg(box, radius, shape)]
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = node.tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
      const box = { x: number('cx') - rx, y: number('cy') - ry, width: 2 * rx, height: 2 * ry }
      if (rx <= 0 || ry <= 0) return []
      return [ellipseOfSvg(box, shape)]
    }
    case 'line':
      return [pathOfSvg(`M ${number('x1')} ${number('y1')} L ${number('x2')} ${number('y2')}`, shape)]
    case 'polyline':
    case 'polygon':
      return [pathOfSvg(`M ${node.attributes['points'] ?? ''}${node.tag === 'polygon' ? ' Z' : ''}`, shape)]
    case 'path':
      return (node.attributes['d'] ?? '').trim() === '' ? [] : [pathOfSvg(node.attributes['d'] ?? '', shape)]
    case 'text':
      return [textOfSvg(node, { x: number('x'), y: number('y') }, shape)]
    default:
      throw new NotSimple()
  }
}
