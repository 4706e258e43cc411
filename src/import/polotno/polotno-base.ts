import { LIMITS } from '../../document/limits.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { px, within } from '../numbers.ts'
import { storableName } from '../storable-name.ts'
import { type Box, type Placement, placeBox } from '../placed-box.ts'
import { type Fields, listOf, numberIn, textIn } from './polotno-values.ts'
import type { PolotnoElement, PolotnoPage } from './polotno-context.ts'
import { slotOf } from './polotno-variables.ts'
import { storableLink } from '../storable-link.ts'

/** Polotno turns elements around their top left corner. */
function placeIn(fields: Fields, scale: number, box: Box): Placement {
  const angle = (numberIn(fields, 'rotation', 0) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
  const [e, f] = [numberIn(fields, 'x', 0) * scale, numberIn(fields, 'y', 0) * scale]
  const matrix: Matrix = { a: cos, b: sin, c: -sin, d: cos, e, f }
  return placeBox(matrix, box) ?? { x: px(e), y: px(f), width: 0, height: 0 }
}

/** Returns the box of an element from its top left corner. */
export function ownBox(fields: Fields): Box {
  return { x: 0, y: 0, width: numberIn(fields, 'width', 100), height: numberIn(fields, 'height', 100) }
}

/** Places a box in the coordinates of the element, in pixels of the file. */
export function baseOf(element: PolotnoElement, box: Box = ownBox(element.fields)) {
  const { fields, id, scale } = element
  return { ...placeIn(fields, scale, box), id, ...lookOf(fields, element, id), ...slotOf(element) }
}

export function lookOf(fields: Fields, { scale, draft }: PolotnoPage, id: string) {
  const opacity = within(numberIn(fields, 'opacity', 1), 0, 1)
  const blur =
    fields['blurEnabled'] === true ? within((numberIn(fields, 'blurRadius', 10) * scale) / 2, 0, LIMITS.blurPx) : 0
  const shadow = shadowOf(fields, scale)
  const link = storableLink(textIn(fields, 'href'), draft, { element: id })
  const name = storableName(textIn(fields, 'name'))
  return {
    ...(name !== '' && { name }),
    ...(opacity !== 1 && { opacity }),
    ...((fields['visible'] === false || fields['showInExport'] === false) && { visible: false }),
    ...((fields['locked'] === true || fields['draggable'] === false) && { locked: true }),
    ...(blur > 0 && { blur }),
    ...(shadow && { shadows: [shadow] }),
    ...(link !== undefined && { link }),
  }
}

function shadowOf(fields: Fields, scale: number) {
  if (fields['shadowEnabled'] !== true) return undefined
  const color = readColor(textIn(fields, 'shadowColor', 'black'))
  return {
    x: px(numberIn(fields, 'shadowOffsetX', 0) * scale),
    y: px(numberIn(fields, 'shadowOffsetY', 0) * scale),
    blur: within(numberIn(fields, 'shadowBlur', 5) * scale, 0, LIMITS.blurPx),
    color: color ? hexOf(color, numberIn(fields, 'shadowOpacity', 1)) : '#000000',
  }
}

/** Dashes are multiples of the width of the stroke. */
export function dashOf({ fields, draft, id }: PolotnoElement, strokeWidth: number): number[] {
  const dash = draft.first(listOf(fields['dash']), LIMITS.dashes, { noun: 'lengths of dashes', element: id })
  return dash.map((part) => within(Number(part) * strokeWidth, 0, LIMITS.dashPx))
}
