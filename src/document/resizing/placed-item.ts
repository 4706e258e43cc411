import type { Size } from '../document.ts'
import type { Element, ElementOf } from '../elements/element.ts'
import { scaleElement } from '../scale-element.ts'
import { bounded, boundedLength } from '../scaled-number.ts'
import { AXES, type Axis, boxOf, lengthOf, type Span, spanOf } from './axis.ts'
import type { AxisMap } from './axis-map.ts'
import { isPattern } from './is-pattern.ts'
import type { Item } from './giving-item.ts'
import { type Box, scaleWhole } from './scale-whole.ts'
import { layTiles } from './lay-tiles.ts'
import { warpPath } from './warp-path.ts'

/** Where a region goes: its place on the new page, and how coordinates on its axes move. */
export interface Target {
  readonly scale: number
  readonly from: Size
  readonly to: Readonly<Record<Axis, Span>>
  readonly maps: Readonly<Record<Axis, AxisMap>>
  /** Sides that are edges of the page, over which things may bleed. */
  readonly edges: Readonly<Record<Axis, { readonly start: boolean; readonly end: boolean }>>
  /** In CSS pixels: what bleeds off the page continues to, if it has done so. */
  readonly bleed: number
  readonly arrange: Arrange
}

/** Arranges the elements of a group that is a page of its own. */
export type Arrange = (elements: readonly Element[], from: Size, to: Size) => Element[]

const EDGE_PX = 0.5
export function placed(item: Item, target: Target): Element {
  const spans = { x: spanOn(item, 'x', target), y: spanOn(item, 'y', target) }
  if (!isWhole(item)) return stretched(item, boxOf(spans.x, spans.y), target)
  return item.element.type === 'rect' && item.isThrough
    ? tiltedBar(item.element, { item, spans, target })
    : scaleWhole(item.element, target.scale, ownBox(item, spans, target))
}

/** What lies on an ornament keeps its proportions with it. */
function isWhole({ give, carrier }: Item): boolean {
  return carrier !== undefined || (give.x === 'whole' && give.y === 'whole')
}

interface Spans {
  readonly x: Span
  readonly y: Span
}

/** Returns the box of the element within what it takes up: they differ if it is tilted. */
function ownBox({ element, box }: Item, { x, y }: Spans, { scale }: Target): Box {
  return {
    x: x.start + (element.x - box.x) * scale,
    y: y.start + (element.y - box.y) * scale,
    width: element.width * scale,
    height: element.height * scale,
  }
}

/** Is lengthened until it reaches over both edges again. */
function tiltedBar(bar: Element, { item, spans, target }: { item: Item; spans: Spans; target: Target }): Element {
  const box = ownBox(item, spans, target)
  const reach = AXES.map((axis) => {
    const { start, end } = spanOf(item.box, axis)
    const isThrough = start < 0 && end > lengthOf(target.from, axis)
    return isThrough ? (target.to[axis].end - target.to[axis].start) / lengthOf(target.from, axis) / target.scale : 1
  })
  const factor = Math.max(1, ...reach)
  const along: Axis = bar.width > bar.height ? 'x' : 'y'
  const length = around(middleOf(spanOf(box, along)), lengthOf(box, along) * factor)
  const longer = along === 'x' ? boxOf(length, spanOf(box, 'y')) : boxOf(spanOf(box, 'x'), length)
  return scaleWhole(bar, target.scale, longer)
}

function middleOf({ start, end }: Span): number {
  return (start + end) / 2
}

function spanOn(item: Item, axis: Axis, target: Target): Span {
  const { give, isLoose, box } = item
  const old = spanOf(box, axis)
  const { scale, maps } = target
  if (item.carrier) return anchored(item, axis, target)
  switch (give[axis]) {
    case 'through':
      return throughSpan(old, axis, target)
    case 'photo':
    case 'text':
    case 'panel':
      return { start: overEdge(old.start, axis, target), end: overEdge(old.end, axis, target) }
    case 'whole':
      return isLoose ? anchored(item, axis, target) : around(middle(old, maps[axis]), scale * (old.end - old.start))
  }
}

function middle({ start, end }: Span, map: AxisMap): number {
  return (map(start) + map(end)) / 2
}

function around(center: number, length: number): Span {
  return { start: center - length / 2, end: center + length / 2 }
}

