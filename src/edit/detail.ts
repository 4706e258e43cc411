/** A part of the only selected element that is edited on the stage: a picture in its frame, or a point of a line. */
export type Detail =
  | { readonly kind: 'crop'; readonly id: string }
  | { readonly kind: 'point'; readonly id: string; readonly index: number }
