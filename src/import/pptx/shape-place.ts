import type { XmlElement } from '@rgrove/parse-xml'
import { degrees, lengthPx, px } from '../numbers.ts'
import type { Placement } from '../placed-box.ts'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import { emuPx, type SlideContext, type SlidePart } from './slide-part.ts'

/** From the coordinates of a group to those of the page, in pixels. */
export interface GroupSpace {
  readonly scaleX: number
  readonly scaleY: number
  readonly x: number
  readonly y: number
  /** Number of groups around it. */
  readonly depth: number
}

export const PAGE_SPACE: GroupSpace = { scaleX: 1, scaleY: 1, x: 0, y: 0, depth: 0 }

export interface ShapePlace extends Placement {
  readonly flipX?: boolean
}

/** Returns the place of a shape, or undefined if it has none. */
export function placeOf(xfrm: XmlElement | undefined, { scaleX, scaleY, x, y }: GroupSpace): ShapePlace | undefined {
  const [offset, extent] = [childOf(xfrm, 'off')?.attributes, childOf(xfrm, 'ext')?.attributes]
  if (!xfrm || !offset || !extent) return undefined
  const rotation = degrees(Number(xfrm.attributes['rot'] ?? 0) / 60_000)
  return {
    x: px(emuPx(offset['x']) * scaleX + x),
    y: px(emuPx(offset['y']) * scaleY + y),
    width: lengthPx(emuPx(extent['cx']) * scaleX),
    height: lengthPx(emuPx(extent['cy']) * scaleY),
    ...(rotation !== 0 && { rotation }),
    ...(isTrue(xfrm.attributes['flipH']) && { flipX: true }),
    ...(isTrue(xfrm.attributes['flipV']) && { flipY: true }),
  }
}

/** Returns the space of the children of a group whose own box is `place`, relative to that box. */
export function childSpace(xfrm: XmlElement | undefined, place: Placement, { depth }: GroupSpace): GroupSpace {
  const [offset, extent] = [childOf(xfrm, 'chOff')?.attributes, childOf(xfrm, 'chExt')?.attributes]
  const [width, height] = [emuPx(extent?.['cx']), emuPx(extent?.['cy'])]
  const [scaleX, scaleY] = [width > 0 ? place.width / width : 1, height > 0 ? place.height / height : 1]
  return { scaleX, scaleY, x: -emuPx(offset?.['x']) * scaleX, y: -emuPx(offset?.['y']) * scaleY, depth: depth + 1 }
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

/** The placeholder that a shape fills, such as the title. */
export function placeholderOf(shape: XmlElement): Readonly<Record<string, string>> | undefined {
  const properties = childrenOf(shape).find((child) => localName(child).startsWith('nv'))
  return childOf(properties, 'nvPr', 'ph')?.attributes
}

/** Returns the shapes of the layout and of the master that a placeholder inherits from, the nearest first. */
export function inheritedShapes(shape: XmlElement, { part }: Pick<SlideContext, 'part'>): XmlElement[] {
  const placeholder = placeholderOf(shape)
  if (!placeholder) return []
  const found: XmlElement[] = []
  let wanted = placeholder
  for (let parent = part.parent; parent; parent = parent.parent) {
    const match = findPlaceholder(parent, wanted)
    if (!match) continue
    found.push(match)
    wanted = { ...wanted, type: placeholderOf(match)?.['type'] ?? wanted['type'] ?? 'body' }
  }
  return found
}

const SAME: Readonly<Record<string, string>> = { ctrTitle: 'title', subTitle: 'body', obj: 'body' }

function findPlaceholder({ root }: SlidePart, { idx, type }: Readonly<Record<string, string>>): XmlElement | undefined {
  const shapes = childrenOf(childOf(root, 'cSld', 'spTree')).map((shape) => [shape, placeholderOf(shape)] as const)
  const kind = (name: string | undefined): string => SAME[name ?? 'obj'] ?? name ?? 'body'
  const byIndex = idx === undefined ? undefined : shapes.find(([, placeholder]) => placeholder?.['idx'] === idx)
  const byType = shapes.find(([, placeholder]) => placeholder && (placeholder['type'] ?? 'obj') === (type ?? 'obj'))
  const byKind = shapes.find(([, placeholder]) => placeholder && kind(placeholder['type']) === kind(type))
  return (byIndex ?? byType ?? byKind)?.[0]
}