/** Keeps the overhang beyond an edge of the page, and ends inside of the page without one. */
function overEdge(at: number, axis: Axis, target: Target): number {
  const { start, end } = target.edges[axis]
  const length = lengthOf(target.from, axis)
  if (at <= EDGE_PX) return target.to[axis].start - (start ? overhang(-at, axis, target) : 0)
  if (at >= length - EDGE_PX) return target.to[axis].end + (end ? overhang(at - length, axis, target) : 0)
  return target.maps[axis](at)
}

function throughSpan({ start, end }: Span, axis: Axis, target: Target): Span {
  return { start: overEdge(start, axis, target), end: overEdge(end, axis, target) }
}

/** A picture across several pages continues on the next one. */
function overhang(by: number, axis: Axis, { scale, from, to, bleed }: Target): number {
  if (by <= 0) return 0
  const length = lengthOf(from, axis)
  if (by > length / 2) return (by * (to[axis].end - to[axis].start)) / length
  return Math.max(by * scale, Math.min(by, bleed))
}

/** Keeps the distance from the edge that it, or the ornament on which it lies, bleeds over. */
function anchored({ box, carrier = box }: Item, axis: Axis, { scale, from, to, maps }: Target): Span {
  const length = lengthOf(from, axis)
  const old = spanOf(box, axis)
  const { start, end } = spanOf(carrier, axis)
  const [isOver, isUnder] = [start < -EDGE_PX, end > length + EDGE_PX]
  const center = (start + end) / 2
  const anchor =
    isOver === isUnder
      ? { at: center, to: maps[axis](center) }
      : isOver
        ? { at: 0, to: to[axis].start }
        : { at: length, to: to[axis].end }
  const moved = (at: number): number => anchor.to + (at - anchor.at) * scale
  return { start: moved(old.start), end: moved(old.end) }
}

function stretched(item: Item, to: Box, target: Target): Element {
  const { element, give, box } = item
  const { scale } = target
  if (element.type === 'group') return stretchedGroup(element, to, target)
  if (element.type === 'path' && AXES.every((axis) => give[axis] === 'through'))
    return backdropPath(element, to, target)
  if (give.y !== 'whole') return scaleElement(element, { scale, box: rounded(to) })
  // Text that is taller than its box keeps the box.
  const own = { ...to, y: to.y + (element.y - box.y) * scale, height: element.height * scale }
  return scaleElement(element, { scale, box: rounded(own) })
}

/** Crops a pattern, and moves the openings of a wall with what is behind them. */
function backdropPath(path: ElementOf<'path'>, to: Box, target: Target): Element {
  const { scale, maps } = target
  if (isPattern(path)) {
    const factor = Math.max(to.width / Math.max(1, path.width), to.height / Math.max(1, path.height))
    const x = around(to.x + to.width / 2, path.width * factor)
    const y = around(to.y + to.height / 2, path.height * factor)
    return scaleElement(path, { scale: factor, box: rounded(boxOf(x, y)) })
  }
  const stretchedPath = scaleElement(path, { scale, box: rounded(to) })
  const viewBox = path.viewBox ?? ([0, 0, path.width, path.height] as const)
  const [left, top, across, down] = viewBox
  const [perX, perY] = [path.width / across, path.height / down]
  const tiled = layTiles({ d: path.d, viewBox }, { to, scale, per: { x: perX, y: perY } })
  if (tiled && stretchedPath.type === 'path') return { ...stretchedPath, d: tiled.d, viewBox: [...tiled.viewBox] }
  const within = (position: number, length: number): number => Math.min(length, Math.max(0, position))
  const d = warpPath(path.d, {
    x: (at) =>
      isAtEnd(at - left, across)
        ? (within(at - left, across) / across) * to.width
        : maps.x(path.x + (at - left) * perX) - to.x,
    y: (at) =>
      isAtEnd(at - top, down) ? (within(at - top, down) / down) * to.height : maps.y(path.y + (at - top) * perY) - to.y,
    scale: scale * Math.min(perX, perY),
  })
  if (d === undefined || stretchedPath.type !== 'path' || to.width < 1 || to.height < 1) return stretchedPath
  return { ...stretchedPath, d, viewBox: [0, 0, stretchedPath.width, stretchedPath.height] }
}

function isAtEnd(at: number, length: number): boolean {
  return at <= 0 || at >= length
}

function stretchedGroup(
  group: ElementOf<'group'>,
  to: Box,
  { scale, arrange }: Pick<Target, 'scale' | 'arrange'>,
): Element {
  const scaled = scaleElement(group, { scale, box: rounded(to) })
  if (scaled.type !== 'group') return scaled
  return { ...scaled, elements: arrange(group.elements, group, to) }
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: bounded(x), y: bounded(y), width: boundedLength(width), height: boundedLength(height) }
}
