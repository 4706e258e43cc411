import type { Element } from '../document/elements/element.ts'
import type { Box } from './geometry/resize-box.ts'

/** Kinds that are drawn by dragging out their box. */
export type BoxKind = 'text' | 'rect' | 'ellipse'

const INK = '#1f1a15'
const SHAPE_FILL = '#d9d2c8'
const TEXT_SIZE_PX = 32

/** Returns an element with colors that can be seen on white. A text without a width is as wide as what is typed. */
export function newElement(kind: BoxKind, id: string, box: Box): Element {
  switch (kind) {
    case 'text':
      return {
        id,
        type: 'text',
        ...box,
        text: '',
        fontFamily: 'Inter',
        fontSize: TEXT_SIZE_PX,
        fill: INK,
        fit: box.width === 0 ? 'hug' : 'grow',
      }
    case 'rect':
      return { id, type: 'rect', ...box, fill: SHAPE_FILL }
    case 'ellipse':
      return { id, type: 'ellipse', ...box, fill: SHAPE_FILL }
  }
}
