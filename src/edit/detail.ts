import type { Element } from '../document/elements/element.ts'

/** A part of the only selected element that is edited: a picture in its frame, a point of a line, or its data. */
export type Detail =
  | { readonly kind: 'crop'; readonly id: string }
  | { readonly kind: 'point'; readonly id: string; readonly index: number }
  | { readonly kind: 'data'; readonly id: string }

/** Whether an element is filled from a grid of values, which is what there is to edit in it. */
export function isGrid({ type }: Pick<Element, 'type'>): boolean {
  return type === 'chart' || type === 'table'
}
