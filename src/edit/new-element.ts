import type { Element } from '../document/elements/element.ts'
import { fontSizeOn, type Setting } from './adding/item.ts'
import type { Box } from './geometry/resize-box.ts'

/** Kinds that are drawn by dragging out their box. */
export type BoxKind = 'text' | 'rect' | 'ellipse'

/** Returns an element in colors and fonts of the document. A text without a width is as wide as what is typed. */
export function newElement(kind: BoxKind, { id, ...box }: Box & { readonly id: string }, setting: Setting): Element {
  const { look, page } = setting
  switch (kind) {
    case 'text':
      return {
        id,
        type: 'text',
        ...box,
        text: '',
        fontFamily: look.bodyFont,
        fontSize: fontSizeOn(page, 1 / 34),
        fill: look.ink,
        fit: box.width === 0 ? 'hug' : 'grow',
      }
    case 'rect':
      return { id, type: 'rect', ...box, fill: look.fill }
    case 'ellipse':
      return { id, type: 'ellipse', ...box, fill: look.fill }
  }
}
