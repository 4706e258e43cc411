import type { Element } from '../../document/elements/element.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { pathElement } from './path-element.ts'
import type { Look } from './svg-look.ts'
import { isStraight } from './svg-matrix.ts'

/** Where a shape of an SVG is, and how it looks. */
export interface SvgShape {
  readonly matrix: Matrix
  readonly look: Look
  readonly properties: ReadonlyMap<string, string>
}

/** Thrown by what has no equal among shapes. */
export class NotSimple extends Error {}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A rectangle, or a path if it is turned. */
export function rectOfSvg(box: Box, radius: number, shape: SvgShape): Element {
  const corner = radius > 0 ? { cornerRadius: radius * shape.matrix.a } : {}
  return straight({ type: 'rect', ...corner }, box, shape) ?? pathOfSvg(rectData(box, radius), shape)
}

/** An ellipse, or a path if it is turned. */
export function ellipseOfSvg(box: Box, shape: SvgShape): Element {
  return straight({ type: 'ellipse' }, box, shape) ?? pathOfSvg(ellipseData(box), shape)
}

/** Throws `NotSimple` for data that is broken, empty or too long. */
export function pathOfSvg(d: string, { matrix, look, properties }: SvgShape): Element {
  const rule = properties.get('fill-rule') === 'evenodd' ? { fillRule: 'evenodd' as const } : {}
  const element = pathElement(d, matrix, { id: '', ...shapeLook(look), ...rule })
  if (!element) throw new NotSimple()
  return element
}

/** The shape itself where it is not turned; undefined where it is. */
function straight(
  kind: { type: 'rect'; cornerRadius?: number } | { type: 'ellipse' },
  box: Box,
  { matrix, look }: SvgShape,
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
