import type { Complete } from '../../document/elements/element.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { apply } from '../../paint/matrix.ts'
import type { Box } from '../../paint/scope.ts'
import { drawingAngle, type Units } from './emu.ts'
import { type Attributes, markup } from './xml-markup.ts'

/** A box in the space of its parent, which is mirrored and then rotated around its center. */
export interface PlacedBox extends Box {
  /** Degrees clockwise. */
  readonly rotation: number
  readonly flipX: boolean
  readonly flipY: boolean
}

/** Places a part of an element, given in the element's space, like the element. */
export function placePart(element: Complete, part: Box): PlacedBox {
  const center = apply(boxMatrix(element), { x: part.x + part.width / 2, y: part.y + part.height / 2 })
  const { rotation, flipX, flipY, type } = element
  const isMirrored = type !== 'image'
  return {
    x: center.x - part.width / 2,
    y: center.y - part.height / 2,
    width: part.width,
    height: part.height,
    rotation,
    flipX: isMirrored && flipX,
    flipY: isMirrored && flipY,
  }
}

export function unturned(box: Box): PlacedBox {
  return { ...box, rotation: 0, flipX: false, flipY: false }
}

/** `children` is the box in whose space the children of a group are. */
export function transformMarkup(
  units: Units,
  box: PlacedBox,
  { name = 'a:xfrm', children = undefined as Box | undefined } = {},
): string {
  const angle = drawingAngle(box.rotation)
  const attributes: Attributes = {
    rot: angle === 0 ? undefined : angle,
    flipH: box.flipX || undefined,
    flipV: box.flipY || undefined,
  }
  const inner = children ? [offset(units, 'a:chOff', children), extent(units, 'a:chExt', children)] : []
  return markup(name, attributes, offset(units, 'a:off', box), extent(units, 'a:ext', box), ...inner)
}

function offset(units: Units, name: string, { x, y }: Box): string {
  return markup(name, { x: units.emu(x), y: units.emu(y) })
}

function extent(units: Units, name: string, { width, height }: Box): string {
  return markup(name, { cx: Math.max(0, units.emu(width)), cy: Math.max(0, units.emu(height)) })
}
