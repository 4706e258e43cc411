/** Larger Skia canvases stay blank without an error. */
export const MAX_SIDE_PX = 16_384
