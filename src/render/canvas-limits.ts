/** Skia hands out blank canvases beyond this many pixels a side, in silence. */
export const MAX_SIDE_PX = 16_384
